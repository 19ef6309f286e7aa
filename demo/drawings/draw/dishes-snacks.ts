import { colour } from './colours.ts'
import { flavours } from './dish-parts.ts'
import * as food from './foods.ts'
import * as g from './garnish.ts'
import { circle, ellipse, lump } from './geometry.ts'
import { wheatGlass } from './glasses.ts'
import { at, flat, line, type Mark, type Marks, shape } from './marks.ts'
import * as ware from './ware.ts'

const beerFromAbove = (x: number, y: number, r: number): Marks => [
  shape(`M${x + r - 6} ${y - 12}h18q14 0 14 12t-14 12h-18`, colour.glass),
  shape(circle(x, y, r), colour.beer, 3),
  shape(lump(x, y, r - 7, r - 7, 3, 0.1), colour.white, 2.2),
  line(`M${x - 16} ${y - 6}q8-10 18-4m-12 18q-8-4-8-10m22 10q12-2 14-12`, 1.6),
]

const obazda = (x: number, y: number, reach: number): Mark[] => [
  shape(lump(x, y, reach, reach * 0.84, 3, 0.1), '#e58a4a'),
  line(
    `M${x - reach * 0.6} ${y - 8}q${reach * 0.6} -26 ${reach * 1.2} -4m${-reach * 1.1} 26q${reach * 0.5} 14 ${reach} -4`,
    1.8,
  ),
]

/** Cold snacks, soups and meat products. */
export const snackDishes: Readonly<Record<string, Marks>> = {
  brotzeitbrettl: [
    ware.board(160, 124, 264, 180),
    at(92, 86, food.bread(), { turn: -14, size: 1.05 }),
    at(104, 118, food.bread('#d9b078'), { turn: 6, size: 1.05 }),
    [0, 1, 2, 3, 4].map((index) =>
      food.cut(168 + index * 19, 76 + (index % 2) * 5, 22, index % 2 ? '#d98b7d' : colour.ham, index + 2),
    ),
    at(226, 146, food.cheese, { size: 1.1, turn: -6 }),
    at(82, 176, g.gherkin, { turn: -12 }),
    g.radish(142, 166),
    g.radish(166, 178, 14),
    g.onionRings([
      [158, 128, 16],
      [174, 138, 13],
    ]),
    g.parsley(268, 92, 30),
  ],
  radi: [
    ware.board(160, 126, 264, 168),
    at(222, 92, food.bread('#f0e2b0'), { size: 1.3, turn: 6 }),
    g.chives(222, 90, 40, 18, 20, 3),
    at(222, 164, food.bread('#f0e2b0'), { size: 1.1, turn: -8 }),
    g.chives(222, 162, 32, 14, 14, 6),
    // The radish is cut into a spiral. Its slices overlap, and the root is at the end.
    shape('M46 150q-14 14-22 34', '#f4efe2', 3),
    [0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
      const [x, y] = [62 + index * 13, 146 - index * 9 + (index % 2) * 5]
      return at(x, y, [shape(ellipse(0, 0, 10, 30), '#fbf8ee', 2.6), line(ellipse(0, 0, 6, 23), 1.2)], { turn: 30 })
    }),
    at(
      166,
      76,
      [
        shape(
          'M0 8q-18-16-10-34q14 8 10 34zM0 8q0-26 18-34q6 20-18 34zM0 8q14-10 30-4q-10 16-30 4z',
          colour.green,
          2.4,
        ),
        line('M-1 4l-6-20m8 20l10-22', 1.3),
      ],
      { turn: 30 },
    ),
    g.dots(120, 178, 40, 14, 14, 4, 2.6, colour.white),
  ],
  pfannkuchensuppe: [
    ware.soupPlate('#e3ad4b'),
    line('M92 108q28-30 76-32m-68 74q28 34 76 30m38-96q14 8 20 22', 1.6),
    food.shreds(160, 126, 62, 44, 26, 9, ['#f0cf86', '#e8bf6a', '#f6dc9c'], 8),
    g.chives(160, 126, 68, 50, 20, 5),
    g.parsley(162, 128, 0, 0.9),
  ],
  breze: [ware.napkin(160, 122, 112), food.pretzel(160, 112, 1.32)],
  'weisswurst-fruehstueck': [
    at(272, 226, wheatGlass('#d9842a', colour.gold), { size: 1.08 }),
    shape('M22 120q-16 0-16 12t16 12m176-24q16 0 16 12t-16 12', colour.plate, 3),
    shape(ellipse(110, 130, 92, 66), colour.plate, 3.4),
    shape(ellipse(110, 126, 76, 50), '#d8e2dc', 2.6),
    line('M52 116q14-22 46-26m-40 58q16 16 44 18m60-58q8 8 8 20', 1.4),
    at(104, 112, food.sausage('M-42 6c16-14 64-16 84 0', '#efe3d2', 26, 'M-36 1c16-10 52-10 70 0'), { turn: -6 }),
    at(116, 144, food.sausage('M-42 6c16-14 64-16 84 0', '#efe3d2', 26, 'M-36 1c16-10 52-10 70 0'), { turn: 4 }),
    g.parsley(150, 112, 20, 0.9),
    ware.dip(208, 200, 26, colour.fried),
    g.dots(208, 200, 12, 12, 9, 3, 2),
    food.pretzel(186, 52, 0.56),
  ],
  'brotzeit-fuer-zwei': [
    ware.board(160, 122, 300, 204),
    beerFromAbove(60, 66, 32),
    beerFromAbove(60, 176, 32),
    obazda(160, 118, 42),
    g.onionRings([
      [150, 108, 13],
      [170, 118, 15],
    ]),
    [0, 1, 2, 3].map((index) =>
      food.cut(148 + index * 18, 60 - (index % 2) * 4, 19, index % 2 ? '#d98b7d' : colour.ham, index + 4),
    ),
    at(250, 82, food.cheese, { turn: 4 }),
    food.pretzel(246, 160, 0.78),
    g.radish(138, 190, 14),
    g.radish(164, 194, 14),
    at(130, 166, g.gherkin, { size: 0.6, turn: -20 }),
  ],
  leberkaese: [
    ware.board(160, 140, 272, 136),
    at(128, 104, [
      shape('M-74-28q0-26 20-28h96q22 2 22 26v58q0 8-8 8h-122q-8 0-8-8z', colour.caramel),
      flat('M-60-44q6-8 16-8h84q12 0 16 8z', '#e0913c'),
      line('M-50-42l18 12m4-16l18 14m4-14l18 14m4-14l16 12', 1.8),
      shape('M40-30q0-24 18-24q12 6 12 24v56q0 10-8 10q-22 0-22-10z', '#e9a18c', 2.8),
      g.dots(56, -4, 9, 28, 10, 3, 2.4, '#c9735f'),
    ]),
    [0, 1].map((index) =>
      at(
        196 + index * 36,
        132 + index * 12,
        [
          shape('M-28-30q2-16 18-16h22q16 2 16 18v48q0 10-10 10h-36q-10 0-10-10z', colour.caramel),
          flat('M-22-26q2-12 12-12h20q10 0 12 12v44q0 6-6 6h-32q-6 0-6-6z', '#efb09a'),
          line('M-22-26q2-12 12-12h20q10 0 12 12v44q0 6-6 6h-32q-6 0-6-6z', 1.4),
          g.dots(0, -4, 15, 22, 14, index + 3, 2.6, '#cf7d68'),
        ],
        { turn: 8 },
      ),
    ),
    ware.dip(86, 174, 24, colour.fried),
    g.dots(86, 174, 11, 11, 8, 3, 2),
    g.parsley(136, 186, -10),
  ],
  wammerl: [
    ware.paddle(),
    at(112, 110, [
      shape('M-80-30q4-20 24-18l130 6q14 2 14 16v44q0 14-14 14l-136-6q-18-2-18-18z', '#9a4a2c'),
      flat('M-74-22q4-14 18-12l128 6q8 0 8 8v4z', '#6a2e1a'),
      shape('M-80-14q40 10 82 2t86 6v14q-44 6-86-2t-82 2z', '#f2ddc4', 2.2),
      shape('M-78 16q40 8 82 2t84 4v8q-44 6-84 0t-80 2z', '#f2ddc4', 2),
      line('M-70-26l10 6m14-8l10 6m16-6l10 6m16-4l10 6m16-4l8 4', 1.6),
    ]),
    [0, 1, 2].map((index) =>
      at(
        92 + index * 40,
        158 - index * 2,
        [
          shape('M-26-14q26-8 52 0q6 14 0 28q-26 8-52 0q-6-14 0-28z', '#b5553c', 2.6),
          shape('M-27-5q26-6 54 0v8q-28-4-54 0z', '#f2ddc4', 1.8),
          line('M-22 10q20 4 42 0', 1.3),
        ],
        { turn: -10 },
      ),
    ),
    g.dots(196, 158, 18, 12, 8, 5, 5),
    at(206, 164, flavours.bayLeaf, { turn: 70, size: 0.7 }),
  ],
}
