import type { Branch } from '#modules/branches/contract.ts'
import { branchOpening, type BranchHours, offeredHours, onlyDelivers } from '#modules/branches/rules/branch-opening.ts'

/** A branch that is closed now, or that only delivers. */
interface ClosedBranch {
  id: string
  /** The next opening, in milliseconds since 1970; undefined if none is known. */
  opensAt: number | undefined
  /**
   * True: new orders wait for staff only from the opening on. False for rides: they are for later times, so staff must react even while the
   * branch is closed.
   */
  countsFromOpening: boolean
  /** True: the branch delivers, but guests cannot pick up anything or eat there. Deliveries wait for staff at once. */
  delivers: boolean
}

interface House extends BranchHours, Pick<Branch, 'id' | 'isDeliveryEnabled' | 'kind' | 'timeZone'> {}

/**
 * Returns the branches that are closed now or only deliver, sorted by their next opening (docs/rules/back-office.md, Order board). Empty if all are
 * open. `now`: milliseconds since 1970.
 */
export function closedBranches(branches: readonly House[], now: number): ClosedBranch[] {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
  return branches
    .map(offeredHours)
    .flatMap((branch): ClosedBranch[] => {
      const countsFromOpening = branch.kind === 'orders'
      const delivery = countsFromOpening ? onlyDelivers(branch, at, branch.timeZone) : undefined
      const opening = branchOpening(branch, at, branch.timeZone)
      if (!delivery && opening.state !== 'closed') return []
      const opensAt = delivery ? delivery.opensAt : 'opensAt' in opening ? opening.opensAt : undefined
      return [
        { id: branch.id, opensAt: opensAt?.epochMilliseconds, countsFromOpening, delivers: delivery !== undefined },
      ]
    })
    .toSorted((a, b) => (a.opensAt ?? Infinity) - (b.opensAt ?? Infinity))
}
