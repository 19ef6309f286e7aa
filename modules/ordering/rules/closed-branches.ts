import type { Branch } from '#modules/branches/contract.ts'
import { branchOpening, type BranchHours } from '#modules/branches/rules/branch-opening.ts'

/** A branch that is closed now. */
interface ClosedBranch {
  id: string
  /** The next opening, in milliseconds since 1970; undefined if none is known. */
  opensAt: number | undefined
  /**
   * True: new orders wait for staff only from the opening on. False for rides: they are for later times, so staff must react even while the
   * branch is closed.
   */
  countsFromOpening: boolean
}

interface House extends BranchHours, Pick<Branch, 'id' | 'kind' | 'timeZone'> {}

/**
 * Returns the branches that are closed now, sorted by their next opening (docs/rules/back-office.md, Order board). Empty if all are open. `now`:
 * milliseconds since 1970.
 */
export function closedBranches(branches: readonly House[], now: number): ClosedBranch[] {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
  return branches
    .flatMap((branch): ClosedBranch[] => {
      const opening = branchOpening(branch, at, branch.timeZone)
      if (opening.state !== 'closed') return []
      const countsFromOpening = branch.kind === 'orders'
      return [{ id: branch.id, opensAt: opening.opensAt?.epochMilliseconds, countsFromOpening }]
    })
    .toSorted((a, b) => (a.opensAt ?? Infinity) - (b.opensAt ?? Infinity))
}
