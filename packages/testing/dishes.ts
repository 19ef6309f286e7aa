import type { ProductInput } from '#modules/catalogue/contract.ts'

const option = (id: string, name: string, price: number, modifier: 'add' | 'subtract' | 'overwrite' = 'add') => ({
  id,
  name,
  price,
  modifier,
})

export type Dish = ProductInput & {
  contents?: readonly (readonly [part: 'soup' | 'schnitzel' | 'cheese', amount: number])[]
}

const card = {
  soup: { name: 'Leberknödelsuppe', price: 8.1, tax: 7, dineInTax: 19, allergens: 'A, C, L' },
  dumplings: {
    name: 'Semmelknödel',
    price: 8.2,
    tax: 7,
    dineInTax: 19,
    allergens: 'A, C, G',
    translations: { en: { name: 'Bread dumplings' } },
  },
  strudel: { name: 'Apfelstrudel', price: 8.7, tax: 7, dineInTax: 19 },
  schnitzel: {
    name: 'Schnitzel',
    price: 16.9,
    tax: 7,
    dineInTax: 19,
    type: 'configurable',
    translations: { en: { parts: { side: 'Side dish', 'side.salad': 'Salad' } } },
    parts: [
      {
        id: 'side',
        name: 'Beilage',
        type: 'select',
        options: [
          option('fries', 'Pommes', 0),
          option('salad', 'Salat', 1.5),
          option('large', 'Große Portion', 19.9, 'overwrite'),
        ],
      },
      {
        id: 'without',
        name: 'Ohne',
        type: 'multiselect',
        isOptional: true,
        options: [option('lemon', 'Zitrone', 0), option('berries', 'Preiselbeeren', 0.5, 'subtract')],
      },
      {
        id: 'extras',
        name: 'Extras',
        type: 'addons',
        isOptional: true,
        options: [option('sauce', 'Sauce', 1.2), { ...option('napkin', 'Stoffserviette', 0), value: 'once' }],
      },
      { id: 'name', name: 'Name', type: 'text', isOptional: true },
      { id: 'wish', name: 'Wunsch', type: 'textarea', isOptional: true },
    ],
  },
  /**
   * A cake that must be ordered at least two days in advance. The guest sees one configuration step (`parts`) at a time and uploads
   * pictures and files. Its price is a minimum ('ab'); staff may set the final price until the order has ended.
   */
  cake: {
    name: 'Fototorte',
    price: 39,
    tax: 7,
    type: 'configurable',
    calculationModel: 'minimum',
    isStepByStep: true,
    isLeadTimeEnabled: true,
    leadTimeType: 'days',
    leadTimeValue: 2,
    parts: [
      { id: 'picture', name: 'Bild', type: 'image' },
      { id: 'more', name: 'Weitere Bilder', type: 'images', isOptional: true },
      { id: 'recipe', name: 'Rezept', type: 'file', isOptional: true },
      { id: 'notes', name: 'Unterlagen', type: 'files', isOptional: true },
    ],
  },
  /** Cheese that is sold by weight: in decagrams (1 dag = 10 g) in steps of 5, or in kilograms. Its price is approximate ('ca.'). */
  cheese: {
    name: 'Bergkäse',
    price: 0.249,
    tax: 7,
    unit: 'dag',
    calculationModel: 'approximate',
    minimumQuantity: 10,
    quantityStepSize: 5,
    maximumQuantity: 200,
    alternativeUnits: [
      {
        unit: 'kg',
        ratio: 100,
        minimumQuantity: 0.5,
        quantityStepSize: 0.25,
        maximumQuantity: 5,
        calculationModel: 'approximate',
      },
    ],
  },
  beer: { name: 'Helles', price: 4.2, tax: 19, takeawayTax: 19, dineInTax: 19 },
  /** A dish that is only available at lunch time and hidden at other times. */
  lunch: {
    name: 'Mittagsteller',
    price: 11.5,
    tax: 7,
    dineInTax: 19,
    schedule: [{ type: 'daily', from: '11:00', to: '14:30' }],
    isVisibleWhenUnavailable: false,
  },
  truffle: { name: 'Trüffelpasta', price: 48, tax: 7, dineInTax: 19, isPriceHidden: true },
  feast: {
    name: 'Brotzeit für zwei',
    price: 29.9,
    tax: 7,
    dineInTax: 19,
    type: 'bundle',
    contents: [
      ['soup', 2],
      ['cheese', 25],
    ],
  },
} as const satisfies Record<string, Dish>
export type DishName = keyof typeof card
/**
 * The dishes of the test restaurant. Taken away, they have 7 % tax; eaten in the restaurant, most of them have 19 %. Beer always has 19 %.
 * The bundle `feast` is last, because it refers to the ids of other dishes.
 */
export const dishes: Readonly<Record<DishName, Dish>> = card
