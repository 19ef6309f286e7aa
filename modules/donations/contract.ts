import { crudEndpoints, entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

/** Who receives an order's donation. The business pays, the customer chooses (specification §2, Donation section; docs/rules/money.md, Donation). */
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
    isEnabled: field(z.boolean().default(true), { widget: 'boolean', column: 3 }),
  },
})
export type Donatee = RecordOf<typeof donateeEntity>
export type DonateeInput = InputRecord<typeof donateeEntity>
export const PublicDonatee = donateeEntity.record.pick({ id: true, name: true, description: true, translations: true })
export type PublicDonatee = z.infer<typeof PublicDonatee>

export const donationsEndpoints = crudEndpoints(donateeEntity)

declare module '#contract/init.ts' {
  interface InitLists {
    donatees: PublicDonatee[]
  }
}
