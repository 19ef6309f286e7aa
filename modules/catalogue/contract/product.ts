import { desks, editors } from '#contract/roles.ts'
import { entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import { money, percent, taxPercent, text } from '#contract/shapes.ts'
import { pricingModels, type Unit as UnitName, units } from '#kernel/units.ts'
import { OpeningHours } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { leadTimeTypes } from '../rules/lead-time.ts'
import { alcoholKinds } from '../rules/minimum-age.ts'
import { productTypes } from '../rules/product-types.ts'
import { Allergens } from './allergens.ts'

/** The schema of an amount of money, for example of a price. The highest amount is 1,000,000. */
export const amount = money(1_000_000)

export const Unit = z.enum(Object.keys(units) as UnitName[])
const CalculationModel = z.enum(pricingModels)

/** A picture of a product. Its address is /image/{id}-{version}.{extension} (specification §3). */
export const ImageRef = z.strictObject({
  id: text(60).min(1),
  version: z.int().min(1),
  extension: text(5),
  alt: text(200).default(''),
})

export const AlternativeUnit = z.strictObject({
  unit: Unit,
  /** The price of one piece in this unit, divided by the price in the product's own unit. The limits allow units from a gram to a ton. */
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
  /** Only for accessories of a vehicle: what guests must answer when they choose it ('Where should we stop?'). Empty: no question. */
  question: text(80).optional(),
})

/** A configuration step: a question that guests answer when they order a product, for example 'Größe' (specification §3, Configuration step). */
export const ConfigurationStep = z.strictObject({
  id: text(40).min(1),
  name: text(120).min(1),
  description: text(500).default(''),
  type: z.enum(['text', 'textarea', 'image', 'images', 'file', 'files', 'select', 'multiselect', 'addons']),
  isOptional: z.boolean().default(false),
  options: z.array(StepOption).max(100).default([]),
})
export type ConfigurationStep = z.infer<typeof ConfigurationStep>

/** In a ride of at least `from` km, each km costs `price`, or `percent` percent less than usual (docs/rules/money.md, Rides). */
const DistanceDiscount = z.strictObject({
  from: z.number().min(0),
  price: amount.optional(),
  percent: percent.optional(),
})

/** The fields that only a vehicle has (specification §3, content). Two records with the same `identifier` are the same vehicle in two languages. */
export const ProductContent = z.strictObject({
  /** The only language in which the vehicle is offered. Missing: the vehicle is offered in both languages, with the texts of `translations`. */
  language: z.enum(['de', 'en']).optional(),
  identifier: text(60).optional(),
  description2: text(2000).default(''),
  discounts: z.array(DistanceDiscount).max(20).default([]),
  seats: z.int().min(1).max(60).optional(),
  luggage: z.int().min(0).max(60).optional(),
})

/** A product in a bundle. `amount`: how much of this product is in one bundle, for example 2 pieces. */
export const BundleItem = z.strictObject({ product: z.uuid(), amount: z.number().positive().max(1000) })

/** English texts. Keys of `parts`: '<step id>' or '<step id>.<option id>' (names); with '#description' or '#question' at the end, other texts. */
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

/** The entity for everything that can be ordered (specification §3, Product). A vehicle is a product of branches with rides; its price is per km. */
export const productEntity = entity({
  name: 'product',
  tells: true,
  plural: 'products',
  scope: 'carried',
  access: { read: desks, write: editors },
  search: ['name', 'description'],
  sort: 'position',
  fields: {
    name: field(text(160).min(1), { widget: 'text', section: 'general', column: 1 }),
    description: field(text(4000).default(''), { widget: 'textarea', section: 'general' }),
    translations: field(ProductTranslations.default({}), { widget: 'translations', section: 'general' }),
    type: field(z.enum(productTypes).default('simple'), { widget: 'select', section: 'general', column: 2 }),
    categoryId: field(z.uuid().nullish(), { widget: 'reference', to: 'category', section: 'general', column: 3 }),
    position: field(z.int().min(0).default(0), { widget: 'number', section: 'general' }),
    allergens: field(Allergens.default(''), { widget: 'text', section: 'general' }),
    /** The kind of alcohol in the product. The law of the branch's country sets from which age guests may buy it (docs/rules/orders.md, Alcohol). */
    alcohol: field(z.enum(alcoholKinds).default('none'), { widget: 'select', section: 'general' }),
    images: field(z.array(ImageRef).max(20).default([]), { widget: 'images', section: 'general' }),
    price: field(amount, { widget: 'money', section: 'price', column: 4 }),
    tax: field(taxPercent, { widget: 'percent', section: 'price', column: 5 }),
    takeawayTax: field(taxPercent.nullish(), { widget: 'percent', section: 'price' }),
    dineInTax: field(taxPercent.nullish(), { widget: 'percent', section: 'price' }),
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
    isPublic: field(z.boolean().default(true), { widget: 'boolean', section: 'availability' }),
    isVisibleWhenUnavailable: field(z.boolean().default(true), { widget: 'boolean', section: 'availability' }),
    schedule: field(OpeningHours.default([]), { widget: 'hours', section: 'availability' }),
    isLeadTimeEnabled: field(z.boolean().default(false), { widget: 'boolean', section: 'availability' }),
    leadTimeType: field(z.enum(leadTimeTypes).default('minutes'), { widget: 'select', section: 'availability' }),
    leadTimeValue: field(z.int().min(0).max(520).default(0), { widget: 'number', section: 'availability' }),
    /** True: sold out in all branches; frontdesk staff may set this, too. `soldOutUntil`: when this ends. Null: it has no end. */
    isSoldOut: field(z.boolean().default(false), { widget: 'boolean', section: 'availability' }),
    soldOutUntil: field(z.iso.datetime().nullish(), { widget: 'datetime', section: 'availability' }),
    tagIds: field(z.array(z.uuid()).max(30).default([]), { widget: 'references', to: 'tag', section: 'general' }),
    isStepByStep: field(z.boolean().default(false), { widget: 'boolean', section: 'configuration' }),
    /** The products of a bundle; empty for other types. Guests can order the bundle only while all these products can be ordered. */
    bundle: field(z.array(BundleItem).max(30).default([]), { widget: 'list', section: 'configuration' }),
    parts: field(z.array(ConfigurationStep).max(30).default([]), { widget: 'list', section: 'configuration' }),
    content: field(ProductContent.default({ description2: '', discounts: [] }), { widget: 'json', section: 'vehicle' }),
  },
})
/** A mark that the product is sold out in one branch. `until`: when the mark ends; null: staff must remove it. */
export const SoldOutAt = z.object({ product: z.uuid(), branch: z.uuid(), until: z.iso.datetime().nullable() })
export type SoldOutAt = z.infer<typeof SoldOutAt>

export type Product = RecordOf<typeof productEntity>
export type ProductInput = InputRecord<typeof productEntity>
