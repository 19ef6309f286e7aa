import { choice, type Dish } from './dish.ts'

/** Dishes for noon on weekdays. Their hours are set in their category (menu.ts). */
export const mittag: readonly Dish[] = [
  {
    slug: 'linseneintopf',
    name: ['Linseneintopf', 'Lentil stew'],
    text: [
      'Mit Wurzelgemüse und einem Schuss Essig, auf Wunsch mit Wienern',
      'With root vegetables and a dash of vinegar, with frankfurters if you like',
    ],
    price: 8.4,
    allergens: 'L, M',
    tags: ['vegan', 'vegetarisch', 'glutenfrei'],
    steps: [
      {
        id: 'einlage',
        name: ['Einlage', 'To go in'],
        type: 'select',
        isOptional: true,
        options: [choice('wiener', 'Ein Paar Wiener', 'A pair of frankfurters', { price: 2.6 })],
      },
    ],
  },
  {
    slug: 'fleischpflanzerl',
    name: ['Fleischpflanzerl', 'Bavarian meat patties'],
    text: ['Zwei Stück mit Bratensaft und Kartoffelsalat', 'Two patties with gravy and potato salad'],
    price: 10.9,
    allergens: 'A, C, L, M',
    tags: ['hausgemacht'],
  },
  {
    slug: 'reiberdatschi',
    name: ['Reiberdatschi mit Apfelmus', 'Potato pancakes with apple sauce'],
    text: ['Drei Stück, knusprig aus der Pfanne', 'Three of them, crisp from the pan'],
    price: 9.5,
    allergens: 'C',
    tags: ['vegetarisch', 'glutenfrei', 'hausgemacht'],
  },
]

/** Dishes from 17:00 on. Their hours are set in their category (menu.ts). */
export const abend: readonly Dish[] = [
  {
    slug: 'rehragout',
    name: ['Rehragout', 'Venison ragout'],
    text: [
      'Aus heimischer Jagd, Preiselbeerbirne, Semmelknödel, Wacholderrahm',
      'Local game, pear with cranberries, bread dumpling, juniper cream',
    ],
    price: 24.5,
    allergens: 'A, C, G, L, O',
    tags: ['hausgemacht'],
  },
  {
    slug: 'ente',
    name: ['Halbe Bauernente', 'Half roast duck'],
    text: [
      'Vier Stunden im Rohr, mit Blaukraut und Kartoffelknödel',
      'Four hours in the oven, with red cabbage and potato dumpling',
    ],
    price: 23.9,
    allergens: 'L, O',
    tags: ['glutenfrei'],
  },
  {
    slug: 'forelle-blau',
    name: ['Forelle blau nach Gewicht', 'Poached trout by weight'],
    text: [
      'Ganz aus dem Wurzelsud, mit zerlassener Butter. Wir wiegen jede Forelle; der genaue Preis steht danach fest.',
      'Whole from a vegetable stock, with melted butter. Every trout is weighed, then its price is exact.',
    ],
    price: 52,
    allergens: 'D, G, L',
    tags: ['glutenfrei'],
    unit: 'kg',
    calculationModel: 'approximate',
    minimumQuantity: 0.3,
    maximumQuantity: 0.6,
    quantityStepSize: 0.05,
    defaultQuantity: 0.35,
  },
  {
    slug: 'tagesfisch',
    name: ['Tagesfisch', 'Fish of the day'],
    text: [
      'Was die Fischer vom Ammersee heute gebracht haben. Den Preis nennen wir Ihnen am Telefon oder am Tisch.',
      'Whatever the fishermen of Lake Ammer brought today. We tell you the price by phone or at the table.',
    ],
    price: 26,
    allergens: 'D, G',
    isPriceHidden: true,
  },
  {
    slug: 'gans',
    name: ['Gebratene Gans', 'Roast goose'],
    text: [
      'Keule oder Brust, Maronen, Blaukraut und Kartoffelknödel',
      'Leg or breast, chestnuts, red cabbage and potato dumpling',
    ],
    price: 29.5,
    allergens: 'L, O',
    tags: ['glutenfrei', 'hausgemacht'],
    steps: [
      {
        id: 'stueck',
        name: ['Ihr Stück', 'Your piece'],
        type: 'select',
        options: [choice('keule', 'Keule', 'Leg'), choice('brust', 'Brust', 'Breast', { price: 2 })],
      },
    ],
  },
]
