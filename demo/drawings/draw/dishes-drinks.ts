import { colour } from './colours.ts'
import * as food from './foods.ts'
import * as g from './garnish.ts'
import { circle, ellipse } from './geometry.ts'
import * as glass from './glasses.ts'
import { at, flat, line, type Marks, shape, strand, stripe } from './marks.ts'

/** Beer, wine and all other drinks, from the side. */
export const drinkDishes: Readonly<Record<string, Marks>> = {
  weissbier: [
    at(160, 224, glass.wheatGlass('#d9842a', colour.gold), { size: 1.08 }),
    g.bubbles(158, 140, 20, 60, 12, 4),
    at(205, 66, g.wedge(), { turn: -62, size: 0.92 }),
  ],
  dunkel: [at(156, 222, glass.stein(), { size: 1.12 })],
  radler: [
    at(152, 222, [
      glass.tumbler('#f0cf5a', '#f8e69a', { width: 92, height: 164, level: 0.86 }),
      at(1, -148, glass.foam(51)),
      g.bubbles(0, -60, 28, 44, 13, 6),
    ]),
    at(204, 70, g.slice(), { size: 1.05 }),
    at(238, 196, g.wedge(), { turn: 160, size: 1.05 }),
  ],
  spezi: [
    at(158, 222, [
      glass.tumbler('#5a2a1a', '#8a4a2c', { width: 96, height: 168, level: 0.86 }),
      glass.ice(-16, -118, 12),
      glass.ice(18, -100, -16),
      glass.ice(-8, -82, 24, 0.9),
      g.bubbles(4, -40, 28, 28, 12, 7),
    ]),
    at(204, 62, g.slice(colour.orange, '#f3b35e'), { size: 1.2 }),
    glass.straw('M170 104L132 22'),
  ],
  wasser: [
    at(
      118,
      224,
      [
        glass.bottle('#9fc3bd', colour.white, '#3f6f94'),
        stripe('M-22-62q8-8 16 0t16 0t16 0m-48 12q8-8 16 0t16 0t16 0', '#3f6f94', 3),
      ],
      { size: 1.06 },
    ),
    at(208, 224, [
      glass.tumbler('#bfdadb', '#e8f4f4', { width: 78, height: 118, level: 0.8 }),
      g.bubbles(0, -46, 22, 36, 12, 5),
    ]),
    at(236, 112, g.slice(), { size: 0.8 }),
  ],
  milchkaffee: [
    at(150, 214, [
      strand('M62-92q34-4 33 26t-44 36', colour.blue, 13, 2.8),
      shape('M-70-122h140q4 60-10 106q-4 16-20 16h-80q-16 0-20-16q-14-46-10-106z', colour.blue, 3.2),
      flat('M-62-112q-2 56 10 98q2 8 10 8h12q-16-50-14-106z', '#87b0cf'),
      shape(ellipse(0, -122, 70, 18), '#87b0cf', 3),
      shape(ellipse(0, -120, 61, 13), '#c99a62', 2.2),
      flat('M-34-122q16-8 34-4q22-4 30 4q-12 8-30 6q-22 4-34-6z', '#efdcb8'),
      line('M-22-121q10-4 20 0m8 2q8-2 12-2', 1.5),
      ...[0, 1, 2, 3].map((index) => shape(circle(-42 + index * 28, -58 + (index % 2) * 10, 7), colour.white, 2.2)),
      line('M-66-24q66 14 132 0', 1.6),
    ]),
    g.steam(150, 82),
  ],
  silvaner: [
    at(112, 224, [glass.bocksbeutel('#6f8a3c', colour.plate), at(0, -54, glass.worm(), { size: 1.1 })], { size: 1.12 }),
    at(220, 224, glass.wineGlass('#efe08a', '#f8f0bc'), { size: 1.08 }),
    [
      [44, 206],
      [58, 200],
      [52, 218],
      [66, 214],
    ].map(([x = 0, y = 0]) => g.berry(x, y, 8, '#b9c97c')),
  ],
  spaetburgunder: [
    at(114, 226, [glass.bottle('#4a2a22', colour.plate, colour.oxblood), at(0, -58, glass.worm(), { size: 1 })], {
      size: 1.1,
    }),
    at(218, 224, glass.wineGlass('#8a1f2f', '#b5485a'), { size: 1.08 }),
    [
      [44, 204],
      [60, 200],
      [52, 217],
      [68, 214],
    ].map(([x = 0, y = 0]) => g.berry(x, y, 8, '#5b2a5a')),
  ],
  obstler: at(
    -22,
    -48,
    [
      at(
        154,
        216,
        [
          flat('M-34-108h68l-9 106h-50z', colour.water),
          flat('M-31-78h62l-5 52h-52z', '#f3e6a6'),
          flat('M-26-74h12l4 44h-10z', '#fbf4d2'),
          line('M-31-78h62M-26-26h52', 2),
          line('M-34-108h68l-8.500 102q-.5 6-6 6h-39q-5.500 0-6-6z', 3.2),
          line('M-20-12h40', 1.6),
        ],
        { size: 1.12 },
      ),
      at(238, 170, food.pear),
      at(74, 188, food.apple, { size: 1.02 }),
    ],
    { size: 1.16 },
  ),
}
