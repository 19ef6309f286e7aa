import { endpoint } from '#contract/endpoint.ts'
import { crudEndpoints, entity, field, type RecordOf } from '#contract/entity.ts'
import { editors } from '#contract/roles.ts'
import { money, percent, text } from '#contract/shapes.ts'
import { StateFacts } from '#modules/ordering/contract.ts'
import * as z from 'zod'

const line = (most: number) => text(most).default('')

/** The price per kilometre that a partner pays for one vehicle, including the tax of the home country. */
export const RatePrice = z.strictObject({ vehicle: z.uuid(), price: money(10_000) })
export type RatePrice = z.infer<typeof RatePrice>

/** A partner: a hotel, travel agency or company that sends guests (specification §3, external user). */
export const externalUserEntity = entity({
  name: 'externalUser',
  plural: 'external-users',
  access: { read: editors, write: editors },
  search: ['name', 'contact', 'email', 'city'],
  sort: 'name',
  fields: {
    name: field(text(160).min(1), { widget: 'text', column: 1 }),
    kind: field(z.enum(['hotel', 'agency', 'company']).default('hotel'), { widget: 'select', column: 2 }),
    isEnabled: field(z.boolean().default(true), { widget: 'boolean', column: 5 }),
    contact: field(line(160), { widget: 'text', section: 'contact', column: 3 }),
    phone: field(line(40), { widget: 'text', section: 'contact' }),
    email: field(z.union([z.literal(''), z.email().max(160).toLowerCase()]).default(''), {
      widget: 'email',
      section: 'contact',
    }),
    street: field(line(160), { widget: 'text', section: 'contact' }),
    zipCode: field(line(12), { widget: 'text', section: 'contact' }),
    city: field(line(80), { widget: 'text', section: 'contact' }),
    /** The code for this partner in orders and booking links. The code is in lower case, and no two partners have the same code. */
    code: field(
      z
        .string()
        .regex(/^[a-z0-9-]{3,60}$/)
        .nullable()
        .default(null),
      { widget: 'text', section: 'orders' },
    ),
    /** The partner's commission: this percentage of the net amount of completed orders, without accessories. */
    commissionPercent: field(percent.default(0), { widget: 'number', section: 'orders', column: 4 }),
    /** A discount in percent on the usual price per kilometre. The discount applies to vehicles that are not in `ratePrices`. */
    ratePercent: field(percent.default(0), { widget: 'number', section: 'rates' }),
    /** The prices per kilometre that apply to this partner, each for one vehicle. */
    ratePrices: field(z.array(RatePrice).max(60).default([]), { widget: 'json', section: 'rates' }),
    /**
     * For which orders the rates apply. `key`: only for orders with the partner's API key. `code`: also for orders with the partner's code or
     * booking link.
     */
    ratesFor: field(z.enum(['key', 'code']).default('key'), { widget: 'select', section: 'rates' }),
    note: field(line(2000), { widget: 'textarea', section: 'orders' }),
  },
})
export type ExternalUser = RecordOf<typeof externalUserEntity>

const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const amount = z.number()

export const StatementLine = z.object({
  orderId: z.uuid(),
  uid: z.string(),
  /** The time of the appointment or, without one, the time when the order was placed. */
  at: z.iso.datetime(),
  /** The calendar day of `at` in the time zone of the order's branch. */
  date: z.iso.date(),
  ...StateFacts.shape,
  gross: amount,
  /** The gross amount of the accessories, for which no commission is paid. */
  extras: amount,
  /** The net amount without accessories, from which the commission is calculated. */
  base: amount,
  commission: amount,
})
export type StatementLine = z.infer<typeof StatementLine>

export const Statement = z.object({
  month: Month,
  currency: z.string(),
  commissionPercent: z.number(),
  lines: z.array(StatementLine),
  /** The number of completed orders. The following fields are the sums of these orders. */
  count: z.int(),
  gross: amount,
  base: amount,
  commission: amount,
})
export type Statement = z.infer<typeof Statement>

const statement = { params: z.strictObject({ id: z.uuid() }), query: z.strictObject({ month: Month }), access: editors }

export const partnersEndpoints = {
  ...crudEndpoints(externalUserEntity),
  statement: endpoint({
    ...statement,
    id: 'external-users.statement',
    method: 'GET',
    path: '/api/external-users/:id/statement',
    reply: Statement,
    summary: 'The orders of a partner in a month, and the commission for those that were completed',
  }),
  ownStatement: endpoint({
    id: 'external-users.own-statement',
    method: 'GET',
    path: '/api/external-users/own/statement',
    access: 'public',
    query: statement.query,
    reply: Statement,
    summary: 'The statement of the partner whose key asks; 404 for anybody else',
  }),
  statementCsv: endpoint({
    ...statement,
    id: 'external-users.statement-csv',
    method: 'GET',
    path: '/api/external-users/:id/statement.csv',
    kind: 'raw',
    mediaType: 'text/csv; charset=utf-8',
    reply: z.string(),
    summary: 'The same as a table file',
  }),
  statementPdf: endpoint({
    ...statement,
    id: 'external-users.statement-pdf',
    method: 'GET',
    path: '/api/external-users/:id/statement.pdf',
    kind: 'raw',
    mediaType: 'application/pdf',
    reply: z.unknown(),
    summary: 'The same to print and to send',
  }),
  bookingLink: endpoint({
    id: 'partner-links.open',
    method: 'GET',
    path: '/api/partner-links/:code',
    access: 'public',
    params: z.strictObject({ code: z.string().min(1).max(60) }),
    kind: 'raw',
    mediaType: 'text/plain',
    reply: z.string(),
    summary:
      'Booking link of a partner: leads to the site; what is ordered there in this browser session counts for the partner',
  }),
}
