import { desks, editors } from '#contract/roles.ts'
import { entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import { text } from '#contract/shapes.ts'
import { OpeningHours } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { ImageRef } from './product.ts'

const NameTranslations = z.strictObject({ en: z.strictObject({ name: text(160).optional() }).optional() })

export const categoryEntity = entity({
  name: 'category',
  plural: 'categories',
  scope: 'carried',
  access: { read: desks, write: editors },
  search: ['name'],
  sort: 'position',
  fields: {
    name: field(text(160).min(1), { widget: 'text', column: 1 }),
    translations: field(NameTranslations.default({}), { widget: 'translations' }),
    position: field(z.int().min(0).default(0), { widget: 'number', column: 3 }),
    image: field(ImageRef.nullish(), { widget: 'images' }),
    isEnabled: field(z.boolean().default(true), { widget: 'boolean', column: 2 }),
    isVisibleWhenUnavailable: field(z.boolean().default(true), { widget: 'boolean' }),
    schedule: field(OpeningHours.default([]), { widget: 'hours' }),
  },
})
export type Category = RecordOf<typeof categoryEntity>

export const tagEntity = entity({
  name: 'tag',
  plural: 'tags',
  scope: 'carried',
  access: { read: desks, write: editors },
  search: ['name'],
  sort: 'position',
  fields: {
    name: field(text(60).min(1), { widget: 'text', column: 1 }),
    translations: field(NameTranslations.default({}), { widget: 'translations' }),
    /** `diet`: a tag such as 'vegan' by which visitors filter dishes. `label`: any other tag; it is only shown on the card of a product. */
    kind: field(z.enum(['label', 'diet']).default('label'), { widget: 'select', column: 4 }),
    color: field(text(20).default(''), { widget: 'color', column: 2 }),
    position: field(z.int().min(0).default(0), { widget: 'number' }),
    isEnabled: field(z.boolean().default(true), { widget: 'boolean', column: 3 }),
  },
})
export type Tag = RecordOf<typeof tagEntity>

/** A category of a menu, and the ids of the products that the menu offers in this category. Guests see the products in this sequence. */
export const MenuCategory = z.strictObject({ categoryId: z.uuid(), products: z.array(z.uuid()).max(500).default([]) })

/** A menu: what its branches offer from `availableFrom` on (specification §3, Menu). A branch uses the menu that started last (§4). */
export const menuEntity = entity({
  name: 'menu',
  plural: 'menus',
  scope: { list: 'branches' },
  access: { read: desks, write: editors },
  search: ['name'],
  sort: '-availableFrom',
  fields: {
    name: field(text(120).min(1), { widget: 'text', column: 1 }),
    availableFrom: field(z.iso.datetime({ offset: true }), { widget: 'datetime', column: 2 }),
    branches: field(z.array(z.uuid()).max(200).default([]), { widget: 'references', to: 'branch', column: 3 }),
    catalog: field(z.array(MenuCategory).max(100).default([]), { widget: 'list' }),
  },
})
export type Menu = RecordOf<typeof menuEntity>
export type MenuInput = InputRecord<typeof menuEntity>
