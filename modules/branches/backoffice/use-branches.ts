import { firstCall, useCall } from '#ui/backoffice/calls.ts'
import type { Loaded } from '#ui/backoffice/module.ts'
import type { StaffBranch } from '#ui/backoffice/staff.tsx'
import { useMemo } from 'react'
import { branchesEndpoints } from '../contract.ts'

/**
 * The definition of the call that lists branches, for form fields that refer to a branch. Such fields expect a function that loads this
 * definition later. The contract of this module is always loaded, so the definition is returned at once.
 */
export const branchList = () => Promise.resolve(branchesEndpoints.list)

/** The list of branches is short, so it is loaded as one page. */
const onePage = { query: { pageSize: 500 } }
export const firstBranches = firstCall(branchesEndpoints.list, onePage)

/** Loads the branches of the user. The server returns only branches that the user may see. */
export function useBranches({ enabled }: { enabled: boolean }): Loaded<readonly StaffBranch[]> {
  const branches = useCall(branchesEndpoints.list, onePage, { enabled })
  const found = branches.data?.value
  const value = useMemo(
    () =>
      found?.map(({ id, identifier, name, code, kind, city, timeZone, preparationMinutes }) => ({
        id,
        identifier,
        name,
        code,
        kind,
        city,
        timeZone,
        preparationMinutes,
      })),
    [found],
  )
  return { value, error: branches.error, retry: () => void branches.refetch() }
}
