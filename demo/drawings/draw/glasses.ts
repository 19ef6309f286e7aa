import { colour } from './colours.ts'
import { box, ellipse } from './geometry.ts'
import { at, flat, line, type Mark, type Marks, shape, strand, stripe } from './marks.ts'

/** A straight tall glass from the side. `level`: how full it is, from 0 to 1. Its bottom is at y = 0. */
export function tumbler(drink: string, shine: string, { width = 84, height = 160, level = 0.84 } = {}): Marks {
  const [top, foot] = [width / 2, width / 2 - 8]
  const y = -height * level
  const edge = foot + (top - foot) * level
  return [
    flat(`M${-top} ${-height}h${2 * top}l-8 ${height}h${-2 * foot}z`, colour.water),
    flat(`M${-edge} ${y}h${2 * edge}L${foot - 3} -6h${-2 * foot + 6}z`, drink),
    flat(`M${-edge + 5} ${y + 2}h14l4 ${-y - 10}h-12z`, shine),
    line(`M${-edge} ${y}h${2 * edge}`, 2),
    line(`M${-top} ${-height}h${2 * top}l-7.5 ${height - 6}q-.5 6-6 6h${-2 * foot + 11}q-5.500 0-6-6z`, 3.2),
  ]
}

/** Foam on a beer. Its lower edge is at y = 0. */
export const foam = (reach = 50): Mark[] =>
  at(
    0,
    0,
    [
      shape(
        'M-50 4c-10-16 4-34 20-28c10-16 36-16 44 0c18-6 40 12 34 26c6 14-8 20-16 14c-8 12-18 2-26 6c-6 14-14 8-16-2c-10 2-16-4-22 0c-10 2-18-6-18-16z',
        colour.white,
        3.2,
      ),
      line('M-32-8q8-8 16-2m14-6q8-6 16 2m-30 16q10-6 18 0m14-4q8-4 12 2', 1.8),
    ],
    { size: reach / 50 },
  )

/** A tall, thin glass of wheat beer. */
export const wheatGlass = (beer: string, shine: string): Marks => [
  shape('M-34-158c-5 40 8 70 8 104c0 24-6 38-4 46h60c2-8-4-22-4-46c0-34 13-64 8-104z', beer, 3.2),
  flat('M-28-150c-3 40 8 66 8 100c0 22-4 34-3 40h14c0-60-6-90-8-140z', shine),
  line('M20-110q-6 26-8 50m5 14v22', 2),
  shape(box(0, -4, 70, 9, 3), colour.glass, 2.8),
  at(0, -154, foam(43)),
]

/** A grey stone mug for beer with a blue pattern. `foaming`: with foam on the beer. */
export const stein = (foaming = true): Marks => [
  shape('M48-116h34q20 0 20 22v44q0 24-22 24h-34v-17h26q12 0 12-12v-34q0-11-11-11h-25z', colour.silver),
  shape('M-52-138h104l5 126q1 12-12 12h-90q-13 0-12-12z', colour.silver, 3.2),
  flat('M-44-132h20l-2 126h-18q-8 0-8-8z', '#e4e5df'),
  line('M-53-116h106M-56-20h112', 2),
  stripe('M-53-108h106M-55-28h110', '#3f6f94', 4),
  shape('M0-98q26 0 26 26t-26 34q-26-8-26-34t26-26z', '#e4e5df', 2.4),
  stripe('M0-70q8-8 12 0q2 12-12 14q-16-2-15-17q4-15 22-11', '#3f6f94', 4),
  ...(foaming ? [at(0, -138, foam(58))] : []),
]

export const wineGlass = (wine: string, shine: string): Marks => [
  flat('M-34-150c-6 40 4 66 34 70c30-4 40-30 34-70z', colour.water),
  flat('M-38-120c0 22 12 36 36 38c24-2 36-16 36-38z', wine),
  flat('M-32-118c1 16 6 26 14 31c-2-10-3-20-2-31z', shine),
  line('M-36-118h72', 1.8),
  line('M-34-150h68c6 40-4 66-34 70c-30-4-40-30-34-70zM0-80V-8', 3.2),
  shape(ellipse(0, -5, 34, 7), colour.water, 2.8),
]

/** A tall bottle. Its label is empty, so that another drawing can be placed on it. */
export const bottle = (glass: string, label: string, cap: string): Marks => [
  shape('M-12-184h24v46q2 16 14 26q6 8 6 20V-10q0 10-10 10h-44q-10 0-10-10v-82q0-12 6-20q12-10 14-26z', glass, 3.2),
  stripe('M-22-92v72', '#ffffff', 3),
  shape('M-13-190h26v34h-26z', cap, 2.8),
  shape('M-32-82h64v48h-64z', label, 2.4),
]

/** The flat round bottle of Franconian wine (Bocksbeutel). */
export const bocksbeutel = (glass: string, label: string): Marks => [
  shape('M-11-160h22v36q4 14 24 24q25 16 25 46q0 40-38 54h-44q-38-14-38-54q0-30 25-46q20-10 24-24z', glass, 3.2),
  stripe('M-46-62q-4 26 12 44', '#ffffff', 3),
  shape('M-12-168h24v28h-24z', colour.oxblood, 2.8),
  shape('M-28-76q28-8 56 0v42q-28 8-56 0z', label, 2.4),
]

/** The animal of the brand 'Lindwurm' (a dragon): a spiral with a head. It is drawn on labels. */
export const worm = (tint: string = colour.oxblood): Marks => [
  stripe('M-16 8q-6-10 2-17q12-8 20 1q6 10-2 15q-8 3-10-4q0-5 5-4', tint, 3.6),
  stripe('M-16 8l-5-5m5 5l-6 4', tint, 2.4),
]

/** A cup from the side. Its handle is on the right, and its bottom is at y = 0. */
export const cup = (ware: string, drink: string, { width = 92, height = 62, saucer = true } = {}): Marks => {
  const r = width / 2
  return [
    ...(saucer ? [shape(ellipse(0, -3, r + 24, 13), ware), line(ellipse(0, -5, r + 6, 7), 1.4)] : []),
    strand(`M${r - 4} ${-height + 14}q26-4 24 14t-34 16`, ware, 6, 2.6),
    shape(
      `M${-r} ${-height}c0 ${height * 0.62} ${r * 0.4} ${height - 6} ${r * 0.62} ${height - 6}h${r * 0.76}c${r * 0.22} 0 ${r * 0.62} -${height * 0.38} ${r * 0.62} -${height - 6}z`,
      ware,
    ),
    shape(ellipse(0, -height, r, r * 0.26), ware, 2.8),
    shape(ellipse(0, -height + 1, r - 7, r * 0.19), drink, 2),
  ]
}

/** A small glass of water, as served with every Viennese coffee. */
export const waterGlass = (height = 74): Marks => [tumbler('#bfdadb', '#e4f0f0', { width: 46, height, level: 0.78 })]

export const ice = (x: number, y: number, turn: number, size = 1): Mark[] =>
  at(x, y, [shape('M-13-11l24-2l3 22l-24 4z', '#eef4f0', 2.4), line('M-6-4l8-1', 1.4)], { turn, size })

export const straw = (d: string, tint: string = colour.red): Marks => [strand(d, tint, 5, 2.2)]
