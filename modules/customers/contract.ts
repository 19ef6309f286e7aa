import { endpoint } from '#contract/endpoint.ts'
import { crudEndpoints, entity, field, type RecordOf } from '#contract/entity.ts'
import { admins, editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { CustomerOverview } from './contract/overview.ts'

export type { CustomerOverview } from './contract/overview.ts'

const line = (most: number) => text(most).default('')
const phoneNumber = z
  .string()
  .regex(/^(\+\d{7,15})?$/)
  .default('')
const column = (position: number) => ({ column: position, readOnly: true })

/** The ways in which a guest can have agreed to get mails. */
const consentOrigins = ['counter', 'phone', 'paper', 'mail', 'other'] as const

/** A person or company that orders (specification §3, customer). A record is created automatically from an order, or by staff. */
export const customerEntity = entity({
  name: 'customer',
  plural: 'customers',
  access: { read: editors, write: editors },
  search: ['name', 'phone', 'email', 'city'],
  sort: '-lastOrderAt',
  scope: { list: 'branches' },
  isReadScoped: true,
  tells: true,
  fields: {
    /** The name of the company. If there is none: first and last name. The database computes it. */
    name: field(z.string().default(''), { widget: 'text', ...column(1) }),
    isCompany: field(z.boolean().default(false), { widget: 'boolean', section: 'person' }),
    firstName: field(line(80), { widget: 'text', section: 'person' }),
    lastName: field(line(80), { widget: 'text', section: 'person' }),
    companyName: field(line(160), { widget: 'text', section: 'person' }),
    vatNumber: field(line(20), { widget: 'text', section: 'person' }),
    /**
     * The result of the last check in the EU register of VAT numbers. If the VAT number changes, the server sets it to 'unchecked' again.
     */
    vatState: field(z.enum(['unchecked', 'valid', 'invalid']).default('unchecked'), {
      widget: 'select',
      readOnly: true,
    }),
    vatCheckedAt: field(z.iso.datetime().nullable().default(null), { widget: 'datetime', readOnly: true }),
    vatProof: field(z.string().default(''), { widget: 'text', readOnly: true }),
    phone: field(phoneNumber, { widget: 'phone', section: 'person', column: 2 }),
    email: field(z.union([z.literal(''), z.email().max(160).toLowerCase()]).default(''), {
      widget: 'email',
      section: 'person',
      column: 3,
    }),
    street: field(line(160), { widget: 'text', section: 'address' }),
    zipCode: field(line(12), { widget: 'text', section: 'address' }),
    city: field(line(80), { widget: 'text', section: 'address' }),
    country: field(
      z
        .string()
        .regex(/^[A-Z]{2}$/)
        .default('AT'),
      { widget: 'text', section: 'address' },
    ),
    note: field(line(2000), { widget: 'textarea', section: 'notes' }),
    /** Allergies that the guest has told staff. They are never derived from orders. */
    allergies: field(line(500), { widget: 'text', section: 'notes' }),
    /** Whether the guest has agreed to mails that are not about an order. */
    allowsMail: field(z.boolean().default(false), { widget: 'boolean', section: 'consent' }),
    /** How the guest agreed to mails. Required if `allowsMail` is true. */
    allowsMailOrigin: field(z.enum(consentOrigins).nullable().default(null), { widget: 'select', section: 'consent' }),
    /** When staff entered that the guest agrees to mails. Null: the guest does not agree. */
    allowsMailAt: field(z.iso.datetime().nullable().default(null), { widget: 'datetime', readOnly: true }),
    isBlocked: field(z.boolean().default(false), { widget: 'boolean', section: 'consent' }),
    blockReason: field(line(300), { widget: 'text', section: 'consent' }),
    branches: field(z.array(z.uuid()).default([]), { widget: 'references', to: 'branch', section: 'consent' }),
    orderCount: field(z.int().default(0), { widget: 'number', ...column(4) }),
    /** The total of the customer's completed orders minus refunds, in the brand's currency. */
    revenue: field(z.number().default(0), { widget: 'money', ...column(5) }),
    lastOrderAt: field(z.iso.datetime().nullable().default(null), { widget: 'datetime', ...column(6) }),
    /**
     * True if staff must decide whether this record and another record are the same person. Both have the same phone number or e-mail
     * address.
     */
    isDouble: field(z.boolean().default(false), { widget: 'boolean', readOnly: true }),
  },
})
export type Customer = RecordOf<typeof customerEntity>

const IdParams = z.strictObject({ id: z.uuid() })
const Other = z.strictObject({ other: z.uuid() })

export const customersEndpoints = {
  ...crudEndpoints(customerEntity),
  overview: endpoint({
    id: 'customers.overview',
    method: 'GET',
    path: '/api/customers/:id/overview',
    access: editors,
    params: IdParams,
    reply: CustomerOverview,
    summary: 'Last orders, rating, possible doubles and merged persons',
  }),
  merge: endpoint({
    id: 'customers.merge',
    method: 'POST',
    path: '/api/customers/:id/merge',
    access: editors,
    params: IdParams,
    body: Other,
    reply: CustomerOverview,
    summary: 'Files another person under this one; can be undone',
  }),
  split: endpoint({
    id: 'customers.split',
    method: 'POST',
    path: '/api/customers/:id/split',
    access: editors,
    params: IdParams,
    body: Other,
    reply: CustomerOverview,
    summary: 'Undoes a merge',
  }),
  different: endpoint({
    id: 'customers.different',
    method: 'POST',
    path: '/api/customers/:id/different',
    access: editors,
    params: IdParams,
    body: Other,
    reply: CustomerOverview,
    summary: 'Says that two persons are not the same: they are not suggested again',
  }),
  csv: endpoint({
    id: 'customers.csv',
    method: 'GET',
    path: '/api/customers/export.csv',
    access: admins,
    kind: 'raw',
    mediaType: 'text/csv; charset=utf-8',
    reply: z.string(),
    summary: 'All customers as a file; the export is an entry of the audit',
  }),
}
