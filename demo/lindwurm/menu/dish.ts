import type { ConfigurationStep, ProductInput } from '#modules/catalogue/contract.ts'

/** A text in German and in English. */
export type Words = readonly [de: string, en: string]
type Option = ConfigurationStep['options'][number]
type PartOption = { id: string; name: Words } & Partial<Omit<Option, 'id' | 'name'>>

/** One configuration step of a dish: a question to the guest, with its texts in both languages. */
export interface Part {
  id: string
  name: Words
  type: ConfigurationStep['type']
  isOptional?: boolean
  options?: readonly PartOption[]
}

export const choice = (id: string, de: string, en: string, more: Omit<PartOption, 'id' | 'name'> = {}): PartOption => ({
  id,
  name: [de, en],
  ...more,
})

/** Names of the diets and labels, see tags.ts. */
export type TagName = 'vegan' | 'vegetarisch' | 'glutenfrei' | 'hausgemacht' | 'scharf'

/** A product of the demo menu. It contains no ids yet: the ids of its category, its tags and the products of a bundle are added later. */
export interface Dish extends Omit<
  Partial<ProductInput>,
  'name' | 'description' | 'images' | 'parts' | 'bundle' | 'translations' | 'price'
> {
  /** The short name of the dish. Its picture is `dish-<slug>.svg`. */
  slug: string
  name: Words
  text: Words
  price: number
  tags?: readonly TagName[]
  steps?: readonly Part[]
  /** Only for a bundle: the products in it, as slugs with amounts. */
  holds?: readonly (readonly [slug: string, amount: number])[]
}

/** The tax rates of a restaurant in Germany: since 2026 food is taxed with 7 % also at the table, and drinks with 19 % everywhere. */
const food = { tax: 7, takeawayTax: 7, dineInTax: 7 } as const
export const drink = { tax: 19, takeawayTax: 19, dineInTax: 19 } as const
/** A drink of at least 75 % milk has the tax rate of food, except at the table. */
export const milkDrink = { tax: 7, takeawayTax: 7, dineInTax: 19 } as const
/** The tax rates in Austria: food 10 %, drinks 20 %, at the table and to take away. */
export const austrianFood = { tax: 10, takeawayTax: 10, dineInTax: 10 } as const
export const austrianDrink = { tax: 20, takeawayTax: 20, dineInTax: 20 } as const

const stepOf = ({ id, name, type, isOptional = false, options = [] }: Part): ConfigurationStep => ({
  id,
  name: name[0],
  description: '',
  type,
  isOptional,
  options: options.map((option) => ({
    unit: 'amount',
    price: 0,
    description: '',
    images: [],
    modifier: 'add',
    value: '',
    ...option,
    name: option.name[0],
  })),
})

const englishOf = (steps: readonly Part[]): Record<string, string> =>
  Object.fromEntries(
    steps.flatMap(({ id, name, options = [] }) => [
      [id, name[1]],
      ...options.map((option) => [`${id}.${option.id}`, option.name[1]] as const),
    ]),
  )

/**
 * The product as the catalogue stores it, but without references. The caller adds the ids of the category, the tags and the products of a
 * bundle.
 */
export function productOf(dish: Dish): ProductInput {
  const { slug, name, text, steps = [], holds, tags: _tags, ...fields } = dish
  return {
    ...food,
    type: holds ? 'bundle' : steps.length > 0 ? 'configurable' : 'simple',
    ...fields,
    name: name[0],
    description: text[0],
    images: [{ id: `dish-${slug}`, version: 1, extension: 'svg', alt: name[0] }],
    parts: steps.map(stepOf),
    translations: {
      en: { name: name[1], description: text[1], ...(steps.length > 0 ? { parts: englishOf(steps) } : {}) },
    },
  }
}
