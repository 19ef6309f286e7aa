import { endpoint } from '#contract/endpoint.ts'
import { admins, desks } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { countries } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { OrderDraft } from './draft.ts'
import { MOST_ANSWER } from '../rules/accessory-answer.ts'
import { longestTexts } from '../rules/longest-texts.ts'
import { steps } from '../rules/steps.ts'
import { Order } from './order.ts'
import { instant, Seen } from './shapes.ts'

const IdParams = z.strictObject({ id: z.uuid() })

/** Names of fields that the correction of an order must not change. Most of them determine the price or have a call of their own. */
const fixedNames =
  'branch deliveryType isDelivery isDineIn deliveryArea items routes pricing appointment appointmentDate paymentMethod paymentState state tip donatee locale origin partner table'
const fixedRide = 'service from to adults children luggage accessories vehicle route accessoryNames'
/**
 * Makes a strict object refuse the fields in `names` with the error `order.field_fixed`: the caller learns that the field exists but cannot
 * be corrected. Other unknown fields get the usual error.
 */
const refusing = (names: string) => {
  const fixed = new Set(names.split(' '))
  return {
    error: (issue: { code?: string; keys?: readonly string[] }) =>
      issue.code === 'unrecognized_keys' && issue.keys?.every((key) => fixed.has(key))
        ? 'order.field_fixed'
        : undefined,
  }
}

/** A text field without a default. If it is not sent, the order keeps its value. */
const bare = (max: number) => text(max).optional()

/**
 * The fields of an order that staff may correct: the guest's name, company, address, phone number and e-mail address, the comment, and the
 * delivery address. For a ride, also the details that do not change its price.
 */
const OrderDetails = {
  firstName: bare(longestTexts.firstName),
  lastName: bare(longestTexts.lastName),
  isCompany: z.boolean().optional(),
  companyName: bare(longestTexts.companyName),
  vatNumber: bare(longestTexts.vatNumber),
  street: bare(longestTexts.street),
  floor: bare(longestTexts.floor),
  stairway: bare(longestTexts.stairway),
  door: bare(longestTexts.door),
  zipCode: bare(longestTexts.zipCode),
  city: bare(longestTexts.city),
  country: OrderDraft.shape.country.removeDefault().optional(),
  phone: bare(40),
  email: bare(longestTexts.email),
  comment: bare(longestTexts.comment),
  /**
   * Only for deliveries: the address to which the order is delivered. Null: the order is delivered to the guest's own address. The delivery
   * area cannot change.
   */
  deliveryAddress: z
    .strictObject({
      firstName: text(longestTexts.firstName),
      lastName: text(longestTexts.lastName),
      company: text(longestTexts.company),
      street: text(longestTexts.street),
      floor: text(longestTexts.floor),
      stairway: text(longestTexts.stairway),
      door: text(longestTexts.door),
      zipCode: text(longestTexts.zipCode),
      city: text(longestTexts.city),
      country: z.enum(countries),
    })
    .nullable()
    .optional(),
  /** Only for rides: the fields that do not change the price. */
  ride: z
    .strictObject(
      {
        flightNumber: bare(20),
        fromDetail: bare(160),
        toDetail: bare(160),
        passengerName: bare(longestTexts.passengerName),
        passengerPhone: bare(40),
        signName: bare(longestTexts.signName),
        /** Corrected answers to the questions of accessories. Only accessories that have an answer can be sent. */
        accessoryAnswers: z
          .array(z.strictObject({ id: text(40), answer: text(MOST_ANSWER).min(1) }))
          .max(20)
          .optional(),
      },
      refusing(fixedRide),
    )
    .optional(),
}
export type OrderDetails = z.output<z.ZodObject<typeof OrderDetails>>

/** The calls that correct (PUT), move and delete (DELETE) a whole order (specification §7; docs/rules/orders.md, Correcting and deleting). */
export const wholeOrderEndpoints = {
  update: endpoint({
    id: 'orders.update',
    method: 'PUT',
    path: '/api/orders/:id',
    access: desks,
    params: IdParams,
    body: z.strictObject({ version: z.int().nonnegative(), ...OrderDetails }, refusing(fixedNames)),
    reply: Order,
    summary:
      'Correct contact, address, comment, and what a driver must know; items, time, state and money have steps of their own',
  }),
  changeTime: endpoint({
    id: `orders.${steps.changeTime.name}`,
    method: 'POST',
    path: `/api/orders/:id/status/${steps.changeTime.name}`,
    access: desks,
    params: IdParams,
    body: Seen.extend({ appointment: instant }),
    reply: Order,
    summary: 'Move an accepted order to another time, and tell the guest; 422 for a time that has passed',
  }),
  remove: endpoint({
    id: 'orders.remove',
    method: 'DELETE',
    path: '/api/orders/:id',
    access: admins,
    params: IdParams,
    summary:
      'Delete an order that was refused or cancelled before anybody accepted it, paid on the spot; 409 for any other',
  }),
}
