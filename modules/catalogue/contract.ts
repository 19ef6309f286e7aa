import { endpoint } from '#contract/endpoint.ts'
import { crudEndpoints, entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import { pricingModels, type Unit as UnitName, units } from '#kernel/units.ts'
import { OpeningHours } from '#modules/branches/contract.ts'
import { desks, editors } from '#contract/roles.ts'
import { money, percent, text } from '#contract/shapes.ts'
import * as z from 'zod'
import { leadTimeTypes } from './rules/lead-time.ts'

const amount = money(1_000_000)

export const Unit = z.enum(Object.keys(units) as UnitName[])
const CalculationModel = z.enum(pricingModels)

/** A stored picture: /image/{id}-{version}.{extension} (specification §3). */
export const ImageRef = z.strictObject({
  id: text(60).min(1),
  version: z.int().min(1),
  extension: text(5),
  alt: text(200).default(''),
})

export const AlternativeUnit = z.strictObject({
  unit: Unit,
  /** From a gram of something sold by the ton to the reverse; what is smaller or larger cannot be counted with exactly. */
  ratio: z.number().min(0.000_001).max(1_000_000),
  minimumQuantity: z.number().min(0).optional(),
  maximumQuantity: z.number().min(0).optional(),
  quantityStepSize: z.number().positive().optional(),
  calculationModel: CalculationModel.default('fixed'),
})

export const StepOption = z.strictObject({
  id: text(40).min(1),
  name: text(120).min(1),
  unit: Unit.default('amount'),
  price: amount.default(0),
  description: text(500).default(''),
  images: z.array(ImageRef).max(5).default([]),
  modifier: z.enum(['add', 'subtract', 'overwrite']).default('add'),
  value: text(200).default(''),
})

/** One step of a product's configuration; for rides the parts of a booking item (specification §3, Configuration step). */
export const ConfigurationStep = z.strictObject({
  id: text(40).min(1),
  name: text(120).min(1),
  description: text(500).default(''),
  type: z.enum(['text', 'textarea', 'image', 'images', 'file', 'files', 'select', 'multiselect', 'addons']),
  isOptional: z.boolean().default(false),
  options: z.array(StepOption).max(100).default([]),
})
export type ConfigurationStep = z.infer<typeof ConfigurationStep>

/** A cheaper kilometre from a distance on: `price` per km replaces, `percent` is taken off (decisions, Money). */
export const DistanceDiscount = z.strictObject({
  from: z.number().min(0),
  price: amount.optional(),
  percent: percent.optional(),
})

/** What a vehicle has beyond a product (specification §3, content). `identifier` ties the same vehicle across languages. */
export const ProductContent = z.strictObject({
  /** Offered in this language only; without it in every one, with the words of `translations`. */
  language: z.enum(['de', 'en']).optional(),
  identifier: text(60).optional(),
  description2: text(2000).default(''),
  discounts: z.array(DistanceDiscount).max(20).default([]),
  seats: z.int().min(1).max(60).optional(),
  luggage: z.int().min(0).max(60).optional(),
})

/** A product within a bundle, so many of its unit. */
export const BundleItem = z.strictObject({ product: z.uuid(), amount: z.number().positive().max(1000) })

/** Words in the other language; German stands in the fields themselves. Keys of parts are '<step id>' and '<step id>.<option id>'. */
export const ProductTranslations = z.strictObject({
  en: z
    .strictObject({
      name: text(160).optional(),
      description: text(4000).optional(),
      description2: text(2000).optional(),
      parts: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
})

/** Something that can be ordered; a vehicle is a product of a branch with rides, its price is per km (specification §3, Product). */
export const productEntity = entity({
  name: 'product',
  plural: 'products',
  access: { read: desks, write: editors },
  search: ['name', 'description'],
  sort: 'position',
  fields: {
    name: field(text(160).min(1), { widget: 'text', section: 'general', column: 1 }),
    description: field(text(4000).default(''), { widget: 'textarea', section: 'general' }),
    translations: field(ProductTranslations.default({}), { widget: 'translations', section: 'general' }),
    type: field(z.enum(['simple', 'configurable', 'bundle', 'vehicle']).default('simple'), {
      widget: 'select',
      section: 'general',
      column: 2,
    }),
    categoryId: field(z.uuid().nullish(), { widget: 'reference', to: 'category', section: 'general', column: 3 }),
    position: field(z.int().min(0).default(0), { widget: 'number', section: 'general' }),
    allergens: field(text(200).default(''), { widget: 'text', section: 'general' }),
    images: field(z.array(ImageRef).max(20).default([]), { widget: 'images', section: 'general' }),
    price: field(amount, { widget: 'money', section: 'price', column: 4 }),
    tax: field(percent, { widget: 'percent', section: 'price', column: 5 }),
    takeawayTax: field(percent.nullish(), { widget: 'percent', section: 'price' }),
    dineInTax: field(percent.nullish(), { widget: 'percent', section: 'price' }),
    isPriceHidden: field(z.boolean().default(false), { widget: 'boolean', section: 'price' }),
    unit: field(Unit.default('amount'), { widget: 'select', section: 'quantity' }),
    calculationModel: field(CalculationModel.default('fixed'), { widget: 'select', section: 'quantity' }),
    alternativeUnits: field(z.array(AlternativeUnit).max(10).default([]), { widget: 'list', section: 'quantity' }),
    minimumQuantity: field(z.number().min(0).default(1), { widget: 'number', section: 'quantity' }),
    maximumQuantity: field(z.number().min(0).nullish(), { widget: 'number', section: 'quantity' }),
    quantityStepSize: field(z.number().positive().default(1), { widget: 'number', section: 'quantity' }),
    defaultQuantity: field(z.number().min(0).nullish(), { widget: 'number', section: 'quantity' }),
    defaultUnit: field(Unit.nullish(), { widget: 'select', section: 'quantity' }),
    isEnabled: field(z.boolean().default(true), { widget: 'boolean', section: 'availability', column: 6 }),
    isPublic: field(z.boolean().default(true), { widget: 'boolean', section: 'availability', column: 7 }),
    isVisibleWhenUnavailable: field(z.boolean().default(true), { widget: 'boolean', section: 'availability' }),
    schedule: field(OpeningHours.default([]), { widget: 'hours', section: 'availability' }),
    isLeadTimeEnabled: field(z.boolean().default(false), { widget: 'boolean', section: 'availability' }),
    leadTimeType: field(z.enum(leadTimeTypes).default('minutes'), { widget: 'select', section: 'availability' }),
    leadTimeValue: field(z.int().min(0).max(520).default(0), { widget: 'number', section: 'availability' }),
    /** Taken off the storefront by the desk, without the rights to the catalogue; with a time, until then. */
    isSoldOut: field(z.boolean().default(false), { widget: 'boolean', section: 'availability' }),
    soldOutUntil: field(z.iso.datetime().nullish(), { widget: 'datetime', section: 'availability' }),
    tagIds: field(z.array(z.uuid()).max(30).default([]), { widget: 'references', to: 'tag', section: 'general' }),
    isStepByStep: field(z.boolean().default(false), { widget: 'boolean', section: 'configuration' }),
    /** What a bundle holds at its one price; each part must itself be orderable. Empty for every other type. */
    bundle: field(z.array(BundleItem).max(30).default([]), { widget: 'list', section: 'configuration' }),
    parts: field(z.array(ConfigurationStep).max(30).default([]), { widget: 'list', section: 'configuration' }),
    content: field(ProductContent.default({ description2: '', discounts: [] }), { widget: 'json', section: 'vehicle' }),
  },
})
export type Product = RecordOf<typeof productEntity>
export type ProductInput = InputRecord<typeof productEntity>

const NameTranslations = z.strictObject({ en: z.strictObject({ name: text(160).optional() }).optional() })

export const categoryEntity = entity({
  name: 'category',
  plural: 'categories',
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
  access: { read: desks, write: editors },
  search: ['name'],
  sort: 'position',
  fields: {
    name: field(text(60).min(1), { widget: 'text', column: 1 }),
    translations: field(NameTranslations.default({}), { widget: 'translations' }),
    /** `diet` tags ('vegan', 'glutenfrei') are what visitors filter by; `label` ones only stand on the card. */
    kind: field(z.enum(['label', 'diet']).default('label'), { widget: 'select', column: 4 }),
    color: field(text(20).default(''), { widget: 'color', column: 2 }),
    position: field(z.int().min(0).default(0), { widget: 'number' }),
    isEnabled: field(z.boolean().default(true), { widget: 'boolean', column: 3 }),
  },
})
export type Tag = RecordOf<typeof tagEntity>

/** Products of one category within a menu, in the order they are shown. */
export const MenuCategory = z.strictObject({ categoryId: z.uuid(), products: z.array(z.uuid()).max(500).default([]) })

/** What branches offer from a time on (specification §3, Menu; §4: the branch's menu with the latest availableFrom already past). */
export const menuEntity = entity({
  name: 'menu',
  plural: 'menus',
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

/** A change of many products at once; only what stands in it is changed. */
export const BulkChange = z.strictObject({
  categoryId: z.uuid().nullable().optional(),
  tax: percent.optional(),
  takeawayTax: percent.nullable().optional(),
  dineInTax: percent.nullable().optional(),
  /** Percent or amount that the price rises by, or falls by when negative; then rounded to whole steps. */
  price: z
    .strictObject({
      by: z.enum(['percent', 'amount']),
      value: z.number().min(-100_000).max(100_000).multipleOf(0.0001),
      step: z.enum(['0.01', '0.05', '0.10', '0.50']).default('0.01'),
    })
    .optional(),
  isEnabled: z.boolean().optional(),
  isPublic: z.boolean().optional(),
  isSoldOut: z.boolean().optional(),
  addTagIds: z.array(z.uuid()).max(30).optional(),
  removeTagIds: z.array(z.uuid()).max(30).optional(),
})
export type BulkChange = z.infer<typeof BulkChange>
const Ids = z.array(z.uuid()).min(1).max(2000)

/** One line of a table that is to be imported, and what it would do. */
export const ImportRow = z.object({
  line: z.int(),
  status: z.enum(['new', 'changed', 'unchanged', 'error']),
  name: z.string(),
  /** Cells as they stand in the table; `column` is the name of the product's field. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
})
export type ImportRow = z.infer<typeof ImportRow>
export const ImportPlan = z.object({
  rows: z.array(ImportRow),
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), error: z.int() }),
  /** Headings that no column is called. */
  unknownColumns: z.array(z.string()),
  /** What was looked at; the import is refused when it is another by then. */
  fingerprint: z.string(),
})
export type ImportPlan = z.infer<typeof ImportPlan>
const csv = z.string().min(1).max(3_000_000)
const csvLimit = 4 * 1024 * 1024

/** The order that staff drag records into: the named ones take the places they have together, in the order named. */
const reorder = (plural: string) =>
  endpoint({
    id: `${plural}.order`,
    method: 'POST',
    path: `/api/${plural}/order`,
    access: editors,
    body: z.strictObject({ ids: Ids }),
    bodyLimit: 256 * 1024,
    summary: `Put ${plural} into an order`,
  })

const hidden = { createdAt: true, updatedAt: true } as const
/** What visitors may see; the price is null where it is hidden. */
export const PublicProduct = productEntity.record.omit(hidden).extend({ price: amount.nullable() })
export type PublicProduct = z.infer<typeof PublicProduct>
export const PublicCategory = categoryEntity.record.omit(hidden)
export type PublicCategory = z.infer<typeof PublicCategory>
export const PublicTag = tagEntity.record.omit(hidden)
export type PublicTag = z.infer<typeof PublicTag>
export const PublicMenu = menuEntity.record.omit(hidden)
export type PublicMenu = z.infer<typeof PublicMenu>

/** Pages of a list that visitors may read; in the order of `position`. */
const PublicListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(500).default(50),
})

export const catalogueEndpoints = {
  publicProducts: endpoint({
    id: 'products.public',
    method: 'GET',
    path: '/api/products/public',
    access: 'public',
    query: PublicListQuery,
    reply: z.array(PublicProduct),
    summary: 'Products that visitors may see, from memory',
  }),
  products: crudEndpoints(productEntity),
  categories: crudEndpoints(categoryEntity),
  tags: crudEndpoints(tagEntity),
  menus: crudEndpoints(menuEntity),
  reorderProducts: reorder('products'),
  reorderCategories: reorder('categories'),
  reorderTags: reorder('tags'),
  bulkChange: endpoint({
    id: 'products.bulk',
    method: 'POST',
    path: '/api/products/bulk',
    access: editors,
    body: z.strictObject({ ids: Ids, change: BulkChange }),
    bodyLimit: 256 * 1024,
    reply: z.object({ changed: z.int() }),
    summary: 'Change many products alike, all or none',
  }),
  bulkRemove: endpoint({
    id: 'products.bulk.remove',
    method: 'POST',
    path: '/api/products/bulk/remove',
    access: editors,
    body: z.strictObject({ ids: Ids }),
    bodyLimit: 256 * 1024,
    reply: z.object({ removed: z.int() }),
    summary: 'Delete many products, all or none; refused with the places where one is used',
  }),
  exportCsv: endpoint({
    id: 'products.csv',
    method: 'GET',
    path: '/api/products/products.csv',
    access: editors,
    kind: 'raw',
    mediaType: 'text/csv; charset=utf-8',
    reply: z.string(),
    summary: 'Products as a table for spreadsheets; comes back in through the import',
  }),
  previewImport: endpoint({
    id: 'products.import.preview',
    method: 'POST',
    path: '/api/products/import/preview',
    access: editors,
    body: z.strictObject({ csv }),
    bodyLimit: csvLimit,
    reply: ImportPlan,
    summary: 'What an import would change, row by row; writes nothing',
  }),
  importCsv: endpoint({
    id: 'products.import',
    method: 'POST',
    path: '/api/products/import',
    access: editors,
    body: z.strictObject({ csv, fingerprint: z.string().min(1).max(100) }),
    bodyLimit: csvLimit,
    reply: ImportPlan,
    summary:
      'Import what was looked at: rows without errors, in one transaction; 409 with the new plan when something changed meanwhile',
  }),
  branchMenus: endpoint({
    id: 'branches.menus',
    method: 'GET',
    path: '/api/branches/:id/menus',
    access: desks,
    params: z.strictObject({ id: z.uuid() }),
    reply: z.array(menuEntity.record),
    summary: 'Menus of a branch, the newest first (specification §7)',
  }),
  soldOut: endpoint({
    id: 'products.sold-out',
    method: 'POST',
    path: '/api/products/:id/sold-out',
    access: desks,
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ isSoldOut: z.boolean(), until: z.iso.datetime({ offset: true }).nullable().default(null) }),
    reply: productEntity.record,
    summary: 'Take a product off the storefront, or put it back: the one right of the desk over the catalogue',
  }),
}
