import type { Zone } from '#kernel/time.ts'
import {
  contains,
  isOpen,
  nextOpening,
  type OpeningHours,
  windowsBetween,
} from '#modules/branches/rules/opening-hours.ts'

/** A product or category as far as its offering goes (specification §3). */
export interface Offered {
  readonly isEnabled: boolean
  /** Categories have no such flag: public. */
  readonly isPublic?: boolean | undefined
  readonly isVisibleWhenUnavailable: boolean
  readonly schedule: OpeningHours
}

/** `disabled` is shown but cannot be ordered. */
export type Availability = 'orderable' | 'disabled' | 'hidden'

/** No schedule: always. */
export const isScheduled = (schedule: OpeningHours, at: Temporal.Instant, zone: Zone): boolean =>
  schedule.length === 0 || isOpen(schedule, at, zone)

/** Orderable: isEnabled and no schedule or within it; else shown disabled, hidden unless isVisibleWhenUnavailable (specification §4). */
export function availabilityOf(offered: Offered, at: Temporal.Instant, zone: Zone): Availability {
  if (offered.isPublic === false) return 'hidden'
  if (offered.isEnabled && isScheduled(offered.schedule, at, zone)) return 'orderable'
  return offered.isVisibleWhenUnavailable ? 'disabled' : 'hidden'
}

/** A product within its category: whichever of the two restricts more. */
export function productAvailability(
  product: Offered,
  category: Offered | undefined,
  at: Temporal.Instant,
  zone: Zone,
): Availability {
  const own = availabilityOf(product, at, zone)
  const shared = category ? availabilityOf(category, at, zone) : 'orderable'
  if (own === 'hidden' || shared === 'hidden') return 'hidden'
  return own === 'orderable' ? shared : own
}

/** When a disabled product can be ordered again ('ab 17:00'): the first time, within 7 days, at which both schedules allow it. */
export function availableAgain(
  product: Offered,
  category: Offered | undefined,
  at: Temporal.Instant,
  zone: Zone,
): Temporal.Instant | undefined {
  if (!product.isEnabled || category?.isEnabled === false) return undefined
  const schedules = [product.schedule, category?.schedule ?? []].filter((schedule) => schedule.length > 0)
  const [first, second] = schedules
  if (!first) return at
  if (!second) return nextOpening(first, at, zone)
  const end = at.add({ hours: 7 * 24 })
  const windows = schedules.map((schedule) => windowsBetween(schedule, at, end, zone))
  const starts = windows.flat().map((window) => window.from)
  return starts
    .toSorted(Temporal.Instant.compare)
    .find((start) => windows.every((each) => each.some((window) => contains(window, start))))
}
