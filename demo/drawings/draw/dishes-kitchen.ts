import { colour } from './colours.ts'
import { flavours, pile } from './dish-parts.ts'
import * as food from './foods.ts'
import * as g from './garnish.ts'
import { circle, ellipse, lump } from './geometry.ts'
import { at, flat, line, type Marks, shape, strand, stripe } from './marks.ts'
import * as ware from './ware.ts'

/** Hot dishes, for noon and evening. */
export const kitchenDishes: Readonly<Record<string, Marks>> = {
  burger: [
    ware.plate(),
    at(158, 128, [
      shape('M-74 44q-4 22 16 24h116q20-2 16-24z', '#d28a3c'),
      line('M-50 58q50 6 100 0', 1.5),
      shape('M-80 42q-2-16 10-20h140q12 4 10 20q-4 8-14 6h-132q-10 2-14-6z', colour.roast),
      g.dots(0, 34, 66, 8, 16, 3, 2.2),
      shape('M-78 24l20-10h118l18 10l-26 4l-18 20l-22-20h-40l-16 12l-14-12z', colour.gold, 2.6),
      ...[-48, -12, 26].map((x) => strand(ellipse(x + 5, 8, 24, 8), colour.rose, 4, 1.8)),
      shape(
        'M-80-12q-14 10 0 14q8 12 20 2q8 12 22 2q10 10 22 0q10 12 24 0q12 10 22-1q12 10 24-1q12 6 16-4q12-4-2-12z',
        colour.green,
        2.6,
      ),
      shape('M-76-8q-4-56 76-58q80 2 76 58q-4 6-10 6h-132q-6 0-10-6z', '#c9762c'),
      stripe('M-54-26q8-22 34-26', '#e9b26b', 5),
      line('M44-46l20 14m-32-20l24 18', 1.5),
      flat(
        'M-20-44l5 2-2 5-5-2zM4-52l5 1-1 5-5-1zM24-36l5-2 2 5-5 2zM-2-30l5 2-2 5-5-2zM40-22l5 1-1 5-5-1zM-36-22l4-3 3 4-4 3z',
        colour.white,
      ),
    ]),
    at(236, 176, [food.bigGherkin]),
  ],
  gemuesepflanzerl: [
    ware.plate(),
    ...[
      [124, 88, 4],
      [196, 98, 5],
      [128, 148, 6],
    ].map(([x = 0, y = 0, seed = 1]) => [
      food.crumbed(x, y, 42, 33, seed, '#c79a3a'),
      g.chives(x, y, 28, 18, 7, seed),
      g.dots(x, y, 26, 18, 6, seed + 4, 4, '#d9652c'),
    ]),
    at(212, 178, g.leaf(), { turn: 40, size: 0.8 }),
    at(228, 166, g.leaf(colour.pale), { turn: 75, size: 0.7 }),
    ware.dip(196, 166, 30, '#f2f0dc'),
    g.chives(196, 166, 13, 13, 5, 8),
  ],
  backhendl: [
    ware.plate(),
    at(132, 94, food.drumstick(), { size: 0.95 }),
    food.crumbed(198, 92, 40, 34, 9),
    food.crumbed(146, 154, 44, 32, 12, '#cf8427'),
    food.potatoSalad(216, 156, 38, 30, 4, 7),
    g.chives(216, 156, 26, 20, 6, 3),
    at(98, 164, g.wedge(), { turn: 150, size: 0.9 }),
    g.parsley(170, 124, 10, 1.1),
  ],
  rostbratwuerste: [
    shape(
      'M160 220C88 178 44 142 44 92c0-38 28-62 60-62c26 0 46 14 56 36c10-22 30-36 56-36c32 0 60 24 60 62c0 50-44 86-116 128z',
      colour.silver,
      3.4,
    ),
    line(
      'M160 202C98 164 60 134 60 94c0-28 20-47 44-47c26 0 44 18 56 46c12-28 30-46 56-46c24 0 44 19 44 47c0 40-38 70-100 108z',
      1.6,
    ),
    food.sauerkraut(160, 140, 60, 30, 5, 26),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      at(90 + index * 28, 104 + Math.abs(2.5 - index) * -3, [
        food.sausage('M0-30q-6 30 2 60', '#a8602a', 17),
        line('M-6-14l11-4m-10 16l11-4m-9 16l11-4m-8 15l10-3', 1.8),
      ]),
    ),
    g.parsley(160, 186, -20, 1),
  ],
  salat: [
    ware.bowl('#dfe3b4', colour.woodLight),
    ...[
      [116, 84, -40],
      [160, 66, 0],
      [206, 88, 45],
      [220, 136, 95],
      [186, 178, 160],
      [130, 176, 205],
      [100, 132, 270],
    ].map(([x = 0, y = 0, turn = 0], index) =>
      at(x, y, g.leaf(index % 3 === 1 ? colour.pale : index === 6 ? '#a5465a' : colour.green), { turn }),
    ),
    at(128, 106, g.tomato()),
    at(198, 120, g.tomato(18)),
    at(150, 162, g.tomato(18)),
    at(168, 92, g.cucumber()),
    at(116, 148, g.cucumber(15)),
    at(192, 154, g.cucumber(15)),
    ...[
      [176, 136, 80],
      [138, 84, 140],
      [206, 98, 0],
    ].map(([x = 0, y = 0, turn = 0]) => at(x, y, [shape('M-8 0q8-7 16 0q-8 7-16 0z', '#6b7d3c', 1.8)], { turn })),
  ],
  linseneintopf: [
    ware.bowl('#7a5a2c', '#b4663a', 142, 124, 100),
    g.dots(142, 124, 74, 74, 130, 5, 11),
    g.dots(142, 124, 74, 74, 130, 5, 8, '#a88348'),
    pile(142, 124, 58, 58, 9, 8, 26, (x, y, turn) =>
      at(x, y, [shape('M-9-8h18v16h-18z', '#e0792e', 2.2), line('M-4-3h7', 1.2)], { turn }),
    ),
    pile(142, 126, 54, 54, 6, 14, 26, (x, y, turn) =>
      at(x, y, [shape(circle(0, 0, 9), '#c56a4a', 2.2), g.dots(0, 0, 5, 5, 3, 2, 2, colour.white)], { turn }),
    ),
    g.parsley(146, 128, 0, 1.2),
    at(270, 206, [
      shape('M-8-92h16v22q18 10 18 34v26q0 10-10 10h-32q-10 0-10-10v-26q0-24 18-34z', colour.water),
      flat('M-24-36h48v26q0 8-8 8h-32q-8 0-8-8z', '#8a4a2a'),
      line('M-24-36h48', 1.8),
      shape('M-7-104h14v14h-14z', colour.woodLight, 2.4),
    ]),
  ],
  fleischpflanzerl: [
    ware.plate(),
    food.gravy(146, 142, 70, 42, 6),
    ...[
      [124, 100, 3],
      [174, 122, 7],
    ].map(([x = 0, y = 0, seed = 1]) => [
      shape(lump(x, y, 46, 36, seed, 0.06), '#8c4a24'),
      stripe(`M${x - 28} ${y - 12}q16-18 44-12`, '#b5713c', 4),
      line(`M${x - 30} ${y + 8}q26 20 56 2m-40 10q12 6 24 2`, 1.6),
      g.dots(x, y, 30, 20, 12, seed, 2.4),
    ]),
    food.potatoSalad(206, 172, 38, 28, 9, 7),
    g.chives(206, 172, 26, 18, 6, 2),
    g.parsley(110, 172, -10, 1.1),
  ],
  reiberdatschi: [
    ware.plate(),
    ...[
      [120, 90, 5],
      [188, 84, 8],
      [134, 148, 12],
    ].map(([x = 0, y = 0, seed = 1]) => [
      shape(lump(x, y, 47, 38, seed, 0.09, 15), '#d8962f'),
      flat(lump(x - 3, y - 3, 30, 22, seed + 1, 0.1), '#e9b95c'),
      food.shreds(x, y, 32, 22, 8, seed, ['#f0cf86', '#c47a22'], 2.6),
    ]),
    ware.dip(206, 152, 44, '#efdf96'),
    line('M184 146q8-14 26-14m-20 36q10 8 24 4', 1.6),
    at(214, 140, [shape('M-3-9h6v18h-6z', '#8a4a22', 1.8)], { turn: 50 }),
  ],
  rehragout: [
    ware.plate(),
    food.gravy(138, 134, 74, 60, 4, '#6a2e1a'),
    pile(134, 134, 52, 42, 9, 3, 27, (x, y, turn) =>
      at(
        x,
        y,
        [
          shape('M-16-10q14-8 30 0q6 12 0 20q-14 6-28 2q-8-10-2-22z', '#8c4526', 2.6),
          line('M-8-2q8-4 16 0m-14 8q6-2 10 0', 1.4),
        ],
        { turn },
      ),
    ),
    ...[
      [214, 116],
      [228, 142],
      [216, 168],
    ].map(([x = 0, y = 0]) => [
      shape(ellipse(x, y, 26, 21), '#e8cf9a', 2.8),
      g.dots(x, y, 18, 13, 9, x, 2.2),
      line(`M${x - 14} ${y + 8}q12 8 26 0`, 1.3),
    ]),
    at(170, 76, [
      shape('M-30 8C-38-14-10-26 8-16c8 4 24-2 32 4c6 8-6 14-14 18c-12 24-48 20-56 2z', '#ecd68a', 2.8),
      shape(ellipse(-6, 2, 15, 11), '#8a1f23', 2),
      g.berry(-12, 0, 5),
      g.berry(-2, 5, 5),
      g.berry(0, -4, 5),
    ]),
    g.parsley(112, 96, 0, 1),
  ],
  ente: [
    ware.plate(),
    food.gravy(150, 150, 78, 34, 9, '#9a5420'),
    at(150, 106, food.halfBird(), { turn: -8, size: 0.98 }),
    food.redCabbage(114, 174, 34, 20, 4, 16),
    food.dumpling(206, 168, 30),
    g.parsley(158, 190, 0, 0.9),
  ],
  'forelle-blau': [
    ware.ovalPlate(),
    at(160, 106, [food.fish('#7f9db0', '#c9d6d8'), food.scales, g.dots(-20, -14, 50, 8, 14, 4, 3)], { size: 1.04 }),
    food.potatoes([
      [186, 166],
      [214, 162],
      [200, 178],
    ]),
    g.chives(200, 168, 22, 10, 5, 3),
    at(112, 156, g.slice(), { size: 0.9 }),
    at(142, 166, g.slice(), { size: 0.9 }),
    g.parsley(88, 152, -30, 1.1),
  ],
  tagesfisch: [
    ware.paddle(),
    at(
      134,
      112,
      [
        food.fish('#cf8a3c', '#e6b878'),
        line('M-36-20l14 32m6-36l16 38m4-38l16 36m2-36l14 30', 3),
        stripe('M-34-18l12 28m6-32l14 34m4-34l14 32', colour.roast, 2),
      ],
      { size: 1.04 },
    ),
    at(76, 154, g.slice(), { size: 0.8 }),
    at(106, 160, g.slice(), { size: 0.8 }),
    flavours.rosemary(190, 158, 84),
    g.berry(150, 160, 8, '#c93a32'),
    g.berry(168, 154, 8, '#c93a32'),
  ],
  gans: [
    ware.plate(),
    food.gravy(150, 128, 72, 40, 3, '#8a4a1c'),
    at(146, 92, food.drumstick('#b9631f', '#d98f3f'), { size: 1.15, turn: 4 }),
    food.redCabbage(214, 130, 24, 22, 7, 14),
    food.dumpling(188, 174, 29),
    ...[
      [112, 172],
      [134, 182],
      [134, 160],
    ].map(([x = 0, y = 0]) => [
      shape(`M${x - 12} ${y + 8}q-4-12 12-20q16 8 12 20q-12 6-24 0z`, '#6f3a1c', 2.4),
      line(`M${x - 8} ${y + 6}q8 4 16 0`, 1.6),
      stripe(`M${x - 4} ${y - 4}q-4 4-4 8`, '#c98d55', 2),
    ]),
    g.parsley(216, 92, 10, 1),
  ],
  spaetzle: [
    ware.pan(colour.yolk),
    food.shreds(142, 122, 76, 76, 66, 21, [colour.cream, '#f3cf77', colour.cream], 4.8),
    ...[
      [118, 104, 20],
      [152, 96, 70],
      [174, 122, 120],
      [154, 148, 10],
      [122, 146, 60],
      [102, 126, 100],
      [140, 122, 150],
    ].map(([x = 0, y = 0, turn = 0]) => at(x, y, strand(ellipse(0, 0, 14, 10), colour.caramel, 4, 2), { turn })),
    g.chives(142, 122, 66, 66, 12, 6),
  ],
}
