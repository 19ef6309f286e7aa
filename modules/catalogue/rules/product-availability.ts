import type { Zone } from '#kernel/time.ts'
import { isOpen, nextOpening, type OpeningHours } from '#modules/branches/rules/opening-hours.ts'

/** The values of a product or category that decide its availability (specification §3). */
export interface Offered {
  readonly isEnabled: boolean
  /** Missing in categories, which are always public. */
  readonly isPublic?: boolean | undefined
  readonly isVisibleWhenUnavailable: boolean
  readonly schedule: OpeningHours
  /** The frontdesk's sold-out mark, with its end in `soldOutUntil`. Categories have none. */
  readonly isSoldOut?: boolean | undefined
  /** End of the mark as an ISO instant. */
  readonly soldOutUntil?: string | null | undefined
}

/** `disabled`: shown, but it cannot be ordered. */
export type Availability = 'orderable' | 'disabled' | 'hidden'

/** Whether the schedule includes the instant. Without a schedule it always does. */
const isScheduled = (schedule: OpeningHours, at: Temporal.Instant, zone: Zone): boolean =>
  schedule.length === 0 || isOpen(schedule, at, zone)

/** `isScheduled` for one instant, with a cache: hundreds of products share a few schedules. */
export function scheduledAt(at: Temporal.Instant, zone: Zone): (schedule: OpeningHours) => boolean {
  const known = new Map<string, boolean>()
  return (schedule) => {
    if (schedule.length === 0) return true
    const key = JSON.stringify(schedule)
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = isScheduled(schedule, at, zone)
    known.set(key, answer)
    return answer
  }
}

/** Whether a product is marked as sold out. At the end of the mark it is available again; without an end it stays sold out. */
export const isSoldOut = (offered: Pick<Offered, 'isSoldOut' | 'soldOutUntil'>, at: Temporal.Instant): boolean =>
  offered.isSoldOut === true &&
  (!offered.soldOutUntil || Temporal.Instant.compare(at, Temporal.Instant.from(offered.soldOutUntil)) < 0)

/**
 * A product or category is orderable if it is enabled, not sold out, and within its schedule if it has one. Otherwise it is disabled if
 * isVisibleWhenUnavailable, or hidden (specification §4).
 */
export function availabilityOf(
  offered: Offered,
  at: Temporal.Instant,
  zone: Zone,
  scheduled = (schedule: OpeningHours): boolean => isScheduled(schedule, at, zone),
): Availability {
  if (offered.isPublic === false) return 'hidden'
  if (offered.isEnabled && !isSoldOut(offered, at) && scheduled(offered.schedule)) return 'orderable'
  return offered.isVisibleWhenUnavailable ? 'disabled' : 'hidden'
}

/** Availability of a product within its category: the more restrictive of the two counts. */
export function productAvailability(
  product: Offered,
  category: Offered | undefined,
  at: Temporal.Instant,
  zone: Zone,
  scheduled?: (schedule: OpeningHours) => boolean,
): Availability {
  const own = availabilityOf(product, at, zone, scheduled)
  const shared = category ? availabilityOf(category, at, zone, scheduled) : 'orderable'
  if (own === 'hidden' || shared === 'hidden') return 'hidden'
  return own === 'orderable' ? shared : own
}

/** A product that may be a part of bundles, or a bundle itself. */
export interface Bundled extends Offered {
  readonly type: string
  readonly categoryId?: string | null | undefined
  readonly bundle: readonly { readonly product: string; readonly amount: number }[]
}

/** Finds products and their categories. */
export interface Offering<P extends Bundled = Bundled> {
  product(id: string): P | undefined
  /** The category in which a product is offered. */
  category(product: P): Offered | undefined
}

/** Availability of a product. A bundle is orderable only if every part is. A bundle cannot contain bundles. */
export function offeredAvailability<P extends Bundled>(
  product: P,
  offering: Offering<P>,
  at: Temporal.Instant,
  zone: Zone,
  scheduled?: (schedule: OpeningHours) => boolean,
): Availability {
  const own = productAvailability(product, offering.category(product), at, zone, scheduled)
  if (own !== 'orderable' || product.type !== 'bundle') return own
  const isWhole = partsOf(product, offering).every(
    (part) => part && productAvailability(part, offering.category(part), at, zone, scheduled) === 'orderable',
  )
  return isWhole ? 'orderable' : product.isVisibleWhenUnavailable ? 'disabled' : 'hidden'
}

/** The products in a bundle. A part that was deleted, or is a bundle itself, is undefined. Empty if the product is not a bundle. */
export const partsOf = <P extends Bundled>(product: P, offering: Pick<Offering<P>, 'product'>): (P | undefined)[] =>
  product.type === 'bundle'
    ? product.bundle.map(({ product: id }) => {
        const part = offering.product(id)
        return part?.type === 'bundle' ? undefined : part
      })
    : []

/**
 * The time at which a disabled product can be ordered again ('ab 17:00'). It is the first time that fits its own schedule, its category's, and
 * the hours of the branch, if these are given.
 */
export function availableAgain(
  product: Offered,
  category: Offered | undefined,
  at: Temporal.Instant,
  zone: Zone,
  hours?: OpeningHours,
): Temporal.Instant | undefined {
  if (!product.isEnabled || product.isPublic === false || category?.isEnabled === false) return undefined
  const schedules = [product.schedule, category?.schedule ?? []].filter((schedule) => schedule.length > 0)
  // An empty schedule means 'always', so it is left out. Empty hours mean 'never', so they count.
  const rules = hours ? [...schedules, hours] : schedules
  if (isSoldOut(product, at)) {
    const { soldOutUntil } = product
    return soldOutUntil ? firstCommon(rules, Temporal.Instant.from(soldOutUntil), zone) : undefined
  }
  return firstCommon(rules, at, zone)
}

/** The most steps of the search for a common time. They are enough for more than two weeks of daily hours. */
const MOST_TURNS = 32

/** The first instant from `at` on at which all rules are open. */
function firstCommon(rules: readonly OpeningHours[], at: Temporal.Instant, zone: Zone): Temporal.Instant | undefined {
  let time = at
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const closed = rules.find((hours) => !isOpen(hours, time, zone))
    if (!closed) return time
    const next = nextOpening(closed, time, zone)
    if (!next) return undefined
    time = next
  }
  return undefined
}
