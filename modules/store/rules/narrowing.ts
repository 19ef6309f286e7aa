import { appointments } from '#modules/branches/rules/appointment-slots.ts'
import { MINUTES_PER_DAY, type OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import { weekHours } from '#modules/branches/rules/week-hours.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { dateAt } from '#kernel/time.ts'
import { earliestOf } from './earliest.ts'
import type { StoreCategory, StoreOffering } from './menu.ts'
import { orderAppointmentContext, type ServingBranch, type TimedProduct } from './serving.ts'

/** The times of this number of days, from today, are compared. All weekdays are among them, and today a second time. */
const COMPARED_DAYS = 8

/** When the schedule of a product offers it. What does not differ from the opening hours of the branch is undefined. */
export interface OfferedHours {
  /** The first and the last weekday, from 0 (Monday) to 6. Undefined: on each day. */
  readonly days: { readonly from: number; readonly to: number } | undefined
  /** Start and end in minutes after midnight. An end above 1440 is on the next day. */
  readonly from: number | undefined
  readonly to: number | undefined
}

/** A product because of which an order has fewer times than the branch offers, and the reason. */
export interface Narrowing<P> {
  readonly product: P
  /**
   * `late`: it has a long lead time, or is sold out now. `at` is its first possible time; undefined: it has none on any day for which
   * guests can order. `hours`: its schedule. `hours` is undefined if the schedule cannot be written in a few words.
   */
  readonly reason:
    | { readonly kind: 'late'; readonly at: Temporal.Instant | undefined }
    | { readonly kind: 'hours'; readonly hours: OfferedHours | undefined }
}

/**
 * Returns the products that reduce the times of the branch from which the guest can choose, each product once. Each product is compared
 * alone with the times of the branch. So two products with the same schedule are both returned (docs/rules/time.md, Slots). A lead time
 * that is not long (`earliestOf`) is no reason.
 */
export function narrowingProducts<P extends TimedProduct, C extends StoreCategory>(
  branch: ServingBranch,
  products: readonly P[],
  offering: Pick<StoreOffering<P, C>, 'product' | 'category'>,
  at: { serving: DeliveryType; now: Temporal.Instant },
): Narrowing<P>[] {
  const branchOnly = orderAppointmentContext<P, C>(branch, [], offering, at)
  const today = dateAt(at.now, branch.timeZone)
  const days = Array.from({ length: COMPARED_DAYS }, (_, ahead) => today.add({ days: ahead }))
  const numberOfTimes = (schedules: readonly OpeningHours[]): number => {
    const offered = appointments({ ...branchOnly, schedules })
    return days.reduce((sum, date) => sum + offered.slotsOn(date).length, 0)
  }
  const all = numberOfTimes([])
  if (all === 0) return []
  const late = earliestOf(branch, products, offering, at)?.late ?? []
  return [...new Set(products)].flatMap((product): Narrowing<P>[] => {
    const slow = late.find((one) => one.product === product)
    if (slow) return [{ product, reason: { kind: 'late', at: slow.at } }]
    const alone = orderAppointmentContext(branch, [product], offering, at)
    if (alone.notBefore) return [{ product, reason: { kind: 'late', at: appointments(alone).nextFree() } }]
    const schedules = (alone.schedules ?? []).filter((schedule) => schedule.length > 0)
    if (schedules.length === 0 || numberOfTimes(schedules) === all) return []
    return [{ product, reason: { kind: 'hours', hours: offeredHours(schedules, branchOnly.hours) } }]
  })
}

/** Undefined if there are several schedules, or if the week of the schedule has several periods. */
function offeredHours(schedules: readonly OpeningHours[], opened: OpeningHours): OfferedHours | undefined {
  const different = [...new Set(schedules.map((schedule) => JSON.stringify(schedule)))]
  const [week, ...more] = weekHours(schedules[0] ?? []).filter(({ spans }) => spans.length > 0)
  const [span, ...others] = week?.spans ?? []
  if (!week || !span || different.length > 1 || more.length > 0 || others.length > 0) return undefined
  const spans = weekHours(opened).flatMap((line) => line.spans)
  const isFromOpening = span.from <= Math.min(MINUTES_PER_DAY, ...spans.map(({ from }) => from))
  const isToClosing = spans.every(({ to }) => span.to >= to)
  return {
    days: week.from === 0 && week.to === 6 ? undefined : { from: week.from, to: week.to },
    from: isFromOpening ? undefined : span.from,
    to: isToClosing ? undefined : span.to,
  }
}
