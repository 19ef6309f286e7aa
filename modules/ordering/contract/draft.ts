import { text } from '#contract/shapes.ts'
import { RideRequest } from './ride.ts'
import { isWholeCents, MOST_TIP } from '../rules/tip.ts'
import { LARGEST_AMOUNT } from '#kernel/units.ts'
import { countries, isWorldCountry } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { deliveryTypes } from '../rules/contact.ts'
import { amount, instant, Locale, PaymentMethod, sentMoney } from './shapes.ts'

/**
 * One ordered item: product, amount, unit, and the chosen options as `parts` (docs/rules/calls.md). For a ride the product is the vehicle
 * with amount 1; the details of the ride are in the field `ride` of the draft.
 */
export type OrderItemDraft = z.output<typeof OrderItemDraft>
export const OrderItemDraft = z.strictObject({
  product: z.uuid(),
  amount: amount.positive().max(LARGEST_AMOUNT),
  unit: text(20).optional(),
  /** The chosen options, or the entered texts, by step id. The rules of the catalogue determine which of the two a step allows. */
  parts: z
    .array(
      z.strictObject({
        id: text(40),
        options: z
          .array(z.strictObject({ id: text(40), amount: amount.min(0).max(1000).default(1) }))
          .max(100)
          .optional(),
        text: text(2000).optional(),
        /** Files of an upload step, as returned by the upload call. */
        uploads: z
          .array(z.strictObject({ id: z.uuid(), publicHash: text(60) }))
          .max(20)
          .optional(),
      }),
    )
    .max(40)
    .default([]),
})

/** The order as the form sends it (specification §3, Order draft). Extra fields are refused. */
export const OrderDraft = z.strictObject({
  deliveryType: z.enum(deliveryTypes).default('takeaway'),
  isDelivery: z.boolean().default(false),
  isDineIn: z.boolean().default(false),
  isCompany: z.boolean().default(false),
  companyName: text(160).default(''),
  vatNumber: text(40).default(''),
  firstName: text(100).default(''),
  lastName: text(100).default(''),
  company: text(160).default(''),
  street: text(200).default(''),
  floor: text(40).default(''),
  stairway: text(40).default(''),
  door: text(40).default(''),
  zipCode: text(20).default(''),
  city: text(120).default(''),
  /** Where the guest lives: any country of ISO 3166-1. */
  country: z.string().refine(isWorldCountry, { error: 'field.choice' }).default('AT'),
  phone: text(40).default(''),
  email: text(200).default(''),
  isDeliveryAddressDifferent: z.boolean().default(false),
  deliveryFirstName: text(100).default(''),
  deliveryLastName: text(100).default(''),
  deliveryCompany: text(160).default(''),
  deliveryStreet: text(200).default(''),
  deliveryFloor: text(40).default(''),
  deliveryStairway: text(40).default(''),
  deliveryDoor: text(40).default(''),
  deliveryZipCode: text(20).default(''),
  deliveryCity: text(120).default(''),
  deliveryCountry: z.enum(countries).optional(),
  /** Name of one of the branch's delivery areas. */
  deliveryArea: text(120).default(''),
  /** Identifier of one of the branch's tables. */
  table: text(60).default(''),
  comment: text(2000).default(''),
  /** Instant with offset; null = as soon as possible. */
  appointmentDate: instant.nullable().default(null),
  donatee: z.uuid().nullable().default(null),
  paymentMethod: PaymentMethod.default('cash'),
  /** Tip in currency units, whole cents; only with a payment online. */
  tip: sentMoney.min(0).max(MOST_TIP).refine(isWholeCents).default(0),
  /** The guest confirms to be old enough for the alcohol in the order (docs/rules/orders.md, Alcohol). */
  isOfAge: z.boolean().default(false),
  legalInstructions: z.boolean().default(false),
  privacyPolicy: z.boolean().default(false),
  branch: z.uuid(),
  locale: Locale.default('de'),
  items: z.array(OrderItemDraft).min(1).max(200),
  ride: RideRequest.optional(),
  /** Routes as shown in the form (specification §3). Accepted but never read: the server computes its own (docs/rules/money.md, Rides). */
  routes: z.array(z.unknown()).max(20).optional(),
  /** The total that the customer saw, in the brand's currency. If it is higher now, the order is refused with both amounts (409). */
  expectedTotal: sentMoney.optional(),
  /** The lines of `expectedTotal`, with the keys of the price rules ('ride:AT'), so that a refusal can show the old and new price of each line. */
  expectedLines: z
    .array(z.strictObject({ key: text(120), gross: sentMoney }))
    .max(400)
    .optional(),
  /** Code of the partner (external user) who sends the guest. An unknown code is refused. */
  partner: text(60).default(''),
  /**
   * Where the guest ordered, for statistics: on the website, in the installed app (pwa), on a self-service screen, or with the QR code of a
   * table.
   */
  origin: z.enum(['web', 'pwa', 'self-service', 'table-qr']).default('web'),
})
export type OrderDraft = z.output<typeof OrderDraft>
export type OrderDraftInput = z.input<typeof OrderDraft>
