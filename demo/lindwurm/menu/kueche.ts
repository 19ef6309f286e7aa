import { choice, type Dish } from './dish.ts'

/** The main dishes. The first dish is at the top of the storefront. */
export const kueche: readonly Dish[] = [
  {
    slug: 'schweinsbraten',
    name: ['Schweinsbraten', 'Roast pork'],
    text: [
      'Knusprige Kruste, Dunkelbiersauce, Kartoffelknödel und Krautsalat. Seit 1911 nach dem Rezept der Wirtin Anni.',
      'Crisp crackling, dark beer gravy, potato dumpling and coleslaw. To landlady Anni’s recipe since 1911.',
    ],
    price: 18.9,
    allergens: 'A, L, M',
    tags: ['hausgemacht'],
    steps: [
      {
        id: 'beilage',
        name: ['Beilage', 'Side dish'],
        type: 'select',
        options: [
          choice('kartoffelknoedel', 'Kartoffelknödel', 'Potato dumpling'),
          choice('semmelknoedel', 'Semmelknödel', 'Bread dumpling'),
          choice('bratkartoffeln', 'Bratkartoffeln', 'Fried potatoes', { price: 1.2 }),
        ],
      },
      {
        id: 'dazu',
        name: ['Dazu', 'With it'],
        type: 'multiselect',
        isOptional: true,
        options: [
          choice('krautsalat', 'Krautsalat mit Speck', 'Coleslaw with bacon'),
          choice('blaukraut', 'Blaukraut', 'Red cabbage'),
        ],
      },
      {
        id: 'extras',
        name: ['Extras', 'Extras'],
        type: 'addons',
        isOptional: true,
        options: [
          choice('sauce', 'Extra Sauce', 'Extra gravy', { price: 1.5 }),
          choice('breze', 'Ofenfrische Breze', 'Fresh pretzel', { price: 1.9 }),
        ],
      },
    ],
  },
  {
    slug: 'schnitzel',
    name: ['Schnitzel', 'Schnitzel'],
    text: ['Vom Schwein, in Butterschmalz, mit Kartoffelsalat', 'Pork, fried in clarified butter, with potato salad'],
    price: 17.5,
    allergens: 'A, C, G, M',
    steps: [
      {
        id: 'fleisch',
        name: ['Fleisch', 'Meat'],
        type: 'select',
        options: [
          choice('schwein', 'Vom Schwein', 'Pork'),
          choice('kalb', 'Vom Kalb', 'Veal', { price: 24.9, modifier: 'overwrite' }),
        ],
      },
      {
        id: 'beilage',
        name: ['Beilage', 'Side dish'],
        type: 'select',
        options: [
          choice('kartoffelsalat', 'Kartoffelsalat', 'Potato salad'),
          choice('pommes', 'Pommes frites', 'Chips'),
          choice('salat', 'Nur Blattsalat', 'Leaf salad only', { price: 1, modifier: 'subtract' }),
        ],
      },
    ],
  },
  {
    slug: 'spaetzle',
    name: ['Käsespätzle', 'Cheese spaetzle'],
    text: ['Allgäuer Bergkäse, Röstzwiebeln, Schnittlauch', 'Allgäu mountain cheese, fried onions, chives'],
    price: 14.5,
    allergens: 'A, C, G',
    tags: ['vegetarisch', 'hausgemacht'],
    steps: [
      {
        id: 'extras',
        name: ['Extras', 'Extras'],
        type: 'multiselect',
        isOptional: true,
        options: [
          choice('roestzwiebeln', 'Extra Röstzwiebeln', 'Extra fried onions', { price: 1.5 }),
          choice('kaese', 'Extra Bergkäse', 'Extra mountain cheese', { price: 2 }),
        ],
      },
    ],
  },
  {
    slug: 'forelle',
    name: ['Forelle Müllerin', 'Trout meunière'],
    text: ['Aus dem Ammersee, Mandelbutter, Petersilkartoffeln', 'From Lake Ammer, almond butter, parsley potatoes'],
    price: 21.9,
    allergens: 'A, D, G, H',
    schedule: [{ type: 'daily', from: '17:00', to: '24:00' }],
  },
  {
    slug: 'knoedel',
    name: ['Semmelknödel in Pilzrahm', 'Bread dumplings in mushroom cream'],
    text: ['Waldpilze, Rahm, frische Petersilie', 'Wild mushrooms, cream, fresh parsley'],
    price: 15.2,
    allergens: 'A, C, G',
    tags: ['vegetarisch', 'hausgemacht'],
  },
  {
    slug: 'burger',
    name: ['Lindwurm-Burger', 'Lindwurm burger'],
    text: [
      'Vom Murnau-Werdenfelser Rind oder aus roten Linsen, im Laugensemmerl. Schritt für Schritt nach Ihrem Geschmack.',
      'Local beef or red lentils in a pretzel bun. Step by step to your taste.',
    ],
    price: 15.9,
    allergens: 'A, C, G, M, N',
    isStepByStep: true,
    steps: [
      {
        id: 'laibchen',
        name: ['Laibchen', 'Patty'],
        type: 'select',
        options: [
          choice('rind', 'Rind, 180 g', 'Beef, 180 g'),
          choice('doppelt', 'Rind, zweimal 180 g', 'Beef, twice 180 g', { price: 20.5, modifier: 'overwrite' }),
          choice('linse', 'Rote Linse', 'Red lentil', { price: 1, modifier: 'subtract' }),
        ],
      },
      {
        id: 'belag',
        name: ['Belag', 'Toppings'],
        type: 'multiselect',
        options: [
          choice('bergkaese', 'Bergkäse', 'Mountain cheese', { price: 1.2 }),
          choice('speck', 'Geröstetes Wammerl', 'Crisp bacon', { price: 1.5 }),
          choice('zwiebel', 'Röstzwiebeln', 'Fried onions'),
          choice('gurkerl', 'Essiggurkerl', 'Gherkins'),
          choice('kren', 'Scharfer Kren', 'Hot horseradish'),
        ],
      },
      {
        id: 'dazu',
        name: ['Dazu', 'With it'],
        type: 'addons',
        isOptional: true,
        options: [
          choice('pommes', 'Pommes frites', 'Chips', { price: 3.9 }),
          choice('mayonnaise', 'Senfmayonnaise', 'Mustard mayonnaise', { price: 0.9 }),
        ],
      },
      {
        id: 'wunsch',
        name: ['Ein Wort an die Küche', 'A word to the kitchen'],
        type: 'textarea',
        isOptional: true,
      },
    ],
  },
  {
    slug: 'gemuesepflanzerl',
    name: ['Gemüsepflanzerl', 'Vegetable patties'],
    text: [
      'Drei Stück aus Linsen, Karotten und Lauch, mit Kräuterdip und Blattsalat',
      'Three patties of lentils, carrots and leek with herb dip and leaf salad',
    ],
    price: 13.9,
    allergens: 'F, L, M',
    tags: ['vegan', 'vegetarisch', 'glutenfrei', 'hausgemacht'],
  },
  {
    slug: 'backhendl',
    name: ['Backhendl', 'Fried chicken'],
    text: [
      'Halbes Hendl, ohne Knochen, mit Zitrone und Kartoffelsalat',
      'Half a chicken off the bone, with lemon and potato salad',
    ],
    price: 16.8,
    allergens: 'A, C, G, M',
  },
  {
    slug: 'rostbratwuerste',
    name: ['Nürnberger Rostbratwürste', 'Nuremberg grilled sausages'],
    text: [
      'Über Buchenholz gegrillt, mit Sauerkraut und Senf. Ab drei Paar.',
      'Grilled over beech wood, with sauerkraut and mustard. From three pairs.',
    ],
    price: 3.4,
    allergens: 'L, M',
    tags: ['glutenfrei'],
    unit: 'pair',
    minimumQuantity: 3,
    maximumQuantity: 12,
    defaultQuantity: 3,
  },
  {
    slug: 'salat',
    name: ['Großer Salatteller', 'Large salad'],
    text: ['Blattsalate, Tomaten, Gurke, Kürbiskerne', 'Leaf salads, tomatoes, cucumber, pumpkin seeds'],
    price: 11.9,
    allergens: 'M',
    tags: ['vegan', 'vegetarisch', 'glutenfrei'],
    steps: [
      {
        id: 'dressing',
        name: ['Dressing', 'Dressing'],
        type: 'select',
        options: [
          choice('essig', 'Apfelessig und Kernöl', 'Cider vinegar and pumpkin seed oil'),
          choice('senf', 'Senf und Kräuter', 'Mustard and herbs'),
        ],
      },
      {
        id: 'dazu',
        name: ['Dazu', 'With it'],
        type: 'addons',
        isOptional: true,
        options: [
          choice('huhn', 'Gebratene Hühnerbrust', 'Fried chicken breast', { price: 5.5 }),
          choice('ziegenkaese', 'Gratinierter Ziegenkäse', 'Grilled goat’s cheese', { price: 4.8 }),
        ],
      },
    ],
  },
]
