import { colour } from './colours.ts'
import { circle, dice, ellipse, lump, strewn } from './geometry.ts'
import { dots } from './garnish.ts'
import { at, flat, line, type Mark, type Marks, shape, strand, stripe } from './marks.ts'

/** A pretzel: its arms are thin, its lower part is thick and has a cut, and there is salt on it. */
export function pretzel(x: number, y: number, size = 1, turn = 0): Mark[] {
  const arms =
    'M-6 38c-28-8-56-24-56-50s32-32 52-16c20 18 24 50 46 76M6 38c28-8 56-24 56-50s-32-32-52-16c-20 18-24 50-46 76'
  const belly = 'M-58 8a64 64 0 0 0 58 42c20 0 46-12 58-42'
  const edge = 6
  const salt = strewn(0, 2, 64, 46, 120, 4, 12)
    .filter(([px, py]) => Math.abs(Math.hypot(px, py - 2) - 52) < 11 && py < 36)
    .map(([px, py]) => `M${px - 2} ${py - 2}h4v4h-4z`)
  return at(
    x,
    y,
    [
      line(arms, 14 * size + edge),
      line(belly, 22 * size + edge),
      stripe(arms, colour.caramel, 14 * size),
      stripe(belly, colour.caramel, 22 * size),
      flat('M-24 50q24-8 48 0q-24 12-48 0z', colour.cream),
      line('M-25 53q25 9 50 0', 2.2),
      flat(salt.join(''), colour.white),
    ],
    { size, turn },
  )
}

/** A sausage that follows the SVG path `d`. `shine`: the path of a thin line on it. */
export const sausage = (d: string, tint: string, width = 30, shine?: string): Marks => [
  ...strand(d, tint, width, 2.8),
  ...(shine ? [line(shine, 1.8)] : []),
]

export const dumpling = (x: number, y: number, r: number, tint: string = colour.cream, seed = 1): Marks => [
  shape(circle(x, y, r), tint),
  line(
    `M${x - r * 0.5} ${y + r * 0.35}q${r * 0.45} ${r * 0.5} ${r} ${r * 0.1}m${-r * 0.85} ${r * 0.18}q${r * 0.3} ${r * 0.22} ${r * 0.62} ${r * 0.08}`,
    1.5,
  ),
  dots(x, y - r * 0.2, r * 0.7, r * 0.5, Math.round(r / 3), seed, 1.8),
]

/** A piece of food in golden breadcrumbs, with a few cuts. */
export const crumbed = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: number,
  tint: string = colour.fried,
): Marks => [
  shape(lump(x, y, rx, ry, seed, 0.1), tint),
  line(
    `M${x - rx * 0.6} ${y - ry * 0.35}q${rx * 0.5} ${-ry * 0.5} ${rx} ${-ry * 0.2}m${-rx * 1.05} ${ry * 1.05}q${rx * 0.6} ${ry * 0.4} ${rx * 1.1} 0`,
    1.8,
  ),
  dots(x, y, rx * 0.75, ry * 0.6, Math.round(rx * 0.5), seed + 2, 2),
]

export function potatoSalad(x: number, y: number, rx: number, ry: number, seed: number, count = 7): Marks {
  const r = Math.max(8, rx * 0.24)
  return [
    shape(lump(x, y, rx, ry, seed, 0.08), colour.cream, 2.6),
    ...strewn(x, y, rx * 0.68, ry * 0.62, count, seed + 1, r * 1.4).map(([px, py]) => [
      shape(circle(px, py, r), colour.butter, 2),
      line(`M${px - r * 0.45} ${py + r * 0.3}q${r * 0.4} ${r * 0.4} ${r * 0.9} 0`, 1.2),
    ]),
  ]
}

/** A heap of shredded food: sauerkraut, red cabbage, noodles. It is drawn in layers, each as one path. */
export function shreds(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  seed: number,
  tints: readonly string[],
  width = 3.6,
): Marks {
  const roll = dice(seed + 11)
  const layers = Math.max(tints.length, Math.ceil(count / 12))
  return Array.from({ length: layers }, (_, layer) => {
    const strands = strewn(x, y, rx, ry, Math.ceil(count / layers), seed + layer, Math.min(18, rx * 0.5)).map(
      ([px, py]) => at(px, py, [line('M-14 0C-5-13 4 14 14 0')], { turn: roll(0, 180), size: Math.min(1, rx / 30) }),
    )
    const together = strands.flat().flatMap(({ steps }) => steps)
    return [
      { steps: together, line: width + 3.4 },
      { steps: together, line: width, stroke: tints[layer % tints.length] ?? colour.straw },
    ]
  })
}

export const sauerkraut = (x: number, y: number, rx: number, ry: number, seed: number, count = 16): Marks => [
  flat(lump(x, y, rx + 6, ry + 4, seed), '#d8cf95'),
  shreds(x, y, rx, ry, count, seed, [colour.straw, colour.straw, colour.pale]),
]
export const redCabbage = (x: number, y: number, rx: number, ry: number, seed: number, count = 16): Marks => [
  shape(lump(x, y, rx + 7, ry + 6, seed, 0.08), '#6d2a4c', 2.6),
  shreds(x, y, rx * 0.8, ry * 0.8, count, seed, [colour.cabbage, '#a85a80']),
]

export const bread = (tint: string = '#e3bd84'): Marks => [
  shape('M-34 22q-8-4-6-16q-12-10 0-20q18-16 42-12q24-2 34 8q12 8 4 20q4 12-4 18q-34 8-70 2z', colour.caramel),
  flat('M-29 16q-4-4-3-12q-9-8 1-14q14-12 34-10q20-2 28 6q8 7 2 14q4 10-2 14q-30 6-60 2z', tint),
  line('M-29 16q-4-4-3-12q-9-8 1-14q14-12 34-10q20-2 28 6q8 7 2 14q4 10-2 14q-30 6-60 2z', 1.4),
  dots(2, -2, 26, 12, 9, 3, 2.2),
]

/** A Viennese roll from above, with five folds around the middle. */
export const roll: Marks = [
  shape(lump(0, 0, 37, 34, 5, 0.05), '#d79a4a'),
  flat('M-22-14q10-14 24-14q-12 8-14 20z', '#eec27e'),
  ...[0, 72, 144, 216, 288].map((turn) =>
    at(0, 0, [line('M0 0q2-16 18-25', 2.2), line('M7-6q4-8 12-11', 1.3)], { turn }),
  ),
  line(circle(0, 0, 2), 3),
]

export const cheese: Marks = [
  shape('M-34 12L30-20q8 8 6 22v16h-70z', colour.gold),
  line('M-34 12h70', 2),
  flat('M-30 14h62v12h-62z', colour.yolk),
  line('M-34 12h70v16h-70z', 2.6),
  shape(ellipse(12, -2, 7, 5), colour.yolk, 1.8),
  shape(ellipse(-8, 20, 5, 4), colour.fried, 1.6),
  shape(ellipse(22, 21, 4, 3), colour.fried, 1.6),
]

/** A slice of sausage or ham, from above. */
export const cut = (x: number, y: number, r: number, tint: string = colour.ham, seed = 2): Marks => [
  shape(circle(x, y, r), tint, 2.6),
  line(circle(x, y, r - 3.5), 1.1),
  dots(x, y, r * 0.6, r * 0.6, 7, seed, 3, colour.white),
]

/** `count` slices of roast meat with a crust. Each slice is moved by `step` from the one before, so they overlap. */
export const roastSlices = (
  x: number,
  y: number,
  count: number,
  step: readonly [number, number],
  tint: string = colour.meat,
  crust: string = colour.caramel,
): Marks =>
  Array.from({ length: count }, (_, index) =>
    at(x + index * step[0], y + index * step[1], [
      shape('M-34 8C-30-22 16-30 32-14c8 16-2 48-20 54c-22 4-50-8-46-32z', tint, 2.8),
      shape('M-34 4C-26-22 18-30 34-12l-6 8c-14-14-44-8-54 8z', crust, 2.4),
      line('M-18 20q16-10 34 0m-28 10q12-8 24-2', 1.4),
    ]),
  )

/** A leg of a chicken. Its bone points to the lower left. */
export const drumstick = (tint: string = colour.fried, shine = '#eab25c'): Marks => [
  shape('M-31 24l-17 12q-8 8-12 1q-6-2-3-8q-8-7 2-11q4-1 7 0l18-12z', colour.white, 2.8),
  shape('M-36 16C-28-24 2-44 34-34c30 10 26 52-6 64c-26 8-44 0-54-4z', tint),
  flat('M-28 10C-20-18 4-32 28-29c-20 6-36 20-42 41z', shine),
  line('M-18 8q8-26 34-30m-18 46q26 0 38-22', 1.8),
  line('M36-4l9 4m-13 5l8 5m-15 2l6 7m-14 0l3 6', 1.4),
  dots(8, -12, 18, 12, 9, 6, 2),
]

/** Half a roast chicken or duck: breast, wing and leg. */
export const halfBird = (skin: string = '#b9631f'): Marks => [
  shape('M-70 10C-76-30-30-58 16-52c44 4 74 30 68 60c-6 30-54 42-92 38c-34-2-58-14-62-36z', skin),
  flat('M-54-8C-44-34-10-44 16-42c-30 4-50 16-58 40z', '#d98f2b'),
  shape('M20 22C26-6 52-18 74-8c18 10 14 34-8 44c-20 8-40 4-46-14z', '#a8541c', 2.8),
  shape('M70 30l22 14q10 0 12 8q0 8-8 8q-6 8-13 2q-2-6-2-10l-20-12z', colour.white, 2.6),
  shape('M-40 14c10-14 34-16 44-4c4 14-10 24-24 22c-12 0-20-8-20-18z', '#a8541c', 2.6),
  line('M-30 14q10-6 22 0M34 18q10-16 28-12M-50-14q16-22 46-24M-58 4q4-10 8-14M0-40q24 0 40 10', 1.6),
  dots(0, -22, 44, 16, 16, 5, 2),
]

/** A fish from the side, its head to the left. */
export const fish = (tint: string, belly: string): Marks => [
  shape('M-24-26q14-22 44-8l-8 12z', tint, 2.6),
  shape(
    'M-92 0C-70-34-20-42 24-22c20 8 34 8 44 4c12-8 22-18 30-20c-6 22-6 54 2 76c-14-6-24-14-32-20c-12-4-26 2-42 8C-18 42-70 32-92 0z',
    tint,
  ),
  flat('M-86 4C-60 28-10 34 22 18c-30 4-70 0-108-14z', belly),
  shape('M-20 24q4 16 20 16l6-16z', tint, 2.4),
  line('M-58-24q-14 22 2 46', 2),
  line('M-76-6z', 6),
  line('M-92 0q10 2 14 6M84-24L74-8m12 30L76 8', 1.6),
]

export const scales: Marks = [
  line(
    'M-44-14q6 6 0 12m14-18q6 6 0 12m16-14q6 6 0 12m16-10q6 6 0 12m14-6q6 6 0 12M-36 4q6 6 0 12M-20 2q6 6 0 12m16-12q6 6 0 12m16-14q6 6 0 12',
    1.5,
  ),
]

export const cream: Marks = [
  shape(
    'M-34 14c-8-14 4-22 10-20c-4-12 10-18 16-14c2-10 14-12 16-20c6 6 10 12 6 20c10-2 18 6 14 14c12 0 18 12 8 20c-18 12-56 12-70 0z',
    colour.white,
    2.8,
  ),
  line('M-20 8q16 8 34-2M-12-10q12 6 24-2', 1.5),
]

export const apple: Marks = [
  line('M2-26q0-12 10-18', 3),
  shape('M0-24C-30-40-42 0-22 26q10 10 22 4q12 6 22-4C42 0 30-40 0-24z', colour.red),
  stripe('M-22-14q-6 10-2 22', '#e58a7a', 3.4),
  shape('M6-30q4-14 22-12q-4 16-22 12z', colour.leaf, 2),
]
export const pear: Marks = [
  line('M0-38q0-10 8-14', 3),
  shape('M0-40c-14 0-12 20-20 32c-16 20-6 44 20 44s36-24 20-44c-8-12-6-32-20-32z', '#d6b23c'),
  dots(6, 14, 14, 14, 10, 3, 2),
  stripe('M-16 6q-8 12-2 20', '#f0dd8e', 3.4),
]

/** Peeled potatoes around these positions. */
export const potatoes = (spots: readonly (readonly [number, number])[]): Marks =>
  spots.map(([x, y], index) => [
    shape(ellipse(x, y, 16, 12), colour.gold, 2.6),
    line(`M${x - 9} ${y + 3}q8 6 16 1`, 1.3),
    dots(x, y - 3, 9, 5, 3, index + 1, 1.8),
  ])

export const gravy = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: number,
  tint: string = colour.roast,
): Marks => [shape(lump(x, y, rx, ry, seed, 0.1), tint, 2.6)]

/** A whole gherkin next to the plate. */
export const bigGherkin: Marks = [
  shape('M-30 6q-4-16 14-18q24-4 40 4q12 8 2 16q-22 10-42 8q-12-2-14-10z', '#7c9a3e', 2.8),
  stripe('M-18-4q18-4 34 0', '#b4c56e', 3),
  line('M-12 4zm12 3zm10-4zm-28-6zm32 2z', 2.6),
]
