import { colour } from './colours.ts'
import { flavours, pile } from './dish-parts.ts'
import * as food from './foods.ts'
import * as g from './garnish.ts'
import { circle, ellipse, lump } from './geometry.ts'
import { worm } from './glasses.ts'
import { at, flat, line, type Marks, shape, stripe } from './marks.ts'
import * as ware from './ware.ts'

/** A small white dish with a handle on each side, from above. */
const smallDish = (content: string): Marks => [
  shape('M66 96q-26 0-26 26t26 26m188-52q26 0 26 26t-26 26', colour.plate, 3),
  shape(ellipse(160, 122, 104, 82), colour.plate, 3.4),
  shape(ellipse(160, 122, 86, 64), content, 2.6),
]

/** Side dishes, sweets and cakes. */
export const sideDishes: Readonly<Record<string, Marks>> = {
  kartoffelknoedel: [
    smallDish('#f1e6d4'),
    shape(lump(156, 132, 72, 44, 4, 0.08), '#dfae5c', 2.2),
    food.dumpling(126, 108, 38, colour.cream, 4),
    food.dumpling(190, 132, 40, colour.cream, 7),
    shape(lump(160, 106, 36, 15, 9, 0.2), colour.caramel, 2.4),
    g.dots(160, 106, 30, 11, 22, 5, 3, colour.gold),
    g.dots(176, 128, 34, 14, 10, 8, 3, colour.caramel),
    g.parsley(132, 164, 0, 1),
  ],
  kartoffelsalat: [
    ware.bowl('#e9dba4', colour.blue),
    food.potatoSalad(160, 122, 72, 70, 5, 15),
    g.chives(160, 122, 58, 56, 24, 4),
    g.dots(160, 122, 60, 58, 20, 9, 2.2),
  ],
  blaukraut: [
    ware.bowl('#5b2140', colour.plate),
    food.shreds(160, 122, 62, 62, 54, 4, [colour.cabbage, '#a85a80', '#7a2f57'], 4.6),
    pile(160, 122, 44, 44, 5, 8, 28, (x, y, turn) =>
      at(x, y, [shape('M-9-7l16-2l3 12l-17 5z', '#e9d48a', 2)], { turn }),
    ),
    at(178, 100, flavours.bayLeaf, { turn: 50, size: 1.1 }),
  ],
  bratkartoffeln: [
    ware.pan('#c98d3a'),
    pile(142, 122, 66, 66, 17, 6, 27, (x, y, turn) =>
      at(
        x,
        y,
        [
          shape(ellipse(0, 0, 20, 16), colour.gold, 2.6),
          stripe('M-13-6q10-9 22-4', colour.caramel, 3.6),
          line('M-10 7q8 6 18 0', 1.3),
        ],
        { turn },
      ),
    ),
    g.onionRings(
      [
        [122, 96, 12],
        [172, 140, 12],
        [126, 156, 10],
      ],
      '#e9c9a0',
    ),
    g.parsley(146, 122, 0, 1.1),
    g.chives(142, 122, 60, 60, 10, 9),
  ],
  senf: [
    at(246, 178, ware.spoon, { turn: 118 }),
    shape('M104 88h112q16 12 16 30v82q0 16-16 16H104q-16 0-16-16v-82q0-18 16-30z', '#cf8a2e', 3.2),
    stripe('M102 116v80', '#efc27a', 6),
    g.dots(160, 112, 60, 14, 26, 3, 3.4),
    shape('M96 62h128q6 0 6 6v20H90V68q0-6 6-6z', colour.oxblood, 3.2),
    line('M104 68v14m14-14v14m14-14v14m14-14v14m14-14v14m14-14v14m14-14v14m14-14v14', 1.5),
    shape('M98 130h124v58H98z', colour.plate, 2.8),
    line('M104 136h112v46H104z', 1.2),
    at(160, 158, worm(), { size: 1.3 }),
    stripe('M114 159h22m48 0h22', colour.oxblood, 3),
  ],
  'bayrisch-creme': [
    ware.plate(),
    shape(lump(160, 146, 78, 40, 6, 0.12), '#b3284c', 2.6),
    shape('M104 150c-4-34 10-74 26-82q30-12 60 0c16 8 30 48 26 82q-56 26-112 0z', '#fbf0dc'),
    flat('M112 146c-2-30 8-64 22-72q6-4 12-4c-12 18-18 52-16 82q-10-2-18-6z', colour.white),
    line('M132 72q-10 34-6 80m34-88v94m28-86q10 34 6 80', 1.5),
    shape('M130 70q30-12 60 0q4 12-6 14q-2 14-10 8q-6-8-12-2q-4 14-12 6q-4-10-10-8q-12-4-10-18z', '#b3284c', 2.6),
    g.raspberry(150, 56, 0.9),
    g.raspberry(172, 54, 0.9),
    g.mint(162, 44, 20, 0.7),
    g.raspberry(98, 176),
    g.raspberry(218, 178),
  ],
  dampfnudel: [
    ware.soupPlate('#f4d67c'),
    line('M94 112q10-24 40-32m-28 76q24 28 70 26', 1.6),
    shape('M92 128c-4-40 30-62 68-62s74 22 70 60c-4 30-34 42-70 42s-64-10-68-40z', colour.white),
    flat('M104 144c12 14 36 18 56 18s46-4 60-20c-2 18-30 24-60 24s-52-6-56-22z', '#e7c68a'),
    line('M114 106q14-22 44-22m-30 62q30 10 66-2m-8-44q12 6 16 16', 1.6),
    g.dots(158, 112, 50, 28, 34, 4, 3.2),
    g.mint(228, 170, 60, 0.9),
  ],
  kaiserschmarrn: [
    ware.plate(),
    pile(144, 114, 56, 54, 14, 5, 26, (x, y, turn) =>
      at(
        x,
        y,
        [
          shape('M-17-10q16-8 33-2q6 11 1 22q-17 5-32 1q-7-10-2-21z', colour.yolk, 2.8),
          stripe('M-11-6q12-5 23 0', colour.caramel, 4),
          line('M-7 5h13', 1.3),
        ],
        { turn: turn / 6 - 30, size: 1.12 },
      ),
    ),
    g.sugar(146, 112, 56, 50, 34, 4),
    ware.dip(216, 168, 34, '#6d2346'),
    [
      [208, 160],
      [224, 166],
      [212, 178],
    ].map(([x = 0, y = 0]) => [
      shape(`M${x - 9} ${y}q9-9 18 0q-9 8-18 0z`, '#8f3a5e', 1.8),
      line(`M${x - 4} ${y}h8`, 1.1),
    ]),
    g.parsley(92, 162, -20, 0.9),
  ],
  schokotorte: [
    ware.plate(),
    at(150, 118, [
      shape('M-88 8L82-16v56q0 8-8 9L-78 70q-10 1-10-9z', '#7a4526'),
      flat('M-88 34L82 12v10L-88 46z', '#d9862e'),
      line('M-88 32L82 10M-88 44L82 22', 1.8),
      g.dots(-10, 52, 60, 6, 12, 3, 2.2),
      shape(
        'M-88 6L48-52q30 4 36 32v6q-10 8-16-4q-8-2-10 6q-4 16-14 2q-10-4-14 4q-2 20-14 6q-12-6-16 4q-4 14-14 2q-10-4-14 4q-4 16-16 4q-12-4-14 4q-8 6-12-6z',
        colour.iron,
      ),
      stripe('M-52-2L46-42', '#7d6057', 4),
      shape(circle(44, -22, 11), colour.dark, 2.6),
      line('M38-25q6-5 12 0', 1.4),
    ]),
    at(206, 172, food.cream, { size: 0.86 }),
    g.mint(160, 184, -30, 0.8),
  ],
  topfenstrudel: [
    ware.plate(),
    shape(lump(156, 156, 80, 34, 5, 0.1), '#f4d67c', 2.6),
    [0, 1].map((index) =>
      at(132 + index * 54, 106 + index * 24, [
        shape('M-44-8q0-28 34-32l32-2q30 4 30 32q0 28-30 32h-36q-30-4-30-30z', '#d8963a'),
        stripe('M-28-24q10-10 30-10', '#f0c678', 4),
        shape('M20-36q32 4 32 28t-30 30q-26-2-26-28t24-30z', '#fbf3e0', 2.8),
        line('M22-28q22 2 22 20t-19 22q-20-2-20-20t15-16q12 2 11 13t-10 8', 1.8),
        g.berry(36, -16, 3.2, '#7a3a1c'),
        g.berry(12, 12, 3.2, '#7a3a1c'),
        line('M-30-18q-6 12 0 24m14-32q-8 18 0 38', 1.5),
        g.sugar(-16, -26, 22, 8, 14, index + 3),
      ]),
    ),
    g.mint(104, 162, -30, 0.9),
    g.sugar(160, 100, 70, 50, 16, 8),
  ],
  torte: [
    shape(ellipse(160, 208, 122, 20), colour.silver, 3),
    shape('M56 138h208v54q0 16-104 16T56 192z', '#fbf0dc', 3.2),
    shape(
      'M56 138q0-16 104-16t104 16q0 12-12 12q-4 18-14 4q-8-6-14 2q-6 22-16 2q-10-6-18 2q-8 16-18 2q-10-8-18 0q-8 18-18 0q-10-6-18 0q-6 20-16 2q-8-8-16-2q-8 10-14-6q-12-2-12-14z',
      '#e7a0ae',
      2.8,
    ),
    shape('M96 76h128v52q0 12-64 12t-64-12z', '#fbf0dc', 3.2),
    shape(
      'M96 76q0-13 64-13t64 13q0 10-10 10q-4 16-12 4q-8-4-14 2q-8 14-16 0q-8-6-16 2q-8 12-14-2q-8-6-14 2q-8 10-12-6q-10 0-10-12z',
      '#e7a0ae',
      2.8,
    ),
    [
      [126, 60],
      [148, 54],
      [172, 54],
      [194, 60],
    ].map(([x = 0, y = 0]) => [shape(circle(x, y, 12), colour.white, 2.6), g.berry(x, y - 9, 8)]),
    g.mint(160, 40, 0, 0.8),
    shape('M118 166q42 10 84 0v26q-42 10-84 0z', colour.plate, 2.8),
    line('M124 171q36 8 72 0v16q-36 8-72 0z', 1.3),
    [74, 96, 224, 246].map((x) => g.berry(x, 196 + (x > 90 && x < 230 ? 4 : 0), 7)),
  ],
}
