import { endpoint } from '#contract/endpoint.ts'
import { admins, desks } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { countries } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { OrderDraft } from './draft.ts'
import { MOST_ANSWER } from '../rules/accessory-answer.ts'
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
  firstName: bare(100),
  lastName: bare(100),
  isCompany: z.boolean().optional(),
  companyName: bare(160),
  vatNumber: bare(40),
  street: bare(200),
  floor: bare(40),
  stairway: bare(40),
  door: bare(40),
  zipCode: bare(20),
  city: bare(120),
  country: OrderDraft.shape.country.removeDefault().optional(),
  phone: bare(40),
  email: bare(200),
  comment: bare(2000),
  /**
   * Only for deliveries: the address to which the order is delivered. Null: the order is delivered to the guest's own address. The delivery
   * area cannot change.
   */
  deliveryAddress: z
    .strictObject({
      firstName: text(100),
      lastName: text(100),
      company: text(160),
      street: text(200),
      floor: text(40),
      stairway: text(40),
      door: text(40),
      zipCode: text(20),
      city: text(120),
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
        passengerName: bare(160),
        passengerPhone: bare(40),
        signName: bare(80),
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
