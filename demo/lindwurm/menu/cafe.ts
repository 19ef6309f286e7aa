import { austrianDrink, austrianFood, choice, type Dish } from './dish.ts'

/** Coffee has no configuration steps, so that a guest at a table needs only two taps from the menu to the cart. */
export const kaffee: readonly Dish[] = [
  {
    slug: 'melange',
    name: ['Wiener Melange', 'Viennese melange'],
    text: [
      'Halb Kaffee, halb heiße Milch, mit Schaum und einem Glas Wasser',
      'Half coffee, half hot milk, with foam and a glass of water',
    ],
    price: 4.9,
    allergens: 'G',
    tags: ['vegetarisch', 'glutenfrei'],
    ...austrianDrink,
  },
  {
    slug: 'schwarzer',
    name: ['Kleiner Schwarzer', 'Espresso'],
    text: ['Einfacher Mokka, mit einem Glas Wasser', 'A single mocha with a glass of water'],
    price: 3.4,
    allergens: '',
    tags: ['vegan', 'vegetarisch', 'glutenfrei'],
    ...austrianDrink,
  },
  {
    slug: 'einspaenner',
    name: ['Einspänner', 'Einspänner'],
    text: ['Großer Mokka im Glas mit Schlagobers', 'A double mocha in a glass with whipped cream'],
    price: 5.6,
    allergens: 'G',
    tags: ['vegetarisch', 'glutenfrei'],
    ...austrianDrink,
  },
  {
    slug: 'kraeuterlimonade',
    name: ['Kräuterlimonade', 'Herbal lemonade'],
    text: ['Minze, Melisse und Zitrone, 0,4 l', 'Mint, lemon balm and lemon, 0.4 l'],
    price: 4.6,
    allergens: '',
    tags: ['vegan', 'vegetarisch', 'glutenfrei', 'hausgemacht'],
    ...austrianDrink,
  },
]

export const mehlspeisen: readonly Dish[] = [
  {
    slug: 'schokotorte',
    name: ['Wiener Schokoladentorte', 'Viennese chocolate cake'],
    text: ['Mit Marillenmarmelade und Schlagobers', 'With apricot jam and whipped cream'],
    price: 6.4,
    allergens: 'A, C, F, G',
    tags: ['vegetarisch', 'hausgemacht'],
    ...austrianFood,
  },
  {
    slug: 'topfenstrudel',
    name: ['Topfenstrudel', 'Curd cheese strudel'],
    text: ['Warm, mit Vanillesauce', 'Warm, with vanilla sauce'],
    price: 6.9,
    allergens: 'A, C, G',
    tags: ['vegetarisch', 'hausgemacht'],
    ...austrianFood,
  },
]

export const kleines: readonly Dish[] = [
  {
    slug: 'fruehstueck',
    name: ['Wiener Frühstück', 'Viennese breakfast'],
    text: [
      'Zwei Semmeln, Butter, Marmelade und ein weiches Ei im Glas',
      'Two rolls, butter, jam and a soft egg in a glass',
    ],
    price: 9.8,
    allergens: 'A, C, G',
    tags: ['vegetarisch'],
    schedule: [{ type: 'daily', from: '06:00', to: '14:00' }],
    ...austrianFood,
  },
  {
    slug: 'toast',
    name: ['Schinken-Käse-Toast', 'Ham and cheese toast'],
    text: ['Mit Ketchup oder Senf und kleinem Salat', 'With ketchup or mustard and a small salad'],
    price: 7.4,
    allergens: 'A, G, M',
    steps: [
      {
        id: 'dazu',
        name: ['Dazu', 'With it'],
        type: 'select',
        isOptional: true,
        options: [choice('ketchup', 'Ketchup', 'Ketchup'), choice('senf', 'Estragonsenf', 'Tarragon mustard')],
      },
    ],
    ...austrianFood,
  },
]
