import type { Branch } from '#modules/branches/contract.ts'
import { branchOpening, type BranchHours } from '#modules/branches/rules/branch-opening.ts'

/** A branch that is closed now. */
interface ClosedBranch {
  id: string
  /** The next opening, in milliseconds since 1970; undefined if none is known. */
  opensAt: number | undefined
}

interface House extends BranchHours, Pick<Branch, 'id' | 'kind' | 'timeZone'> {}

/**
 * Returns the branches that are closed now, sorted by their next opening. New orders of such a branch do not wait for staff before it
 * opens. Branches with rides are left out: their orders wait for staff at any time (docs/rules/back-office.md, Order board). `now`:
 * milliseconds since 1970.
 */
export function closedBranches(branches: readonly House[], now: number): ClosedBranch[] {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
  return branches
    .flatMap((branch): ClosedBranch[] => {
      const opening = branchOpening(branch, at, branch.timeZone)
      return branch.kind === 'orders' && opening.state === 'closed'
        ? [{ id: branch.id, opensAt: opening.opensAt?.epochMilliseconds }]
        : []
    })
    .toSorted((a, b) => (a.opensAt ?? Infinity) - (b.opensAt ?? Infinity))
}
