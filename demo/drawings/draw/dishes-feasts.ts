import { colour } from './colours.ts'
import { pile } from './dish-parts.ts'
import * as food from './foods.ts'
import * as g from './garnish.ts'
import { box, circle, ellipse } from './geometry.ts'
import * as glass from './glasses.ts'
import { at, flat, line, type Marks, shape, strand, stripe } from './marks.ts'
import * as ware from './ware.ts'

const chafingDish: Marks = [
  shape('M-42 2h84l-6 30h-72z', colour.silver),
  shape(box(0, 0, 96, 10, 4), '#dfe1dc', 2.8),
  line('M-30 32v18m60-18v18', 3),
  shape('M-8 50q-2-12 8-18q10 6 8 18z', colour.gold, 2.2),
]

/** Dishes for celebrations, large pieces of meat, and dishes of the café in Vienna. */
export const feastDishes: Readonly<Record<string, Marks>> = {
  spanferkel: at(
    0,
    -14,
    [
      shape(ellipse(160, 172, 148, 42), colour.silver, 3.4),
      line(ellipse(160, 170, 130, 31), 1.6),
      [44, 72, 102, 214, 244, 272].map((x, index) =>
        at(x, 176 + (index % 3) * 7, g.leaf(index % 2 ? colour.pale : colour.green), { turn: index * 50, size: 0.62 }),
      ),
      strand('M254 116q20-8 16-24t-16-4t10 16', '#c0682a', 5, 2.4),
      shape(
        'M74 128C82 76 128 60 176 64c46 2 82 22 84 58c2 22-8 34-14 44l-28 2l-8-14h-64l-10 16H108l-4-18C84 148 72 142 74 128z',
        '#c0682a',
        3.2,
      ),
      flat('M120 84q52-22 108 2q10 6 14 16q-56-26-130-6z', '#e09a4c'),
      shape(
        'M96 166q10-14 28-10l18 8q6 10-6 12h-34q-8-2-6-10zM204 164q14-14 34-6l14 8q4 10-8 10h-36q-8-2-4-12z',
        '#b55c24',
        2.8,
      ),
      shape('M40 126c-4-22 14-48 44-50c28 2 40 24 36 48c-4 22-20 34-42 34c-20-2-34-12-38-32z', '#c0682a'),
      shape('M88 82q-2-22 18-26q16 12 8 36z', '#b55c24', 2.6),
      shape(ellipse(46, 130, 16, 19), '#d58a56', 2.8),
      line('M42 126v6m8-6v6', 3.4),
      line('M70 104q8-6 14 0M62 150q12 4 22-2', 2.2),
      at(34, 158, food.apple, { size: 0.56 }),
      line('M132 96l14 34m10-40l16 40m12-40l16 40m10-34l14 32m-92 2l-16-2m40 2l-14-2m42 2l-16-2', 1.6),
      g.parsley(160, 204, 0, 1),
      g.parsley(112, 200, -30, 0.9),
      g.parsley(214, 198, 30, 0.9),
    ],
    { size: 1 },
  ),
  buffet: [
    flat('M16 164h288v62H16z', colour.white),
    [1, 2, 3, 4, 5, 6, 7, 8].map((index) => flat(`M${16 + index * 32} 164l16 31l-16 31l-16-31z`, '#8fb6d4')),
    line('M16 164h288v62H16z', 3.2),
    at(68, 112, [[-26, -9, 9, 26].map((x) => food.sausage(`M${x}-4q-4-14 2-26`, '#a8602a', 12))]),
    at(160, 112, [food.dumpling(-22, -14, 17), food.dumpling(20, -14, 17), food.dumpling(0, -26, 17, colour.cream, 4)]),
    at(252, 100, [food.roastSlices(-14, -6, 3, [14, -2])], { size: 0.82 }),
    [68, 160, 252].map((x) => at(x, 118, chafingDish)),
    g.steam(68, 72, 2, 22),
    g.steam(160, 66, 2, 22),
    g.steam(252, 66, 2, 22),
  ],
  catering: at(
    -6,
    -34,
    [
      shape('M150 118h138v84H150z', colour.woodLight, 3.2),
      line('M150 146h138m-138 28h138', 2.6),
      flat('M156 122h16v76h-16zm110 0h16v76h-16z', colour.wood),
      line('M158 118v84m16-84v84m90-84v84m16-84v84', 1.8),
      at(186, 118, [shape('M-10 0v-20q0-8 4-12v-22h12v22q4 4 4 12V0z', '#6f8a3c', 2.6)]),
      at(216, 118, [shape('M-10 0v-20q0-8 4-12v-22h12v22q4 4 4 12V0z', colour.oxblood, 2.6)]),
      at(250, 110, food.bread(), { turn: -80, size: 0.8 }),
      shape(ellipse(104, 206, 92, 15), colour.silver, 3),
      shape('M34 196c0-58 32-88 72-88s72 30 72 88z', '#dfe1dc', 3.2),
      flat('M44 190c2-44 20-68 44-74c-18 18-24 44-24 74z', colour.white),
      line('M128 122q26 14 32 52', 1.8),
      shape(circle(106, 100, 9), colour.silver, 2.8),
      [206, 234, 262].map((x, at0) => [
        shape(`M${x - 12} 218q12-10 24 0v8h-24z`, at0 === 1 ? colour.cream : '#d89a52', 2.4),
        g.berry(x, 210, 6, at0 === 2 ? colour.leaf : colour.red),
        line(`M${x} 204v-14`, 2),
      ]),
      line('M190 228h92', 4),
    ],
    { size: 1.08 },
  ),
  melange: at(
    -14,
    -34,
    [
      ware.tray(),
      at(134, 196, glass.cup(colour.white, '#b98a58', { width: 104, height: 72 })),
      shape('M88 124q-4-18 14-20q8-16 28-10q18-10 28 4q22 0 22 24q-46 14-92 2z', '#fbf0dc', 2.8),
      line('M104 112q10-6 20 0m12-6q10-4 18 4', 1.6),
      g.dots(134, 110, 26, 7, 14, 4, 2.6, colour.caramel),
      at(242, 196, glass.waterGlass(86)),
      at(238, 104, ware.spoon, { size: 0.62, turn: 4 }),
    ],
    { size: 1.14 },
  ),
  schwarzer: at(
    -14,
    -40,
    [
      ware.tray(),
      at(134, 196, glass.cup(colour.oxblood, '#3b1c12', { width: 74, height: 52 })),
      stripe('M106 150q2 14 12 24', '#c4575b', 4),
      g.steam(132, 128, 2, 22),
      at(226, 196, glass.waterGlass(86)),
      [shape('M52 190l20-4l6 14l-20 5z', colour.white, 2.4), shape('M62 204l20-2l2 12l-20 2z', colour.white, 2.4)],
    ],
    { size: 1.12 },
  ),
  einspaenner: at(
    -12,
    -30,
    [
      ware.tray(),
      at(134, 200, [
        glass.tumbler('#4a2415', '#7a4428', { width: 72, height: 120, level: 0.92 }),
        at(0, -118, food.cream, { size: 1.06 }),
      ]),
      strand('M169 112q28-2 26 24t-31 24', colour.water, 5, 2.4),
      at(240, 196, glass.waterGlass(86)),
      g.dots(134, 66, 18, 10, 12, 3, 2.6, colour.caramel),
    ],
    { size: 1.1 },
  ),
  fruehstueck: [
    ware.plate(124, 122, 96),
    at(100, 92, food.roll),
    at(152, 130, food.roll, { turn: -14 }),
    at(88, 154, [shape('M-18-8l26-6l10 8v12l-26 6l-10-8z', '#f6dc84', 2.6), line('M-18-8l10 8v12m0-12l26-6', 1.6)]),
    ware.dip(144, 182, 19, '#b3284c'),
    g.dots(144, 182, 9, 9, 6, 3, 2),
    at(264, 214, [
      glass.tumbler(colour.white, '#ffffff', { width: 62, height: 78, level: 0.6 }),
      shape('M-28-62q0-48 28-48t28 48q-28 14-56 0z', '#fbf3e4', 2.8),
      shape('M-13-92q14-18 28 0q2 14-14 14t-14-14z', colour.orange, 2.2),
    ]),
    at(264, 78, glass.cup(colour.white, '#8a5a34', { width: 60, height: 44 }), { size: 0.84 }),
    at(218, 196, ware.spoon, { turn: 100, size: 0.6 }),
  ],
  toast: [
    ware.plate(),
    [
      [128, 108, -18],
      [188, 136, 12],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        [
          shape('M-58 34L0-54q6-6 12 0l54 88q2 8-6 8H-52q-8 0-6-8z', '#c98436'),
          flat('M-46 30L2-42q4-4 8 0l44 70z', '#ecb95c'),
          line('M-40 14l92 6M-22-14l54 6', 1.4),
          shape('M-60 36h126l2 10q-10 6-20 0q-12 8-24 2q-14 8-28 0q-14 8-28 0q-16 4-28-2z', colour.gold, 2.4),
          shape('M-62 46q30 8 66 4t64-4v9H-62z', colour.ham, 2.4),
          shape('M-62 55H68v11q-2 5-8 5H-54q-8 0-8-6z', '#c98436', 2.8),
        ],
        { turn, size: 0.92 },
      ),
    ),
    at(88, 168, g.tomato(16)),
    at(114, 182, g.cucumber(13)),
    g.parsley(222, 84, 20, 1),
  ],
  kraeuterlimonade: [
    at(156, 224, [
      glass.tumbler('#c3d695', '#e2ecc0', { width: 88, height: 172, level: 0.86 }),
      glass.ice(-14, -122, 10),
      glass.ice(16, -100, -18),
      at(4, -64, g.slice(), { size: 0.95 }),
      g.mint(-16, -32, -30, 0.8),
      g.bubbles(8, -34, 24, 26, 10, 4),
    ]),
    g.mint(138, 52, -20, 1.2),
    g.mint(164, 48, 24, 1.1),
    at(204, 62, g.slice(), { size: 1.05 }),
    glass.straw('M172 100L196 18', '#5f7d3a'),
    at(238, 204, g.wedge(), { turn: 170, size: 1 }),
    pile(72, 204, 18, 8, 2, 3, 20, (x, y, turn) => g.mint(x, y, turn, 0.9)),
  ],
}
