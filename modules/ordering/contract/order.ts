import { pricingModels } from '#kernel/units.ts'
import { KnownDish } from './known-dish.ts'
import { Ride } from './ride.ts'
import * as z from 'zod'
import { deliveryTypes } from '../rules/delivery-types.ts'
import { counterStates, paymentStates } from '../rules/lifecycle.ts'
import { OrderEdit, partRefundFields } from './order-edit.ts'
import { decimal, kinds, Locale, OrderState, PaymentMethod } from './shapes.ts'

export const TaxLine = z.object({ rate: decimal, net: decimal, tax: decimal, gross: decimal })
/** Amounts in currency units. Net amounts have 4 decimal places (specification §3, Pricing result). */
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

/** A detail of an item: what the guest chose or typed in one step, or a part of a bundle. `files`: the files of an upload step. */
export const ItemDetail = z.object({
  name: z.string(),
  value: z.string(),
  files: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
})
export type ItemDetail = z.infer<typeof ItemDetail>

/** An order line with its price. A ride has one line per country and one per accessory. */
export const OrderItem = z.object({
  id: z.uuid(),
  position: z.int(),
  kind: z.enum(['product', 'ride', 'accessory']),
  productId: z.uuid().nullable(),
  name: z.string(),
  amount: decimal,
  unit: z.string(),
  unitPrice: decimal,
  /**
   * The unit price before rounding, as a fraction in 1/10,000 of the currency unit: '1543/5'. Null if it was not rounded. Customers do not
   * get it.
   */
  exactUnitPrice: z.string().nullable().optional(),
  net: decimal,
  taxRate: decimal,
  tax: decimal,
  gross: decimal,
  /**
   * How exact the price is. Until the order ends, staff can replace an approximate ('ca.') or minimum ('ab') price with the final price.
   */
  calculationModel: z.enum(pricingModels),
  isPriceHidden: z.boolean(),
  /** For a line about the kilometres of a ride: the country in which they are driven. Null for all other lines. */
  country: z.string().nullable(),
  /** Allergen codes of the product, as they were when it was ordered: 'A, C, G'. */
  allergens: z.string().optional(),
  /** The age in years that the guest must have for this item, as it was when the order was placed; null: no minimum age. */
  minimumAge: z.int().nullable().optional(),
  /** The chosen options in the order's language, and the files of upload steps with their URLs. */
  details: z.array(ItemDetail),
  /** Name and chosen options in the language of the menu, for staff only. Null if the guest used the same language. */
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
  /** The state is `open` as long as the customer has not answered, the proposal has not expired, and staff have taken no other step. */
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
  /** The ticket number as staff call it (rules/called-number.ts). Missing in answers of an older server. */
  calledNumber: z.string().nullable().optional(),
  branchId: z.uuid(),
  locale: Locale,
  deliveryType: z.enum(deliveryTypes),
  paymentMethod: PaymentMethod,
  /** The time for which the customer wants the order; null = as soon as possible. */
  appointment: z.iso.datetime().nullable(),
  /** The time that staff promised: the confirmed appointment, or the planned time of an order without an appointment. */
  appointmentDate: z.iso.datetime().nullable(),
  counterAppointment: CounterAppointment.nullable(),
  rejectionMessage: z.string(),
  tableIdentifier: z.string().nullable(),
  /** Name of the delivery area; empty if the order is not a delivery. */
  deliveryArea: z.string(),
  questionnaireRating: z.int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  currency: z.string(),
  pricing: Pricing,
  /** Tip in addition to the price, in currency units; 0: none. It is not taxed. */
  tip: decimal,
  items: z.array(OrderItem),
  ride: Ride.nullable(),
}

/** The order as the customer's status page reads it: without data for staff, and without the guest's last name and phone number. */
export const PublicOrder = z.object({
  ...common,
  email: z.string(),
  firstName: z.string(),
  /** The delivery address in one line; null if the order is not a delivery. */
  deliveredTo: z.string().nullable().optional(),
  /** The guest's comment, without invisible characters. Empty for an order that staff entered, because staff wrote its comment. */
  comment: z.string().optional(),
  /** Whether the customer may cancel the order now. */
  canCancel: z.boolean(),
  /** Whether the order is an unpaid online order that can still be paid. The call `pay` starts another attempt. */
  canPay: z.boolean(),
  /** Until then the page says that the payment is being checked: the guest is back from the payment page, and no result is known. */
  paymentCheckedUntil: z.iso.datetime().nullable().optional(),
  /** When the order last entered each of these states. The timeline of the status page shows these times. */
  reachedAt: z.partialRecord(z.enum(['confirmed', 'in-delivery', 'completed']), z.iso.datetime()).optional(),
  /** The next opening of the branch, if the order was placed while the branch was closed. Staff react after this opening. */
  awaitedFrom: z.iso.datetime().nullable().optional(),
  /** Changes that staff made to the items, oldest first. */
  changes: z.array(OrderEdit).optional(),
  /**
   * The time before staff last moved the order to another time. Null if staff did not move the order, if it had no time before, if it now
   * has that earlier time again, or if the order has ended.
   */
  timeBefore: z.iso.datetime().nullable().optional(),
  ...partRefundFields,
  /**
   * What happens to the money that the business still has of an order that was rejected, was cancelled or has failed. `asked`: nobody has
   * decided yet; `going-back`: it is being refunded; `kept`: staff decided to keep it. Null: no money is left, or the order did not end in
   * one of these ways.
   */
  endedMoney: z.enum(['asked', 'going-back', 'kept']).nullable().optional(),
  /** What `endedMoney` is about, in currency units; after a full refund, what was refunded. Missing in answers of an older server. */
  endedAmount: decimal.optional(),
  /** Whether the guest cancelled free of charge by the branch's rule. If true, the money goes back without a decision of staff. */
  isFreeCancel: z.boolean().optional(),
  /** The sum that was refunded, without refunds that a bank sent back, in currency units. Missing in answers of an older server. */
  paidBack: decimal.optional(),
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

/** A delivery address that differs from the customer's own (specification §3: isDeliveryAddressDifferent and delivery* copies). */
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

/** Money that was received for an order and not refunded. Each cent is in one of four accounts, or is a tip. Amounts in currency units. */
const OrderMoney = z.object({
  /** Paid for the price of the order. */
  price: decimal,
  /** Money that staff decided to keep: an amount above the price, or money of an order that was rejected, was cancelled or has failed. */
  kept: decimal,
  /** Money for which staff still have to decide whether to refund it. */
  asked: decimal,
  /** Money that staff decided to refund and that was not sent yet. */
  due: decimal,
  /** Tip, paid in addition to the price. */
  tip: decimal,
})

/** The order as staff read it. */
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
  /** The delivery address; null if it is the same as the guest's own address. */
  deliveryAddress: DeliveryAddress.nullable(),
  donateeId: z.uuid().nullable(),
  /**
   * Whether staff must still decide about some of the order's money (docs/rules/orders.md, Payment). For example, it was paid late, twice
   * or with another amount, it could not be refunded, or the guest cancelled a paid order.
   */
  isRefundAsked: z.boolean(),
  /** Whether a part of the payment was refunded to the guest. The payment state stays 'paid' until the whole payment has been refunded. */
  isPartlyRefunded: z.boolean(),
  /**
   * How much of the price was refunded, in currency units, without the tip and money above the price. Missing in answers of an older
   * server.
   */
  priceBack: decimal.optional(),
  /** Ratings 1 to 5 and a comment. Null until the customer has sent them. */
  questionnaire: Questionnaire.nullable(),
  origin: z.string(),
  /** Ids of the items that the kitchen has finished, and the time when the whole ticket was finished. */
  kitchenItems: z.array(z.uuid()),
  kitchenDoneAt: z.iso.datetime().nullable(),
  /**
   * The dishes as the kitchen last read them, before staff changed them. Null: there is no change, cancellation or rejection that the
   * kitchen has not read.
   */
  kitchenBefore: z.array(KnownDish).nullable().optional(),
  /** When the order was cancelled or rejected while the kitchen showed it. Null: the kitchen did not show it, or it was not cancelled. */
  kitchenStoppedAt: z.iso.datetime().nullable().optional(),
  /** When staff first opened or changed the order; after that, no alarm sound rings. Null again after a proposed time has expired. */
  seenAt: z.iso.datetime().nullable(),
  escalatedAt: z.iso.datetime().nullable(),
  isMissed: z.boolean(),
  /** The next opening of the branch, if the order was placed while the branch was closed. Staff have to react only after this opening. */
  awaitedFrom: z.iso.datetime().nullable().optional(),
  /** When an online order was paid. Staff have to react only after the payment. */
  paidAt: z.iso.datetime().nullable().optional(),
  /** The money that was received for the order and was not refunded (ADR 0031). */
  money: OrderMoney,
  /** The sum that was refunded, without refunds that a bank sent back, in currency units. Missing in answers of an older server. */
  paidBack: decimal.optional(),
  timeline: z.array(TimelineEntry),
})
export type Order = z.infer<typeof Order>

/**
 * Data of the error `order.price_changed` (status 409). `old`: the price that the customer saw; null for a new line. `new`: null for a
 * removed line.
 */
export const PriceChanged = z.object({
  total: z.object({ old: decimal, new: decimal }),
  lines: z.array(z.object({ key: z.string(), name: z.string(), old: decimal.nullable(), new: decimal.nullable() })),
})
export type PriceChanged = z.infer<typeof PriceChanged>

/** A card on the board or a row of the history: the order without its timeline and its accounts. */
export const OrderSummary = Order.omit({ timeline: true, money: true })
export type OrderSummary = z.infer<typeof OrderSummary>
