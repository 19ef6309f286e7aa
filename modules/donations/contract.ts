import { crudEndpoints, entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import * as z from 'zod'

const text = (max: number) => z.string().trim().max(max)

/** Who an order's donation goes to: paid by the business, chosen by the customer (specification §2, Donation section; decisions, Money). */
export const donateeEntity = entity({
  name: 'donatee',
  plural: 'donatees',
  access: { read: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'], write: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'] },
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
    isEnabled: field(z.boolean().default(true), { widget: 'boolean', column: 3 }),
  },
})
export type Donatee = RecordOf<typeof donateeEntity>
export type DonateeInput = InputRecord<typeof donateeEntity>
export const PublicDonatee = donateeEntity.record.pick({ id: true, name: true, description: true, translations: true })
export type PublicDonatee = z.infer<typeof PublicDonatee>

export const donationsEndpoints = crudEndpoints(donateeEntity)
