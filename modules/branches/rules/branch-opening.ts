import { dateAt, type Zone } from '#kernel/time.ts'
import {
  businessDay,
  CLOSING_SOON_MINUTES,
  closesSoon,
  isAlwaysOpen,
  isOpen,
  nextOpening,
  type OpeningHours,
  openUntil,
} from './opening-hours.ts'

/** The hours of a branch (specification §3, Branch). */
export interface BranchHours {
  readonly openingHours: OpeningHours
  readonly deliveryHours: OpeningHours
  readonly isDeliveryHoursEnabled: boolean
}

/**
 * The hours that apply to an order. For a delivery, these are the delivery hours if they are enabled, otherwise the opening hours (specification §4;
 * docs/rules/time.md, Opening hours).
 */
export const hoursFor = (branch: BranchHours, purpose: { delivery: boolean }): OpeningHours =>
  purpose.delivery && branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours

/** The hours that decide whether a branch is shown as open: the opening hours and, if enabled, the delivery hours. */
const relevantHours = (branch: BranchHours): OpeningHours[] =>
  branch.isDeliveryHoursEnabled ? [branch.openingHours, branch.deliveryHours] : [branch.openingHours]

/**
 * A closing time is shown only if it is at most this number of hours ahead, because it is shown without a date. A guest who reads 'bis
 * 00:00' on Monday cannot know that Saturday is meant.
 */
const TOLD_HOURS = 24

type BranchOpening =
  | { state: 'always-open' }
  /** `until`: when the branch closes. Missing if that is not within the next 24 hours. */
  | { state: 'open' | 'closes-soon'; until?: Temporal.Instant }
  | { state: 'closed'; opensAt?: Temporal.Instant }

/**
 * Whether a branch is open, for example for the toolbar and the footer. The texts are '24h geöffnet', 'Geöffnet bis {time}' (shown as a
 * warning shortly before closing), or 'Geschlossen'.
 */
export function branchOpening(branch: BranchHours, at: Temporal.Instant, zone: Zone): BranchOpening {
  const hours = relevantHours(branch)
  if (hours.some((rules) => isAlwaysOpen(rules, dateAt(at, zone)))) return { state: 'always-open' }
  const open = hours.filter((rules) => isOpen(rules, at, zone))
  if (open.length === 0) {
    const opensAt = hours.flatMap((rules) => nextOpening(rules, at, zone) ?? []).toSorted(Temporal.Instant.compare)[0]
    return opensAt ? { state: 'closed', opensAt } : { state: 'closed' }
  }
  const ends = open.map((rules) => openUntil(rules, at, zone))
  const until = ends.some((end) => end === undefined)
    ? undefined
    : ends
        .flatMap((end) => end ?? [])
        .toSorted(Temporal.Instant.compare)
        .at(-1)
  const soon = open.every((rules) => closesSoon(rules, at, zone))
  const isTold = until && Temporal.Instant.compare(until, at.add({ hours: TOLD_HOURS })) <= 0
  return { state: soon ? 'closes-soon' : 'open', ...(isTold ? { until } : {}) }
}

/**
 * Returns the branch. If the branch does not deliver, its own delivery hours are switched off in the result, because unused hours must not
 * decide whether the branch counts as open.
 */
export const offeredHours = <B extends BranchHours & { readonly isDeliveryEnabled: boolean }>(branch: B): B => ({
  ...branch,
  isDeliveryHoursEnabled: branch.isDeliveryHoursEnabled && branch.isDeliveryEnabled,
})

/**
 * Whether a branch only delivers now: its own delivery hours run, and its opening hours do not. Undefined if not. Guests cannot pick up anything
 * or eat there then. Both times may be missing. `until`: when the delivery ends, if that is before the opening hours begin and within the next 24
 * hours. `opensAt`: when the opening hours begin next.
 */
export function onlyDelivers(
  branch: BranchHours,
  at: Temporal.Instant,
  zone: Zone,
): { until?: Temporal.Instant; opensAt?: Temporal.Instant } | undefined {
  if (!branch.isDeliveryHoursEnabled) return undefined
  if (isOpen(branch.openingHours, at, zone) || !isOpen(branch.deliveryHours, at, zone)) return undefined
  const opensAt = nextOpening(branch.openingHours, at, zone)
  const end = openUntil(branch.deliveryHours, at, zone)
  const isFirst = end && (!opensAt || Temporal.Instant.compare(end, opensAt) <= 0)
  const isTold = isFirst && Temporal.Instant.compare(end, at.add({ hours: TOLD_HOURS })) <= 0
  return { ...(isTold ? { until: end } : {}), ...(opensAt ? { opensAt } : {}) }
}

/**
 * The next time at which `branchOpening` can have another result: when the hours begin, 24 hours before they end, one hour before they end,
 * or when they end. Undefined if there is no such time in the near future.
 */
export function openingChangesAt(branch: BranchHours, at: Temporal.Instant, zone: Zone): Temporal.Instant | undefined {
  const changes = relevantHours(branch).flatMap((rules) => {
    if (!isOpen(rules, at, zone)) return nextOpening(rules, at, zone) ?? []
    const end = openUntil(rules, at, zone)
    return end ? [end.subtract({ hours: TOLD_HOURS }), end.subtract({ minutes: CLOSING_SOON_MINUTES }), end] : []
  })
  return changes.filter((change) => Temporal.Instant.compare(change, at) > 0).toSorted(Temporal.Instant.compare)[0]
}

/**
 * The business day to which a ticket number belongs. If the branch is open past midnight, the business day ends when these hours end
 * (docs/rules/orders.md, Numbers).
 */
export function branchBusinessDay(branch: BranchHours, at: Temporal.Instant, zone: Zone): Temporal.PlainDate {
  const days = relevantHours(branch).map((rules) => businessDay(rules, at, zone))
  return days.toSorted(Temporal.PlainDate.compare)[0] ?? dateAt(at, zone)
}
