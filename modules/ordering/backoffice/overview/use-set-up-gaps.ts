import { branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { hasRole, useStaff } from '#ui/backoffice/staff.tsx'
import { type Gap, gapsOf } from './set-up-gaps.ts'

/** For those who can mend them; the desk is not asked for what it may not change. */
export function useSetUpGaps(): readonly Gap[] {
  const { user } = useStaff()
  const enabled = hasRole(user, ['ROLE_ADMIN', 'ROLE_BACKOFFICE'])
  // Read as the shell reads them, which has them already.
  const branches = useCall(branchesEndpoints.list, { query: { pageSize: 500 } }, { enabled })
  const products = useCall(catalogueEndpoints.products.list, { query: { pageSize: 1 } }, { enabled })
  return enabled ? gapsOf({ branches: branches.data?.value, products: products.data?.meta?.total }) : []
}
