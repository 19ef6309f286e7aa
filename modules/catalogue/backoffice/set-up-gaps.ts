import { useCall } from '#ui/backoffice/calls.ts'
import type { OverviewPart } from '#ui/backoffice/overview.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconSettingsExclamation } from '@tabler/icons-react'
import { catalogueEndpoints } from '../contract.ts'
import { gapTexts } from '../words/gaps.ts'

/** Whether the brand has no products. False while `total`, the number of products, is still loading (undefined). */
export const lacksProducts = (total: number | undefined): boolean => total === 0

/** A hint on the overview while the brand has no products. Only staff who may create products see it. */
export function useProductGap(): OverviewPart {
  const t = useTexts(gapTexts)
  const { user } = useStaff()
  const enabled = hasRole(user, ['ROLE_ADMIN', 'ROLE_BACKOFFICE'])
  const products = useCall(catalogueEndpoints.products.list, { query: { pageSize: 1 } }, { enabled })
  if (products.isLoading) return { kind: 'loading' }
  const isMissing = enabled && lacksProducts(products.data?.meta?.total)
  return {
    kind: 'ready',
    attention: isMissing ? [{ key: 'product', icon: IconSettingsExclamation, tone: 'new', to: '/produkte', ...t }] : [],
  }
}
