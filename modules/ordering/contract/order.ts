import { pricingModels } from '#kernel/units.ts'
import { Ride } from './ride.ts'
import type { Branch } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { deliveryTypes } from '../rules/contact.ts'
import { counterStates, paymentStates } from '../rules/lifecycle.ts'
import { decimal, kinds, Locale, OrderState, PaymentMethod } from './shapes.ts'

export const TaxLine = z.object({ rate: decimal, net: decimal, tax: decimal, gross: decimal })
/** Amounts in currency units; nets have 4 decimals (specification §3, Pricing result). */
export const Pricing = z.object({
  net: decimal,
  tax: decimal,
  gross: decimal,
  deliveryNet: decimal,
  deliveryTax: decimal,
  deliveryGross: decimal,
  totalNet: decimal,
  totalTax: decimal,
  totalGross: decimal,
  taxes: z.array(TaxLine),
  isApproximate: z.boolean(),
  hasHiddenPrices: z.boolean(),
})
export type Pricing = z.infer<typeof Pricing>

/** One line of an item's printed configuration. */
export const ItemDetail = z.object({
  name: z.string(),
  value: z.string(),
  files: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
})
export type ItemDetail = z.infer<typeof ItemDetail>

/** A priced line: for rides one per country and one per accessory. */
export const OrderItem = z.object({
  id: z.uuid(),
  position: z.int(),
  kind: z.enum(['product', 'ride', 'accessory']),
  productId: z.uuid().nullable(),
  name: z.string(),
  amount: decimal,
  unit: z.string(),
  unitPrice: decimal,
  /** The unit price before it was rounded, as a fraction of 1/10,000: '1543/5'; null where nothing was rounded. Never in a customer's order. */
  exactUnitPrice: z.string().nullable().optional(),
  net: decimal,
  taxRate: decimal,
  tax: decimal,
  gross: decimal,
  /** 'ca.' and 'ab' prices; the final price is known on completion. */
  calculationModel: z.enum(pricingModels),
  isPriceHidden: z.boolean(),
  /** Country of a ride's stretch. */
  country: z.string().nullable(),
  /** Allergen codes of the product when it was ordered: 'A, C, G'. */
  allergens: z.string().optional(),
  /** From which age, in years, guests might have it when it was ordered; null: everybody. */
  minimumAge: z.int().nullable().optional(),
  /** Printed configuration, in the order's language; files of upload steps with their addresses. */
  details: z.array(ItemDetail),
  /** Name and configuration in the language of the menu, for staff; null where the guest read the same. Never in a customer's order. */
  staffName: z.string().nullable().optional(),
  staffDetails: z.array(ItemDetail).nullable().optional(),
})
export type OrderItem = z.infer<typeof OrderItem>

export const TimelineEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.object({ type: z.enum(['user', 'customer', 'device', 'system']), name: z.string() }),
  action: z.string(),
  from: OrderState.nullable(),
  to: OrderState.nullable(),
  note: z.string(),
  values: z.record(z.string(), z.unknown()),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

const flags = {
  isConfirmed: z.boolean(),
  isRejected: z.boolean(),
  isCanceled: z.boolean(),
  isFailed: z.boolean(),
  isCompleted: z.boolean(),
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  isInDelivery: z.boolean(),
  isDelivered: z.boolean(),
  isPaid: z.boolean(),
  isRefunded: z.boolean(),
}

const CounterAppointment = z.object({
  appointment: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  message: z.string(),
  /** Open until answered, expired, or the order took another step. */
  state: z.enum(counterStates),
})

const common = {
  id: z.uuid(),
  uid: z.string().max(16),
  version: z.int(),
  kind: z.enum(kinds),
  state: OrderState,
  paymentState: z.enum(paymentStates),
  ...flags,
  ticketNumber: z.int().nullable(),
  branchId: z.uuid(),
  locale: Locale,
  deliveryType: z.enum(deliveryTypes),
  paymentMethod: PaymentMethod,
  /** When the customer wants it; null = as soon as possible. */
  appointment: z.iso.datetime().nullable(),
  /** The time that staff promise: the confirmed appointment or planned time. */
  appointmentDate: z.iso.datetime().nullable(),
  counterAppointment: CounterAppointment.nullable(),
  rejectionMessage: z.string(),
  tableIdentifier: z.string().nullable(),
  /** Name of the delivery area; empty unless delivered. */
  deliveryArea: z.string(),
  questionnaireRating: z.int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  currency: z.string(),
  pricing: Pricing,
  /** Given beside the price, in currency units; 0: none. It has no tax. */
  tip: decimal,
  items: z.array(OrderItem),
  ride: Ride.nullable(),
}

/** An item that staff changed or removed after the order came, as its guest reads it: what changed, not by whom or why. */
export const OrderEdit = z.object({
  at: z.iso.datetime(),
  /** The name as the guest read it on the menu. */
  name: z.string(),
  unit: z.string(),
  amountBefore: decimal,
  /** 0: it was removed. */
  amountAfter: decimal,
  /** What is chosen now, where the choices changed: 'groß, ohne Zwiebeln'. */
  choices: z.string().optional(),
  /** The new price of the line, if its price changed; null: only the amount changed. */
  newPrice: decimal.nullable(),
  /** The part of the guest's payment that was or is being refunded for it; 0: nothing. */
  refunded: decimal,
  /** The part that staff decided not to refund: to be settled with the guest in person; 0: nothing. */
  kept: decimal,
})
export type OrderEdit = z.infer<typeof OrderEdit>

/** What the customer's status page reads: only this order, and only the fields that the page shows. */
export const PublicOrder = z.object({
  ...common,
  email: z.string(),
  firstName: z.string(),
  /** Where a delivery goes, in one line; null: it is no delivery. */
  deliveredTo: z.string().nullable().optional(),
  /** May the customer cancel it now? */
  canCancel: z.boolean(),
  /** An unpaid online order that can still be paid: call `pay` for another attempt. */
  canPay: z.boolean(),
  /** When it last entered each of its states: times for the timeline of the page. */
  reachedAt: z.partialRecord(z.enum(['confirmed', 'in-delivery', 'completed']), z.iso.datetime()).optional(),
  /** Of an order that came while the branch was closed: when the branch opens. Staff can confirm it from then on. */
  awaitedFrom: z.iso.datetime().nullable().optional(),
  /** Changes that staff made to its items, oldest first. */
  changes: z.array(OrderEdit).optional(),
  /**
   * For an order that ended unfulfilled: what happens to money that has not been refunded. Nobody has decided yet, it is being refunded, or
   * staff decided to keep it. Null: there is none.
   */
  endedMoney: z.enum(['asked', 'going-back', 'kept']).nullable().optional(),
})
export type PublicOrder = z.infer<typeof PublicOrder>

/** Ratings 1 to 5 and a comment (specification §3, Questionnaire). */
export const Questionnaire = z.object({
  rating: z.int(),
  foodRating: z.int(),
  serviceRating: z.int(),
  processRating: z.int(),
  comment: z.string(),
})
export type Questionnaire = z.infer<typeof Questionnaire>

/** Another address than the customer's own (specification §3: isDeliveryAddressDifferent and delivery* copies). */
export const DeliveryAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  street: z.string(),
  floor: z.string(),
  stairway: z.string(),
  door: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

/** Money that came for an order and was not refunded. Each cent is in one of four accounts. Amounts in currency units. */
const OrderMoney = z.object({
  /** Paid for the price of the order. */
  price: decimal,
  /** Kept beyond the price, by decision. */
  kept: decimal,
  /** Not decided yet. */
  asked: decimal,
  /** To be refunded by decision, and not sent yet. */
  due: decimal,
  /** Tip, paid beside the price. */
  tip: decimal,
})

/** What staff read. */
export const Order = z.object({
  ...common,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  isCompany: z.boolean(),
  companyName: z.string(),
  vatNumber: z.string(),
  street: z.string(),
  floor: z.string(),
  stairway: z.string(),
  door: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  comment: z.string(),
  /** The delivery address when it differs from the address above; null: the same. */
  deliveryAddress: DeliveryAddress.nullable(),
  donateeId: z.uuid().nullable(),
  /**
   * Some of its money still needs a decision: it came late, twice or with another amount, or could not be refunded (docs/rules/orders.md,
   * Payment).
   */
  isRefundAsked: z.boolean(),
  /** Ratings 1 to 5 and a comment, once the customer has sent them. */
  questionnaire: Questionnaire.nullable(),
  origin: z.string(),
  /** Items that the kitchen has done, and when the whole ticket was done. */
  kitchenItems: z.array(z.uuid()),
  kitchenDoneAt: z.iso.datetime().nullable(),
  /** Set once somebody of the branch opened or changed it: then the sound stops. */
  seenAt: z.iso.datetime().nullable(),
  escalatedAt: z.iso.datetime().nullable(),
  isMissed: z.boolean(),
  /** For an order that came while the branch was closed: when it opens, and staff can first see it. */
  awaitedFrom: z.iso.datetime().nullable().optional(),
  /** When an online order was paid: it waits for staff only from then on. */
  paidAt: z.iso.datetime().nullable().optional(),
  /** What the business holds of its money (ADR 0031). */
  money: OrderMoney,
  timeline: z.array(TimelineEntry),
})
export type Order = z.infer<typeof Order>

/** The data for a mail or calendar file about an order. The hash is part of the status link; it never goes to staff screens or logs. */
export interface OrderForMail {
  order: Order
  hash: string
  /** `timeZone` is an IANA name; appointments are written in it. */
  branch: Pick<Branch, 'name' | 'street' | 'zipCode' | 'city' | 'phone' | 'email' | 'timeZone'>
  /** The changes as the customer's page shows them. */
  changes: readonly OrderEdit[]
  endedMoney: 'asked' | 'going-back' | 'kept' | null
}

/**
 * Data of 409 `order.price_changed`: the price that the customer saw and the price now. A line without `old` is new; a line without `new`
 * was removed.
 */
export const PriceChanged = z.object({
  total: z.object({ old: decimal, new: decimal }),
  lines: z.array(z.object({ key: z.string(), name: z.string(), old: decimal.nullable(), new: decimal.nullable() })),
})
export type PriceChanged = z.infer<typeof PriceChanged>

/** A card on the board or a row of the history: the order without its timeline and its money. */
export const OrderSummary = Order.omit({ timeline: true, money: true })
export type OrderSummary = z.infer<typeof OrderSummary>
