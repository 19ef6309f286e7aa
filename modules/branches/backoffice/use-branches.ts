import { useCall } from '#ui/backoffice/calls.ts'
import type { Loaded } from '#ui/backoffice/module.ts'
import type { StaffBranch } from '#ui/backoffice/staff.tsx'
import { useMemo } from 'react'
import { branchesEndpoints } from '../contract.ts'

/** The list behind references: its contract is read in any case. */
export const branchList = () => Promise.resolve(branchesEndpoints.list)

/** The branches that the user sees. The server answers only those that belong to the user. */
export function useBranches({ enabled }: { enabled: boolean }): Loaded<readonly StaffBranch[]> {
  const branches = useCall(branchesEndpoints.list, { query: { pageSize: 500 } }, { enabled })
  const found = branches.data?.value
  const value = useMemo(
    () =>
      found?.map(({ id, identifier, name, code, kind, city, timeZone }) => ({
        id,
        identifier,
        name,
        code,
        kind,
        city,
        timeZone,
      })),
    [found],
  )
  return { value, error: branches.error, retry: () => void branches.refetch() }
}
