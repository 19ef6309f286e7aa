import type { Locale } from '#contract/locale.ts'
import { format } from '#kernel/money.ts'
import type { Failure } from '#kernel/result.ts'
import { formatAppointment, type Zone } from '#kernel/time.ts'
import { acceptsAppointment } from '#modules/branches/rules/appointment-slots.ts'
import { type ChosenPart, configurationProblems } from '#modules/catalogue/rules/configuration.ts'
import {
  availableAgain,
  isSoldOut,
  offeredAvailability,
  type Offered,
} from '#modules/catalogue/rules/product-availability.ts'
import { wholeAgain } from '#modules/catalogue/rules/whole-again.ts'
import { productName, stepName } from '#modules/catalogue/rules/product-words.ts'
import { isAmountSold, isSoldIn, quantityBounds } from '#modules/catalogue/rules/quantities.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { type CartProduct, orderLineKey } from './cart.ts'
import { areaNamed, type DeliveryPostcode, postcodeProblem, type PricedArea } from '#modules/branches/rules/delivery.ts'
import { type CartPrice, isPriceable, orderedBounds, priceCart } from './food-price.ts'
import type { StoreCategory, StoreOffering } from './menu.ts'
import {
  orderAppointmentContext,
  type ServingBranch,
  servingHours,
  servingState,
  servingTypes,
  takesOrders,
  type TimedProduct,
} from './serving.ts'

export interface OrderingBranch extends ServingBranch {
  readonly isTableSelectionEnabled: boolean
  readonly isAppointmentRequired: boolean
  readonly deliveryAreas: readonly PricedArea[]
}

export type OrderedProduct = CartProduct & TimedProduct

/** Minutes by which an order may start earlier or later than the guest saw, without a question to the guest. */
const UNASKED_MINUTES = 30

/** The fields of a food order that `checkOrder` checks. Contact and payment are checked by other functions. */
export interface FoodOrder {
  readonly serving: DeliveryType
  readonly deliveryArea: string
  /** Checked only if the order is a delivery. */
  readonly postcode: DeliveryPostcode
  readonly table: string
  /** The requested time. Null: as soon as possible. */
  readonly appointment: Temporal.Instant | null
  /** When an order as soon as possible starts, as the guest saw it: 'now', or the next opening (ISO) of a closed branch. */
  readonly expectedStart?: string | undefined
  readonly items: readonly {
    readonly product: string
    readonly amount: number
    readonly unit?: string | undefined
    readonly parts: readonly ChosenPart[]
  }[]
}

interface OrderCheck<P extends OrderedProduct, C extends StoreCategory> {
  readonly branch: OrderingBranch
  readonly offering: StoreOffering<P, C>
  /** Identifiers of all tables of the branch. */
  readonly tables: readonly string[]
  readonly now: Temporal.Instant
  readonly currency: string
  /** Language of the names in the errors. */
  readonly locale: Locale
}

export interface CheckedOrder<P extends OrderedProduct> {
  /** All problems, each with code, field (`items.0`, `items.0.parts.size`, `deliveryArea` …) and the values for its error text. */
  readonly errors: readonly Failure[]
  /** The items whose product the branch offers, even if they have other problems. */
  readonly items: readonly {
    readonly index: number
    readonly product: P
    readonly amount: number
    readonly unit: string
    readonly parts: readonly ChosenPart[]
  }[]
  readonly price: CartPrice
}

/**
 * Checks delivery type, items, minimum value and time of a food order, and returns all problems at once. The server uses this function for
 * new orders and for dishes that staff add (specification §5; docs/rules/time.md and docs/rules/money.md).
 */
export function checkOrder<P extends OrderedProduct, C extends StoreCategory>(
  order: FoodOrder,
  check: OrderCheck<P, C>,
): CheckedOrder<P> {
  const { branch, offering } = check
  const items = order.items.flatMap((item, index) => {
    const product = offering.product(item.product)
    return product && offering.isListed(product) ? [{ ...item, index, product, unit: item.unit ?? product.unit }] : []
  })
  const gone = order.items.flatMap((_, index): Failure[] =>
    items.some((item) => item.index === index) ? [] : [{ code: 'product.unknown', field: `items.${index}` }],
  )
  const area = areaNamed(branch.deliveryAreas, order.deliveryArea)
  const price = priceCart(
    items.filter(isPriceable).map((item) => ({ ...item, key: orderLineKey(item.index) })),
    { serving: order.serving, area },
  )
  const errors = [
    ...servingErrors(order, check),
    ...gone,
    ...items.flatMap((item) => itemErrors(item, order, check)),
    ...(gone.length > 0 ? [] : minimumErrors(price, check.currency)),
    ...appointmentErrors(
      order,
      items.map(({ product }) => product),
      check,
    ),
  ]
  return { errors, items, price }
}

function servingErrors<P extends OrderedProduct, C extends StoreCategory>(
  order: FoodOrder,
  { branch, tables }: OrderCheck<P, C>,
): Failure[] {
  const { serving, deliveryArea, postcode, table } = order
  if (!servingTypes(branch).includes(serving)) return [{ code: 'order.serving_unavailable', field: 'deliveryType' }]
  // A missing delivery area is reported by the check of the contact, not here.
  if (serving === 'delivery' && deliveryArea !== '' && !areaNamed(branch.deliveryAreas, deliveryArea))
    return [{ code: 'delivery.area_unknown', field: 'deliveryArea' }]
  const astray = serving === 'delivery' && postcodeProblem(branch.deliveryAreas, deliveryArea, postcode)
  if (astray) return [astray]
  if (serving !== 'dineIn') return []
  if (table === '') return branch.isTableSelectionEnabled ? [{ code: 'field.required', field: 'table' }] : []
  return tables.includes(table) ? [] : [{ code: 'table.unknown', field: 'table' }]
}

function itemErrors<P extends OrderedProduct, C extends StoreCategory>(
  item: CheckedOrder<P>['items'][number],
  { appointment, serving }: Pick<FoodOrder, 'appointment' | 'serving'>,
  { branch, offering, locale, now }: OrderCheck<P, C>,
): Failure[] {
  const { product, amount, unit, parts, index } = item
  const at = appointment ?? now
  const field = `items.${index}`
  const name = productName(product, locale)
  const availability = offeredAvailability(product, offering, at, branch.timeZone)
  // If a time is chosen, schedules are not checked here. If the product is not offered at that time, this is reported once, as a problem of
  // the time.
  const isOffered =
    Temporal.Instant.compare(at, now) === 0
      ? availability === 'orderable'
      : isOfferedAtAll(product, offering, at, branch.timeZone)
  const isSold = isSoldIn(product, unit)
  const bounds = isPriceable(item) ? quantityBounds(product, unit) : orderedBounds(item)
  return [
    ...(isOffered
      ? []
      : [
          {
            code: isSoldOut(product, at) ? 'product.sold_out' : 'product.unavailable',
            field,
            values: { name, ...againOf(product, offering, at, branch, serving) },
          } satisfies Failure,
        ]),
    ...(isSold ? [] : [{ code: 'product.unit', field, values: { name } } satisfies Failure]),
    ...((isSold && !isAmountSold(product, amount, unit)) || !isPriceable(item)
      ? [
          {
            code: 'product.quantity',
            field,
            values: {
              name,
              min: bounds.minimum,
              step: bounds.step,
              ...(bounds.maximum ? { max: bounds.maximum } : {}),
            },
          } satisfies Failure,
        ]
      : []),
    ...configurationProblems(product, parts).map(({ step, code }) => ({
      code,
      field: `${field}.parts.${step}`,
      values: { name, step: stepName(product, step, locale) },
    })),
  ]
}

/** When the product can be ordered again, as text in the same format as on its card in the storefront. Empty: this time is not known. */
function againOf<P extends OrderedProduct, C extends StoreCategory>(
  product: P,
  offering: StoreOffering<P, C>,
  at: Temporal.Instant,
  branch: OrderingBranch,
  serving: DeliveryType,
): { again?: string } {
  const first = availableAgain(product, offering.category(product), at, branch.timeZone, servingHours(branch, serving))
  const again = wholeAgain(product, offering, first, branch.timeZone)
  return again && Temporal.Instant.compare(again, at) > 0 ? { again: formatAppointment(again, branch.timeZone) } : {}
}

/** Whether the product, and all parts of it if it is a bundle, are enabled, public and not sold out at that time. Schedules are not checked. */
function isOfferedAtAll<P extends OrderedProduct, C extends StoreCategory>(
  product: P,
  offering: StoreOffering<P, C>,
  at: Temporal.Instant,
  zone: Zone,
): boolean {
  const always = <O extends Offered>(offered: O): O => ({ ...offered, schedule: [] })
  const timeless = {
    product: (id: string) => {
      const part = offering.product(id)
      return part && always(part)
    },
    category: (one: P) => {
      const category = offering.category(one)
      return category && always(category)
    },
  }
  return offeredAvailability(always(product), timeless, at, zone) === 'orderable'
}

function minimumErrors({ terms }: CartPrice, currency: string): Failure[] {
  if (!terms?.missing || !terms.minimum) return []
  const values = { amount: format(terms.minimum, currency), missing: format(terms.missing, currency) }
  return [{ code: 'delivery.below_minimum', field: 'deliveryArea', values }]
}

function appointmentErrors<P extends OrderedProduct, C extends StoreCategory>(
  order: FoodOrder,
  products: readonly P[],
  { branch, offering, now }: OrderCheck<P, C>,
): Failure[] {
  const { serving, appointment } = order
  const field = 'appointmentDate'
  if (!servingTypes(branch).includes(serving)) return []
  const state = servingState(branch, serving, now)
  const values = state.next ? { opens: formatAppointment(state.next, branch.timeZone) } : {}
  if (!takesOrders(branch, serving, now))
    return [{ code: serving === 'delivery' ? 'order.no_delivery' : 'order.closed', field, values }]
  if (!appointment && branch.isAppointmentRequired) return [{ code: 'appointment.required', field }]
  if (!appointment) {
    const code = changedHours(order, state, now)
    return code ? [{ code, field, values }] : []
  }
  const accepted = acceptsAppointment(
    appointment,
    orderAppointmentContext(branch, products, offering, { serving, now }),
  )
  if (accepted.ok) return []
  const code = accepted.code === 'appointment.unavailable' ? 'appointment.not_served' : accepted.code
  return [{ code, field, values: accepted.values }]
}

/**
 * Why an order as soon as possible would surprise the guest: the branch has closed, or it starts the order at another time than the guest
 * saw. Undefined: the hours are as the guest saw them, or the order does not say what the guest saw.
 */
function changedHours(
  { serving, expectedStart }: FoodOrder,
  { isOpen, next }: ReturnType<typeof servingState>,
  now: Temporal.Instant,
): 'appointment.closed_now' | 'appointment.no_delivery_now' | 'appointment.hours_changed' | undefined {
  if (expectedStart === 'now') {
    if (isOpen) return undefined
    return serving === 'delivery' ? 'appointment.no_delivery_now' : 'appointment.closed_now'
  }
  const start = isOpen ? now : next
  if (!expectedStart || !start) return undefined
  const minutes = Temporal.Instant.from(expectedStart).since(start).total('minutes')
  // If the branch is open and the seen opening is over, the order starts as the guest expects, however late the guest sends it.
  return minutes > UNASKED_MINUTES || (!isOpen && minutes < -UNASKED_MINUTES) ? 'appointment.hours_changed' : undefined
}
