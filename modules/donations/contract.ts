import { endpoint } from '#contract/endpoint.ts'
import { crudEndpoints, entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

/**
 * An organisation that can receive donations. The customer chooses it at the checkout, and the business pays the donation (specification §2,
 * Donation section; docs/rules/money.md, Donation).
 */
export const donateeEntity = entity({
  name: 'donatee',
  plural: 'donatees',
  access: { read: editors, write: editors },
  search: ['name', 'description'],
  sort: 'name',
  fields: {
    name: field(text(160).min(1), { widget: 'text', column: 1 }),
    description: field(text(1000).default(''), { widget: 'textarea', column: 2 }),
    translations: field(
      z
        .strictObject({
          en: z.strictObject({ name: text(160).optional(), description: text(1000).optional() }).optional(),
        })
        .default({}),
      { widget: 'translations' },
    ),
    /** The account holder in the payment list. If the field is empty, the organisation's name is used there. Guests never see it. */
    accountHolder: field(text(120).default(''), { widget: 'text', section: 'account' }),
    iban: field(text(42).default(''), { widget: 'text', section: 'account' }),
    isEnabled: field(z.boolean().default(true), { widget: 'boolean', column: 3 }),
  },
})
export type Donatee = RecordOf<typeof donateeEntity>
export type DonateeInput = InputRecord<typeof donateeEntity>
export const PublicDonatee = donateeEntity.record.pick({ id: true, name: true, description: true, translations: true })
export type PublicDonatee = z.infer<typeof PublicDonatee>

const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** The amounts that the business has to pay to each organisation for one month. Amounts are decimals in the brand's currency. */
export const DonationReport = z.object({
  month: Month,
  currency: z.string(),
  /** Only organisations that customers have chosen in at least one completed order of the month, sorted by name. */
  lines: z.array(
    z.object({
      donatee: z.uuid(),
      /** The name of the organisation; empty if it was deleted in the meantime. */
      name: z.string(),
      accountHolder: z.string(),
      iban: z.string(),
      orders: z.int(),
      amount: z.number(),
    }),
  ),
  orders: z.int(),
  amount: z.number(),
})
export type DonationReport = z.infer<typeof DonationReport>

const report = { access: editors, query: z.strictObject({ month: Month }) }

export const donationsEndpoints = {
  ...crudEndpoints(donateeEntity),
  report: endpoint({
    ...report,
    id: 'donatees.report',
    method: 'GET',
    path: '/api/donatees/report',
    reply: DonationReport,
    summary: "Donations of a month by recipient, from completed orders of the caller's branches",
  }),
  reportCsv: endpoint({
    ...report,
    id: 'donatees.report-csv',
    method: 'GET',
    path: '/api/donatees/report.csv',
    kind: 'raw',
    mediaType: 'text/csv; charset=utf-8',
    reply: z.string(),
    summary: 'The same as a payment list: recipient, account, amount, purpose',
  }),
}

declare module '#contract/init.ts' {
  interface InitLists {
    donatees: PublicDonatee[]
  }
}
