import { choice, type Dish, drink, milkDrink, type Part } from './dish.ts'

/** The three sizes of a draught drink. The first size has the price of the product itself; the other sizes have their own price. */
const fromTheTap = (small: number, mass: number): readonly Part[] => [
  {
    id: 'groesse',
    name: ['Größe', 'Size'],
    type: 'select',
    options: [
      choice('halbe', '0,5 l', '0.5 l'),
      choice('klein', '0,3 l', '0.3 l', { price: small, modifier: 'overwrite' }),
      choice('mass', 'Maß, 1,0 l', 'Maß, 1.0 l', { price: mass, modifier: 'overwrite' }),
    ],
  },
]

export const getraenke: readonly Dish[] = [
  {
    slug: 'helles',
    name: ['Lindwurm Hell', 'Lindwurm lager'],
    text: ['0,5 l, aus dem Holzfass', '0.5 l, from the wooden cask'],
    price: 4.6,
    alcohol: 'fermented',
    allergens: 'A',
    tags: ['vegan', 'vegetarisch'],
    steps: fromTheTap(3.2, 8.9),
    ...drink,
  },
  {
    slug: 'weissbier',
    name: ['Weißbier', 'Wheat beer'],
    text: ['0,5 l, naturtrüb', '0.5 l, unfiltered'],
    price: 4.8,
    alcohol: 'fermented',
    allergens: 'A',
    tags: ['vegan', 'vegetarisch'],
    ...drink,
  },
  {
    slug: 'schorle',
    name: ['Apfelschorle', 'Apple spritzer'],
    text: ['0,4 l, von der Streuobstwiese', '0.4 l, from old orchards'],
    price: 3.9,
    allergens: '',
    tags: ['vegan', 'vegetarisch', 'glutenfrei'],
    ...drink,
  },
  {
    slug: 'dunkel',
    name: ['Lindwurm Dunkel', 'Lindwurm dark beer'],
    text: ['0,5 l, malzig, nach altem Münchner Brauch', '0.5 l, malty, the old Munich way'],
    price: 4.7,
    alcohol: 'fermented',
    allergens: 'A',
    tags: ['vegan', 'vegetarisch'],
    steps: fromTheTap(3.3, 9.1),
    ...drink,
  },
  {
    slug: 'radler',
    name: ['Radler', 'Shandy'],
    text: ['0,5 l, halb Helles, halb Zitronenlimonade', '0.5 l, half lager, half lemonade'],
    price: 4.4,
    alcohol: 'fermented',
    allergens: 'A',
    tags: ['vegan', 'vegetarisch'],
    ...drink,
  },
  {
    slug: 'spezi',
    name: ['Spezi', 'Cola and orange'],
    text: ['0,4 l, mit Orange und Eis', '0.4 l, with orange and ice'],
    price: 3.9,
    allergens: '',
    tags: ['vegan', 'vegetarisch', 'glutenfrei'],
    ...drink,
  },
  {
    slug: 'wasser',
    name: ['Mineralwasser', 'Mineral water'],
    text: ['0,5 l, aus dem Voralpenland', '0.5 l, from the foothills of the Alps'],
    price: 3.4,
    allergens: '',
    tags: ['vegan', 'vegetarisch', 'glutenfrei'],
    steps: [
      {
        id: 'perlage',
        name: ['Perlage', 'Bubbles'],
        type: 'select',
        options: [choice('spritzig', 'Spritzig', 'Sparkling'), choice('still', 'Still', 'Still')],
      },
    ],
    ...drink,
  },
  {
    slug: 'milchkaffee',
    name: ['Haferl Milchkaffee', 'Large white coffee'],
    text: ['Ein Viertel Kaffee, drei Viertel heiße Heumilch', 'One quarter coffee, three quarters hot hay milk'],
    price: 4.2,
    allergens: 'G',
    tags: ['vegetarisch', 'glutenfrei'],
    ...milkDrink,
  },
]

export const weine: readonly Dish[] = [
  {
    slug: 'silvaner',
    name: ['Silvaner aus Franken', 'Franconian Silvaner'],
    text: [
      'Trocken, Kräuter und Birne. Offen ab 2 dl oder als Flasche zu 0,75 l.',
      'Dry, herbs and pear. By the glass from 2 dl, or by the bottle of 0.75 l.',
    ],
    price: 3.1,
    alcohol: 'fermented',
    allergens: 'O',
    tags: ['vegan', 'vegetarisch', 'glutenfrei'],
    unit: 'dl',
    minimumQuantity: 2,
    maximumQuantity: 10,
    // Wine in bottles is cheaper: a litre costs as much as 9 dl by the glass.
    alternativeUnits: [
      {
        unit: 'l',
        ratio: 9,
        minimumQuantity: 0.75,
        maximumQuantity: 9,
        quantityStepSize: 0.75,
        calculationModel: 'fixed',
      },
    ],
    ...drink,
  },
  {
    slug: 'spaetburgunder',
    name: ['Spätburgunder', 'Pinot noir'],
    text: ['Aus Baden, samtig, Kirsche', 'From Baden, velvety, cherry'],
    price: 7.2,
    alcohol: 'fermented',
    allergens: 'O',
    tags: ['vegan', 'vegetarisch', 'glutenfrei'],
    steps: [
      {
        id: 'gebinde',
        name: ['Glas oder Flasche', 'Glass or bottle'],
        type: 'select',
        options: [
          choice('glas', 'Glas, 0,2 l', 'Glass, 0.2 l'),
          choice('flasche', 'Flasche, 0,75 l', 'Bottle, 0.75 l', { price: 24.5, modifier: 'overwrite' }),
        ],
      },
    ],
    ...drink,
  },
  {
    slug: 'obstler',
    name: ['Obstler', 'Fruit schnapps'],
    text: [
      'Apfel und Birne vom Tegernsee, 40 %. Ein Stamperl sind 2 cl.',
      'Apple and pear from Lake Tegern, 40 %. One shot is 2 cl.',
    ],
    price: 2.1,
    alcohol: 'spirits',
    allergens: '',
    tags: ['vegan', 'vegetarisch', 'glutenfrei'],
    unit: 'cl',
    minimumQuantity: 2,
    maximumQuantity: 20,
    quantityStepSize: 2,
    ...drink,
  },
]
