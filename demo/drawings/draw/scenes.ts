import { colour } from './colours.ts'
import * as food from './foods.ts'
import * as g from './garnish.ts'
import { box, circle, ellipse } from './geometry.ts'
import * as glass from './glasses.ts'
import { at, drawing, flat, line, type Mark, type Marks, shape, strand, stripe } from './marks.ts'

const mustard = '#e6b95c'
const plaster = '#f7e9d2'

/** The same animal as `worm` of glasses.ts, but with wider lines, for large signs. */
const bigWorm = (size: number): Mark[] =>
  at(
    0,
    0,
    [
      ...strand(
        'M-34 30c-14-14-12-42 8-54c24-14 56 0 56 28c0 24-24 36-42 28c-16-8-16-30 0-34c12-2 18 12 8 16',
        colour.plate,
        10 * size,
        2.4 * size,
      ),
      shape('M-28 24l-16-6l6 14l-14 4l16 8q12 0 14-12z', colour.plate, 2.4),
      stripe('M-52 36l-8 0m2-4l-6-4', mustard, 3 * size),
      line('M-36 31z', 4.4 * size),
      flat('M-24-30l-4-12l10 8zM-2-38l4-12l6 12zM22-28l12-8l-2 14zM34-4l14 0l-12 8zM30 20l12 8l-14 2z', colour.plate),
    ],
    { size },
  )

/** The digit 4 on the sign, drawn with three lines. */
const four = (x: number, y: number): Mark =>
  stripe(`M${x + 12} ${y}L${x - 8} ${y + 24}h28M${x + 12} ${y + 10}v26`, colour.plate, 7)

/** The scene of the 404 page: the inn's sign hangs by one chain only. */
const lostSign: Marks = [
  flat(box(318, 138, 636, 276, 20), mustard),
  // The building: a plastered wall with corner stones, and a window with green shutters.
  shape('M0 22q0-22 22-22h150v280H22q-22 0-22-22z', plaster, 0),
  shape(
    'M140 2h34v30h-34zM128 34h46v30h-46zM140 66h34v30h-34zM128 98h46v30h-46zM140 130h34v30h-34zM128 162h46v30h-46zM140 194h34v30h-34zM128 226h46v30h-46zM140 258h34v20h-34z',
    '#d9b98c',
    2.4,
  ),
  shape('M46 84q0-34 30-34t30 34v74H46z', '#3a211c', 3),
  flat('M50 86q0-30 25-31v98H50z', '#f4c65d'),
  line('M76 50v108M46 104h60', 2.4),
  shape('M16 66h26v94H16zM110 66h14v94h-14z', colour.leaf, 2.6),
  line(
    'M20 76h18m-18 10h18m-18 10h18m-18 10h18m-18 10h18m-18 10h18m-18 10h18m-18 10h18M113 80h8m-8 14h8m-8 14h8m-8 14h8m-8 14h8',
    1.4,
  ),
  shape('M38 160h76v12H38z', colour.wood, 2.6),
  g.berry(52, 156, 8),
  g.berry(70, 153, 9),
  g.berry(90, 155, 8),
  g.berry(104, 157, 7),
  // The iron bracket from which the sign hangs.
  ...strand('M174 52h330', '#3a211c', 6, 1.6),
  ...strand(
    'M176 140q90-6 120-78M206 54q10 40 46 34q18-8 6-22q-14-6-16 8M300 56q30 44 62 20q10-16-6-22q-14 0-10 14',
    '#3a211c',
    4,
    1.2,
  ),
  ...strand('M504 52q30-2 28-24q-6-18-22-8q-8 10 4 14', '#3a211c', 5, 1.4),
  // One chain is fastened, and the second chain is loose.
  line([62, 73, 84].flatMap((y) => [ellipse(374, y, 3.4, 6), ellipse(490, y, 3.4, 6)]).join(''), 2.2),
  line('M487 96q-4 6 2 10', 2.2),
  at(
    420,
    172,
    [
      shape(ellipse(0, 0, 104, 78), colour.oxblood, 3.6),
      stripe(ellipse(0, 0, 92, 67), mustard, 3),
      line(ellipse(0, 0, 98, 72.5), 1.3),
      at(2, -22, bigWorm(0.78)),
      four(-38, 20),
      stripe(ellipse(0, 38, 11, 18), colour.plate, 7),
      four(22, 20),
      line('M-62-64v-8m124 8v-8', 5),
    ],
    { turn: 12 },
  ),
  at(566, 236, [ellipseShadow(44), food.pretzel(0, -14, 0.56, -16)]),
  line('M196 262h60m24 0h34m250 4h40', 2),
]

function ellipseShadow(reach: number): Marks {
  return [flat(ellipse(0, 14, reach, 8), '#cf9f45')]
}

/** The picture for an order that is in the kitchen: a pot with steam, and a pan. */
const kitchen: Marks = [
  shape('M24 150h432v14H24z', colour.iron),
  shape('M44 164h392v62H44z', '#6b5148'),
  line('M172 164v62m132-62v62', 2.4),
  [76, 108, 140].map((x) => [shape(circle(x, 182, 8), colour.silver, 2.4), line(`M${x} 182v-6`, 1.8)]),
  shape(box(238, 200, 96, 34, 6), '#f4c65d', 2.6),
  line('M196 178h84', 4),
  shape(box(370, 196, 90, 40, 6), '#3a211c', 2.6),
  line('M334 184h72', 4),
  // The pot.
  shape('M66 78h124v58q0 12-14 12H80q-14 0-14-12z', colour.oxblood, 3.2),
  stripe('M80 92v40', '#c4575b', 5),
  shape('M52 92h14v16H52zM190 92h14v16h-14z', colour.oxblood, 2.6),
  shape('M58 66h140v12H58z', '#b5474b', 3),
  food.dumpling(104, 60, 17, colour.cream, 3),
  food.dumpling(150, 60, 18, colour.cream, 5),
  food.dumpling(128, 52, 17, colour.cream, 8),
  g.steam(128, 32, 3, 26),
  // The pan with a Schnitzel that is being turned.
  shape('M262 126h150q-6 24-30 24h-92q-22 0-28-24z', colour.iron, 3.2),
  shape('M408 122l64-18q8 0 8 8l-66 22z', colour.dark, 2.8),
  at(336, 86, food.crumbed(0, 0, 46, 20, 4), { turn: -14 }),
  line('M284 104q-10-18 2-34m106 30q14-20 2-40', 2.2),
  g.parsley(414, 84, 20, 0.9),
  [
    [290, 118],
    [318, 120],
    [352, 119],
    [384, 118],
  ].map(([x = 0, y = 0]) => shape(circle(x, y, 5), colour.gold, 1.8)),
  // Ladles on a rail.
  line('M230 20h60m-46 0v34m32-34v30', 3),
  shape(ellipse(244, 62, 9, 10), colour.silver, 2.4),
  shape('M266 50h20v20h-20z', colour.silver, 2.4),
]

/** The picture for an order that is ready: the bag on the counter, next to the bell. */
const ready: Marks = [
  shape('M20 186h440v20H20z', colour.wood, 3.2),
  line('M30 192q100 8 200 0t220 2', 1.4),
  shape('M40 206h400v22H40z', '#8a5430', 2.8),
  // The bag with the brand's worm.
  shape('M170 62l10 124h116l10-124z', '#e8c48c', 3.2),
  flat('M276 66l-4 118h20l10-118z', '#d2a866'),
  shape('M170 62l12 12l12-12l12 12l11-12l11 12l11-12l12 12l11-12l12 12l11-12l11 12l10-12v-8H170z', '#f3dcb0', 2.6),
  ...strand('M206 54q0-38 32-38t32 38', '#8a5430', 5, 2),
  shape(circle(236, 128, 34), colour.oxblood, 2.8),
  at(236, 127, bigWorm(0.56)),
  // The bell.
  shape('M346 180q0-44 36-44t36 44z', mustard, 3.2),
  flat('M354 176q0-30 22-36q-10 14-10 36z', '#f4dc9c'),
  shape(box(382, 183, 92, 9, 4), colour.oxblood, 2.6),
  shape(circle(382, 131, 6), colour.oxblood, 2.4),
  line('M340 134l-14-10m96 10l14-10m-54-18v-14m-26 22l-8-12m60 12l8-12', 3),
  // A beer for waiting guests.
  at(96, 188, [
    glass.tumbler(colour.beer, colour.gold, { width: 66, height: 98, level: 0.88 }),
    at(0, -90, glass.foam(36)),
  ]),
]

/** The picture for an order on its way: a scooter with a box that keeps food warm. */
const onTheWay: Marks = [
  line('M16 212h448', 3.2),
  line('M16 224h40m26 0h60m30 0h90m40 0h50m24 0h60', 2),
  line('M30 92h70m-50 26h56m-80 26h64', 3),
  shape(circle(176, 180, 30), colour.iron),
  shape(circle(176, 180, 14), colour.silver, 2.6),
  shape(circle(352, 180, 30), colour.iron),
  shape(circle(352, 180, 14), colour.silver, 2.6),
  shape(
    'M132 172q4-44 50-44h54q14 0 18 12l8 26q2 10 14 10h22q10-58 34-88l18 6q-10 40 6 62q-34 0-40 38h-84q-10-24-34-24q-30 0-34 20h-20q-12-4-12-18z',
    colour.oxblood,
    3.2,
  ),
  stripe('M150 160q6-20 30-20h40', '#c4575b', 5),
  shape('M334 96q-12-34 6-46l14 6q-6 18 4 44z', colour.oxblood, 2.8),
  ...strand('M346 56l-22-14m22 14l14-4', colour.iron, 5, 2),
  shape(circle(368, 82, 9), colour.gold, 2.6),
  flat('M378 74l62-14v40l-62-10z', '#f4e2ae'),
  shape('M190 112h58q10 0 10 10t-10 8h-58q-10 0-10-9t10-9z', colour.dark, 2.8),
  shape('M104 34h92v92h-92z', mustard, 3.2),
  shape('M98 26h104v18H98z', '#f4d58c', 2.8),
  shape(circle(150, 86, 27), colour.oxblood, 2.6),
  at(151, 85, bigWorm(0.44)),
]

/** Scenes that are not dishes: file name and drawing. */
export const drawnScenes = (): Record<string, string> => ({
  lost: drawing(lostSign, 640, 280),
  'scene-kitchen': drawing(kitchen, 480, 232),
  'scene-ready': drawing(ready, 480, 232),
  'scene-on-the-way': drawing(onTheWay, 480, 232),
})
