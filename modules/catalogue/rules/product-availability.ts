import type { Zone } from '#kernel/time.ts'
import { isOpen, nextOpening, type OpeningHours } from '#modules/branches/rules/opening-hours.ts'

/** The values of a product or category that decide whether it can be ordered (specification §3). */
export interface Offered {
  readonly isEnabled: boolean
  /** Missing for categories, which are always public. */
  readonly isPublic?: boolean | undefined
  readonly isVisibleWhenUnavailable: boolean
  readonly schedule: OpeningHours
  /** True: staff have marked the product as sold out. Categories have no such mark. */
  readonly isSoldOut?: boolean | undefined
  /** When the sold-out mark ends, as an ISO instant. Null: it has no end, so staff must remove it. */
  readonly soldOutUntil?: string | null | undefined
}

/** `disabled`: guests see the product but cannot order it. */
export type Availability = 'orderable' | 'disabled' | 'hidden'

/** Whether the schedule allows ordering at this time. An empty schedule always does. */
const isScheduled = (schedule: OpeningHours, at: Temporal.Instant, zone: Zone): boolean =>
  schedule.length === 0 || isOpen(schedule, at, zone)

/** Like `isScheduled`, for one fixed time. The returned function caches its results, because hundreds of products share a few schedules. */
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

/** Whether a product is sold out at a time. When its mark has ended, the product is available again; a mark without an end stays. */
export const isSoldOut = (offered: Pick<Offered, 'isSoldOut' | 'soldOutUntil'>, at: Temporal.Instant): boolean =>
  offered.isSoldOut === true &&
  (!offered.soldOutUntil || Temporal.Instant.compare(at, Temporal.Instant.from(offered.soldOutUntil)) < 0)

/**
 * Whether a product or category can be ordered: it must be enabled, not sold out, and its schedule must allow it. If it cannot be ordered,
 * guests see it only if `isVisibleWhenUnavailable` is set (specification §4). A product that is not public is always hidden.
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

/** 'hidden' if the product or its category is hidden. If neither is hidden: 'disabled' if one of them is disabled, else 'orderable'. */
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

/** A product that can be in bundles, or that is a bundle. */
export interface Bundled extends Offered {
  readonly type: string
  readonly categoryId?: string | null | undefined
  readonly bundle: readonly { readonly product: string; readonly amount: number }[]
}

/** Functions that find a product and its category. */
export interface Offering<P extends Bundled = Bundled> {
  product(id: string): P | undefined
  /** The category of a product. Undefined if the product has no category. */
  category(product: P): Offered | undefined
}

/** Whether a product can be ordered. A bundle can be ordered only if all its products can be ordered; a bundle must not contain bundles. */
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

/** The products in a bundle. An entry is undefined if its product was deleted or is itself a bundle. Empty if `product` is not a bundle. */
export const partsOf = <P extends Bundled>(product: P, offering: Pick<Offering<P>, 'product'>): (P | undefined)[] =>
  product.type === 'bundle'
    ? product.bundle.map(({ product: id }) => {
        const part = offering.product(id)
        return part?.type === 'bundle' ? undefined : part
      })
    : []

/**
 * The next time at which guests can order a product that they cannot order now. Screens show this time as 'ab 17:00'. At this time the
 * schedules of the product and of its category allow orders and, if `hours` is given, the branch is open. A sold-out product cannot be
 * ordered before its mark ends. Undefined if there is no such time, if the mark has no end, or if the product or its category is disabled.
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
  // An empty schedule means 'always': it is not needed here. Empty opening hours mean 'never open': they must stay in `rules`.
  const rules = hours ? [...schedules, hours] : schedules
  if (isSoldOut(product, at)) {
    const { soldOutUntil } = product
    return soldOutUntil ? firstCommon(rules, Temporal.Instant.from(soldOutUntil), zone) : undefined
  }
  return firstCommon(rules, at, zone)
}

/** The maximum number of steps of the search in `firstCommon`. For daily hours, these steps reach more than two weeks ahead. */
const MOST_TURNS = 32

/** The first time from `at` on at which all rules are open. Undefined if the search finds no such time within `MOST_TURNS` steps. */
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
