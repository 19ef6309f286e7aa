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

/** The values of a branch that decide its hours (specification §3, Branch). */
export interface BranchHours {
  readonly openingHours: OpeningHours
  readonly deliveryHours: OpeningHours
  readonly isDeliveryHoursEnabled: boolean
}

/** Pickup uses the opening hours. Delivery uses its own hours if they are enabled (specification §4; docs/rules/time.md, Opening hours). */
export const hoursFor = (branch: BranchHours, purpose: { delivery: boolean }): OpeningHours =>
  purpose.delivery && branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours

/** The hours that count for 'open' in toolbar and lists: opening hours and, if enabled, delivery hours. */
const relevantHours = (branch: BranchHours): OpeningHours[] =>
  branch.isDeliveryHoursEnabled ? [branch.openingHours, branch.deliveryHours] : [branch.openingHours]

/** Hours within which a closing is shown. It is shown as a time without a date: on Monday 'bis 00:00' must not mean Saturday. */
const TOLD_HOURS = 24

type BranchOpening =
  | { state: 'always-open' }
  /** `until` is missing if the branch does not close within the next 24 hours. */
  | { state: 'open' | 'closes-soon'; until?: Temporal.Instant }
  | { state: 'closed'; opensAt?: Temporal.Instant }

/** The state of a branch for toolbar and footer: '24h geöffnet', 'Geöffnet bis {time}', the same text as a warning, or 'Geschlossen'. */
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
 * The next time at which the result of `branchOpening` may change: the hours begin, end, or will end in 24 hours or in one hour. Undefined:
 * not in the near future.
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
 * The business day of ticket numbers. After midnight it is still the day before, as long as that day's hours last (docs/rules/orders.md,
 * Numbers).
 */
export function branchBusinessDay(branch: BranchHours, at: Temporal.Instant, zone: Zone): Temporal.PlainDate {
  const days = relevantHours(branch).map((rules) => businessDay(rules, at, zone))
  return days.toSorted(Temporal.PlainDate.compare)[0] ?? dateAt(at, zone)
}
