import { colour } from './colours.ts'
import { circle, dice, ellipse, strewn } from './geometry.ts'
import { at, flat, line, type Mark, type Marks, shape, strand, stripe } from './marks.ts'

const frond = 'M0 0q8-7 6-18q-9 7-6 18z'

/** Three leaves of parsley. */
export const parsley = (x: number, y: number, turn = 0, size = 1): Mark[] =>
  at(
    x,
    y,
    [-42, 0, 42].flatMap((lean) => at(0, 0, [shape(frond, colour.leaf, 2), line('M0 0l4-12', 1.2)], { turn: lean })),
    {
      turn,
      size,
    },
  )

/** Cut chives, spread over the food below. */
export function chives(x: number, y: number, rx: number, ry: number, count: number, seed: number): Mark[] {
  const roll = dice(seed + 7)
  const cuts = strewn(x, y, rx, ry, count, seed, 9).map(([cx, cy]) => {
    const angle = roll(0, Math.PI)
    return `M${cx} ${cy}l${Math.cos(angle) * 7} ${Math.sin(angle) * 7}`
  })
  return [line(cuts.join(''), 4.4), stripe(cuts.join(''), colour.green, 2)]
}

/** Grains and crumbs: dots in the line colour, or in another colour. */
export function dots(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  seed: number,
  width = 2,
  tint?: string,
): Mark {
  const d = strewn(x, y, rx, ry, count, seed, 4)
    .map(([cx, cy]) => `M${Math.round(cx)} ${Math.round(cy)}z`)
    .join('')
  return tint ? stripe(d, tint, width) : line(d, width)
}

export const sugar = (x: number, y: number, rx: number, ry: number, count: number, seed: number): Mark[] => [
  dots(x, y, rx, ry, count, seed, 4.4, colour.white),
  dots(x, y, rx, ry, Math.round(count / 2), seed + 3, 2.6, colour.white),
]

const segment = (r: number, angle: number) =>
  `M0 0L${Math.cos((angle * Math.PI) / 180) * r} ${Math.sin((angle * Math.PI) / 180) * r}`

/** Half a slice of a lemon or orange. Its peel is below. */
export const wedge = (peel: string = colour.lemon, r = 26): Marks => [
  shape(`M${-r} 0a${r} ${r} 0 0 0 ${2 * r} 0z`, peel, 2.6),
  line(
    `M${5 - r} 0a${r - 5} ${r - 5} 0 0 0 ${2 * r - 10} 0${[40, 90, 140].map((angle) => segment(r - 7, angle)).join('')}`,
    1.4,
  ),
]

/** A whole slice of a lemon or orange. */
export const slice = (peel: string = colour.lemon, flesh = '#f8e28a', r = 20): Marks => [
  shape(circle(0, 0, r), peel, 2.6),
  flat(circle(-1, -1, r - 5), flesh),
  line(circle(0, 0, r - 5), 1.3),
  line([0, 60, 120, 180, 240, 300].map((angle) => segment(r - 6, angle)).join(''), 1.2),
]

export const onionRings = (rings: readonly (readonly [number, number, number])[], tint: string = colour.rose): Marks =>
  rings.map(([x, y, r]) => strand(circle(x, y, r), tint, 3.4, 1.8))

export const radish = (x: number, y: number, r = 15): Marks => [
  shape(circle(x, y, r), colour.red, 2.6),
  shape(circle(x, y, r * 0.67), colour.white, 1.6),
  line(`M${x - 4} ${y}h8m-4-4v8`, 1.2),
]

export const tomato = (r = 20): Marks => [
  shape(circle(0, 0, r), '#c93a32', 2.6),
  line(circle(0, 0, r - 5), 1.3),
  shape(ellipse(0, -r * 0.4, 4, 5), '#f0b46a', 1.3),
  shape(ellipse(-r * 0.38, r * 0.22, 4, 5), '#f0b46a', 1.3),
  shape(ellipse(r * 0.38, r * 0.22, 4, 5), '#f0b46a', 1.3),
]

export const cucumber = (r = 16): Marks => [
  shape(circle(0, 0, r), colour.leaf, 2.4),
  flat(circle(-1.5, -1.5, r - 4), '#d7e0a4'),
  line(circle(0, 0, r - 4), 1.2),
  line('M-4-3l2 2m6-3-1 3m1 6-2-2m-6 2 1-2', 1.5),
]

/** A crisp leaf of salad. */
export const leaf = (tint: string = colour.green): Marks => [
  shape(
    'M0 34c-8-4-22-2-24-14q-9-9-1-18q-4-12 8-16q4-12 17-9q13-3 17 9q12 4 8 16q8 9-1 18c-2 12-16 10-24 14z',
    tint,
    2.6,
  ),
  line('M0 32V-8m0 14l-12-10m12 22l-13-8m13-4l12-10m-12 22l13-8', 1.4),
]

/** A gherkin cut lengthwise into a fan. */
export const gherkin: Marks = [
  shape('M-30 4q-2-16 16-18q22-2 42 8q10 8-2 14q-22 8-42 6q-12-2-14-10z', '#7c9a3e', 2.6),
  line('M-16-8q18-2 36 4m-38 6q18 0 40 2', 1.4),
  line('M-8 4zm10-7zm8 8zm-26-8zm34 6z', 2.4),
]

export const berry = (x: number, y: number, r = 7, tint: string = colour.red): Marks => [
  shape(circle(x, y, r), tint, 2),
  stripe(`M${x - r * 0.4} ${y - r * 0.35}z`, colour.white, 2.4),
]

export const raspberry = (x: number, y: number, size = 1): Mark[] =>
  at(
    x,
    y,
    [
      shape('M0 13q-12-6-12-16q2-8 12-8t12 8q0 10-12 16z', '#b3284c', 2.2),
      line('M-6-4q3 4 6 0q3 4 6 0m-10 6q2 3 4 0q2 3 4 0', 1.3),
    ],
    { size },
  )

/** Mint, two pairs of leaves on a stalk. */
export const mint = (x: number, y: number, turn = 0, size = 1): Mark[] =>
  at(
    x,
    y,
    [
      line('M0 6V-14', 2.4),
      shape('M0-2q-6-12-20-9q4 14 20 9z', '#6f9a4a', 2),
      shape('M0-2q6-12 20-9q-4 14-20 9z', '#6f9a4a', 2),
      shape('M0-10q-8-10-1-20q9 8 1 20z', '#6f9a4a', 2),
      line('M-3-4l-10-4m16 4l10-4M0-13v-8', 1.2),
    ],
    { turn, size },
  )

export const steam = (x: number, y: number, count = 3, gap = 18): Mark[] =>
  Array.from({ length: count }, (_, index) =>
    strand(`M${x + (index - (count - 1) / 2) * gap} ${y}c-8-8 8-12 0-20s8-12 0-20`, colour.white, 3, 1.6),
  ).flat()

export const bubbles = (x: number, y: number, rx: number, ry: number, count: number, seed: number): Mark[] => {
  const roll = dice(seed + 5)
  return [
    stripe(
      strewn(x, y, rx, ry, count, seed, 9)
        .map(([cx, cy]) => circle(cx, cy, roll(1.4, 2.8)))
        .join(''),
      '#fff3cf',
      1.5,
    ),
  ]
}
