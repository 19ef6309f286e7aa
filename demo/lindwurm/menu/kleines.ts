import type { AlternativeUnit } from '#modules/catalogue/rules/quantities.ts'
import type { Dish } from './dish.ts'

/** The price is per kilogram, and guests order in grams. */
const byTheGram = {
  unit: 'kg',
  minimumQuantity: 0.1,
  maximumQuantity: 3,
  quantityStepSize: 0.1,
  defaultUnit: 'g',
  alternativeUnits: [
    { unit: 'g', ratio: 0.001, minimumQuantity: 100, maximumQuantity: 3000, quantityStepSize: 50 },
  ] satisfies AlternativeUnit[] as Dish['alternativeUnits'],
} as const

export const metzger: readonly Dish[] = [
  {
    slug: 'leberkaese',
    name: ['Leberkäse vom Laib', 'Leberkäse loaf'],
    text: [
      'Heiß aus dem Ofen, ab 100 g. Süßer Senf liegt bei.',
      'Hot from the oven, from 100 g. Sweet mustard comes with it.',
    ],
    price: 17.9,
    allergens: 'L, M',
    tags: ['glutenfrei', 'hausgemacht'],
    ...byTheGram,
  },
  {
    slug: 'wammerl',
    name: ['Geräuchertes Wammerl', 'Smoked pork belly'],
    text: [
      'Drei Wochen gereift, über Buche geräuchert, am Stück',
      'Cured for three weeks, smoked over beech, in one piece',
    ],
    price: 24.5,
    allergens: '',
    tags: ['glutenfrei', 'hausgemacht'],
    ...byTheGram,
  },
  {
    slug: 'senf',
    name: ['Süßer Senf im Glas', 'Sweet mustard in a jar'],
    text: ['Nach Hausrezept grob gemahlen, 200 g', 'Coarsely ground to the recipe of the house, 200 g'],
    price: 4.9,
    allergens: 'M',
    tags: ['vegan', 'vegetarisch', 'glutenfrei', 'hausgemacht'],
    unit: 'package',
    maximumQuantity: 12,
  },
]

export const beilagen: readonly Dish[] = [
  {
    slug: 'kartoffelknoedel',
    name: ['Kartoffelknödel', 'Potato dumplings'],
    text: ['Zwei Stück mit Butterbröseln', 'A pair with buttered breadcrumbs'],
    price: 4.2,
    allergens: 'A, G',
    tags: ['vegetarisch', 'hausgemacht'],
    unit: 'serving',
  },
  {
    slug: 'kartoffelsalat',
    name: ['Kartoffelsalat', 'Potato salad'],
    text: ['Mit Brühe angemacht, lauwarm', 'Dressed with broth, lukewarm'],
    price: 4.5,
    allergens: 'L, M',
    tags: ['vegan', 'vegetarisch', 'glutenfrei', 'hausgemacht'],
    unit: 'serving',
  },
  {
    slug: 'blaukraut',
    name: ['Blaukraut', 'Red cabbage'],
    text: ['Mit Apfel und Nelke geschmort', 'Braised with apple and cloves'],
    price: 3.9,
    allergens: 'O',
    tags: ['vegan', 'vegetarisch', 'glutenfrei', 'hausgemacht'],
    unit: 'serving',
  },
  {
    slug: 'bratkartoffeln',
    name: ['Bratkartoffeln', 'Fried potatoes'],
    text: ['Aus der Eisenpfanne, mit Zwiebeln und Majoran', 'From the iron pan, with onions and marjoram'],
    price: 4.8,
    allergens: '',
    tags: ['vegan', 'vegetarisch', 'glutenfrei'],
    unit: 'serving',
  },
]

export const suesses: readonly Dish[] = [
  {
    slug: 'kaiserschmarrn',
    name: ['Kaiserschmarrn', 'Kaiserschmarrn'],
    text: ['Mit Zwetschgenröster, für eine Person reichlich', 'Torn pancake with stewed plums, plenty for one'],
    price: 12.4,
    allergens: 'A, C, G',
    tags: ['vegetarisch', 'hausgemacht'],
  },
  {
    slug: 'strudel',
    name: ['Apfelstrudel', 'Apple strudel'],
    text: ['Lauwarm, mit Vanillesauce', 'Lukewarm, with vanilla sauce'],
    price: 7.9,
    allergens: 'A, C, G, H',
    tags: ['vegetarisch', 'hausgemacht'],
  },
  {
    slug: 'bayrisch-creme',
    name: ['Bayerisch Creme', 'Bavarian cream'],
    text: ['Mit Himbeeren und Vanille', 'With raspberries and vanilla'],
    price: 6.9,
    allergens: 'C, G',
    tags: ['glutenfrei', 'hausgemacht'],
  },
  {
    slug: 'dampfnudel',
    name: ['Dampfnudel', 'Steamed yeast dumpling'],
    text: ['Mit Salzkruste, Mohn und Vanillesauce', 'With a salted crust, poppy seeds and vanilla sauce'],
    price: 8.5,
    allergens: 'A, C, G',
    tags: ['vegetarisch', 'hausgemacht'],
  },
]
