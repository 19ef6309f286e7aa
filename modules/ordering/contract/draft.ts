import { text } from '#contract/shapes.ts'
import { RideRequest } from './ride.ts'
import { isWholeCents, MOST_TIP } from '../rules/tip.ts'
import { LARGEST_AMOUNT } from '#kernel/units.ts'
import { countries, isWorldCountry } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { deliveryTypes } from '../rules/delivery-types.ts'
import { longestTexts } from '../rules/longest-texts.ts'
import { amount, instant, Locale, PaymentMethod, sentMoney } from './shapes.ts'

/**
 * One item of an order that is sent: product, amount, unit, and the answers to the steps of the product (`parts`). In the order of a ride,
 * the only item is the vehicle with amount 1; the ride itself is in the field `ride` of the draft.
 */
export type OrderItemDraft = z.output<typeof OrderItemDraft>
export const OrderItemDraft = z.strictObject({
  product: z.uuid(),
  amount: amount.positive().max(LARGEST_AMOUNT),
  unit: text(20).optional(),
  /**
   * What the guest chose or typed for each step (question) of the product; `id` is the id of the step. The catalogue decides whether a step
   * takes options, a text or files.
   */
  parts: z
    .array(
      z.strictObject({
        id: text(40),
        options: z
          .array(z.strictObject({ id: text(40), amount: amount.min(0).max(1000).default(1) }))
          .max(100)
          .optional(),
        text: text(2000).optional(),
        /** The files of an upload step: for each file, the id and the hash that the upload call returned. */
        uploads: z
          .array(z.strictObject({ id: z.uuid(), publicHash: text(60) }))
          .max(20)
          .optional(),
      }),
    )
    .max(40)
    .default([]),
})

/** The order as a form or program sends it (specification §3, Order draft). Unknown fields are refused. */
export const OrderDraft = z.strictObject({
  deliveryType: z.enum(deliveryTypes).default('takeaway'),
  isDelivery: z.boolean().default(false),
  isDineIn: z.boolean().default(false),
  isCompany: z.boolean().default(false),
  companyName: text(longestTexts.companyName).default(''),
  vatNumber: text(longestTexts.vatNumber).default(''),
  firstName: text(longestTexts.firstName).default(''),
  lastName: text(longestTexts.lastName).default(''),
  company: text(longestTexts.company).default(''),
  street: text(longestTexts.street).default(''),
  floor: text(longestTexts.floor).default(''),
  stairway: text(longestTexts.stairway).default(''),
  door: text(longestTexts.door).default(''),
  zipCode: text(longestTexts.zipCode).default(''),
  city: text(longestTexts.city).default(''),
  /** The country in which the guest lives, as an ISO 3166-1 code. All countries of the world are allowed. */
  country: z.string().refine(isWorldCountry, { error: 'field.choice' }).default('AT'),
  phone: text(40).default(''),
  email: text(longestTexts.email).default(''),
  isDeliveryAddressDifferent: z.boolean().default(false),
  deliveryFirstName: text(longestTexts.deliveryFirstName).default(''),
  deliveryLastName: text(longestTexts.deliveryLastName).default(''),
  deliveryCompany: text(longestTexts.deliveryCompany).default(''),
  deliveryStreet: text(longestTexts.deliveryStreet).default(''),
  deliveryFloor: text(longestTexts.deliveryFloor).default(''),
  deliveryStairway: text(longestTexts.deliveryStairway).default(''),
  deliveryDoor: text(longestTexts.deliveryDoor).default(''),
  deliveryZipCode: text(longestTexts.deliveryZipCode).default(''),
  deliveryCity: text(longestTexts.deliveryCity).default(''),
  deliveryCountry: z.enum(countries).optional(),
  /** The name of the delivery area that the guest chose. It must be an area of the branch. */
  deliveryArea: text(120).default(''),
  /** The identifier of the table at which the guest sits. It must be a table of the branch. */
  table: text(60).default(''),
  comment: text(longestTexts.comment).default(''),
  /** The time that the guest wants, with its UTC offset. Null means: as soon as possible. */
  appointmentDate: instant.nullable().default(null),
  donatee: z.uuid().nullable().default(null),
  paymentMethod: PaymentMethod.default('cash'),
  /** The tip in currency units, without fractions of a cent. Allowed only if the branch takes tips and the guest pays online. */
  tip: sentMoney.min(0).max(MOST_TIP).refine(isWholeCents).default(0),
  /** The guest confirms that he or she is old enough for the alcohol in the order (docs/rules/orders.md, Alcohol). */
  isOfAge: z.boolean().default(false),
  legalInstructions: z.boolean().default(false),
  privacyPolicy: z.boolean().default(false),
  branch: z.uuid(),
  locale: Locale.default('de'),
  items: z.array(OrderItemDraft).min(1).max(200),
  ride: RideRequest.optional(),
  /**
   * The routes that the form shows (specification §3). The server accepts this field but ignores it, and computes the route itself
   * (docs/rules/money.md, Rides).
   */
  routes: z.array(z.unknown()).max(20).optional(),
  /**
   * The total that the customer saw, in the brand's currency. If the server computes a higher total, it refuses the order (409) and returns
   * both totals.
   */
  expectedTotal: sentMoney.optional(),
  /**
   * The price of each line, as the customer saw it. `key` identifies the line ('ride:AT'). If the total is higher now and the server
   * refuses the order, it compares the lines and returns the old and the new price of each changed line.
   */
  expectedLines: z
    .array(z.strictObject({ key: text(120), gross: sentMoney }))
    .max(400)
    .optional(),
  /**
   * When an order as soon as possible starts, as the customer saw it: 'now' if the branch was open, otherwise its next opening. The server
   * refuses the order if the branch has closed since (422 `appointment.closed_now`, `appointment.no_delivery_now`), or if the order would
   * start more than 30 minutes earlier or later than that opening (422 `appointment.hours_changed`). Without this field it takes the order.
   */
  expectedStart: z.union([z.literal('now'), instant]).optional(),
  /** Code of the partner who referred the guest. The server refuses an unknown code. */
  partner: text(60).default(''),
  /**
   * Where the guest ordered: on the website, in the installed app (pwa), on a self-service screen, or after scanning the QR code of a table.
   * Used for statistics.
   */
  origin: z.enum(['web', 'pwa', 'self-service', 'table-qr']).default('web'),
})
export type OrderDraft = z.output<typeof OrderDraft>
export type OrderDraftInput = z.input<typeof OrderDraft>
