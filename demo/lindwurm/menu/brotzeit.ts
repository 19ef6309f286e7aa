import { choice, type Dish } from './dish.ts'

const bread = [
  choice('roggen', 'Roggenbrot', 'Rye bread'),
  choice('breze', 'Ofenfrische Breze', 'Fresh pretzel', { price: 1.2 }),
  choice('ohne', 'Ohne Brot', 'No bread', { price: 0.8, modifier: 'subtract' }),
]

export const brotzeit: readonly Dish[] = [
  {
    slug: 'weisswurst',
    name: ['Weißwürste mit Breze', 'Veal sausages with a pretzel'],
    text: [
      'Zwei Stück, süßer Senf, ofenwarme Breze. Bis 12 Uhr.',
      'A pair with sweet mustard and a warm pretzel. Until noon.',
    ],
    price: 8.9,
    allergens: 'A, L, M',
    // Traditionally a Weißwurst is eaten before noon.
    schedule: [{ type: 'daily', from: '00:00', to: '12:00' }],
  },
  {
    slug: 'obazda',
    name: ['Obazda vom Brett', 'Obazda cheese board'],
    text: [
      'Camembert, Paprika, rote Zwiebel, Radieschen, Breze',
      'Ripe camembert with paprika, red onion, radishes and a pretzel',
    ],
    price: 9.8,
    allergens: 'A, G',
    tags: ['vegetarisch', 'hausgemacht'],
  },
  {
    slug: 'suppe',
    name: ['Leberknödelsuppe', 'Liver dumpling soup'],
    text: ['Kräftige Rinderbrühe, Schnittlauch', 'Strong beef broth, chives'],
    price: 6.5,
    allergens: 'A, C, G, L',
    tags: ['hausgemacht'],
  },
  {
    slug: 'pfannkuchensuppe',
    name: ['Pfannkuchensuppe', 'Pancake soup'],
    text: [
      'Gemüsebrühe mit feinen Streifen vom Kräuterpfannkuchen',
      'Vegetable broth with fine strips of herb pancake',
    ],
    price: 5.9,
    allergens: 'A, C, G, L',
    tags: ['vegetarisch', 'hausgemacht'],
  },
  {
    slug: 'brotzeitbrettl',
    name: ['Brotzeitbrettl', 'Bavarian snack board'],
    text: [
      'Ihr Brett in vier Schritten: Wurst, Käse, Brot und was Sie gern dazu haben.',
      'Your board in four steps: sausage, cheese, bread and whatever you like with it.',
    ],
    price: 13.9,
    allergens: 'A, G, L, M',
    isStepByStep: true,
    steps: [
      {
        id: 'wurst',
        name: ['Wurst und Schinken', 'Sausage and ham'],
        type: 'multiselect',
        isOptional: true,
        options: [
          choice('presssack', 'Roter Presssack', 'Red pressed sausage'),
          choice('schinken', 'Bauernschinken', 'Farmhouse ham'),
          choice('kaminwurzn', 'Kaminwurzen', 'Smoked mountain sausage', { price: 1.5 }),
          choice('leberwurst', 'Grobe Leberwurst', 'Coarse liver sausage'),
        ],
      },
      {
        id: 'kaese',
        name: ['Käse', 'Cheese'],
        type: 'select',
        options: [
          choice('bergkaese', 'Allgäuer Bergkäse', 'Allgäu mountain cheese'),
          choice('obazda', 'Obazda', 'Obazda'),
          choice('weisslacker', 'Weißlacker', 'Weißlacker', { price: 0.9 }),
        ],
      },
      { id: 'brot', name: ['Brot', 'Bread'], type: 'select', options: bread },
      {
        id: 'dazu',
        name: ['Dazu', 'With it'],
        type: 'addons',
        isOptional: true,
        options: [
          choice('gurkerl', 'Essiggurkerl', 'Gherkins', { price: 0.5 }),
          choice('radieschen', 'Bund Radieschen', 'Bunch of radishes', { price: 1.5 }),
          choice('ei', 'Gekochtes Ei', 'Boiled egg', { price: 1.2 }),
        ],
      },
    ],
  },
  {
    slug: 'radi',
    name: ['Radi mit Schnittlauchbrot', 'White radish with chive bread'],
    text: [
      'Spiralig geschnitten, gesalzen, dazu Bauernbrot mit Pflanzenaufstrich',
      'Cut in a spiral and salted, with farmhouse bread and a plant spread',
    ],
    price: 6.2,
    allergens: 'A',
    tags: ['vegan', 'vegetarisch'],
  },
  {
    slug: 'breze',
    name: ['Ofenfrische Breze', 'Fresh pretzel'],
    text: ['Resch gebacken, alle zwei Stunden frisch', 'Crisp, baked afresh every two hours'],
    price: 1.9,
    allergens: 'A',
    tags: ['vegan', 'vegetarisch', 'hausgemacht'],
    maximumQuantity: 20,
  },
  {
    slug: 'weisswurst-fruehstueck',
    name: ['Weißwurst-Frühstück', 'Veal sausage breakfast'],
    text: [
      'Für zwei: zweimal Weißwürste mit Breze, noch zwei Brezen und ein Glas süßer Senf für daheim. Bis 12 Uhr.',
      'For two: two helpings of veal sausages with a pretzel, two more pretzels and a jar of sweet mustard to take home. Until noon.',
    ],
    price: 23.9,
    allergens: 'A, L, M',
    schedule: [{ type: 'daily', from: '00:00', to: '12:00' }],
    holds: [
      ['weisswurst', 2],
      ['breze', 2],
      ['senf', 1],
    ],
  },
  {
    slug: 'brotzeit-fuer-zwei',
    name: ['Brotzeit für zwei', 'Snack board for two'],
    text: [
      'Obazda, Radi und zwei Brezen auf einem großen Brett',
      'Obazda, white radish and two pretzels on one large board',
    ],
    price: 18.5,
    allergens: 'A, G',
    tags: ['vegetarisch'],
    holds: [
      ['obazda', 1],
      ['radi', 1],
      ['breze', 2],
    ],
  },
]
