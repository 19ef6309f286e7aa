import { colour } from './colours.ts'
import { box, circle, ellipse } from './geometry.ts'
import { flat, line, type Marks, shape, strand } from './marks.ts'

/** The plate of the inn, from above, with short lines on its rim. */
export function plate(x = 160, y = 122, r = 104): Marks {
  const rim = Array.from({ length: 45 }, (_, index) => index)
    .filter((index) => index % 4 !== 3)
    .map((index) => {
      const angle = (index * 8 * Math.PI) / 180
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return `M${x + cos * r * 0.942} ${y + sin * r * 0.942}L${x + cos * r * 0.875} ${y + sin * r * 0.875}`
    })
  return [shape(circle(x, y, r), colour.plate, 3.4), line(circle(x, y, r * 0.817), 1.6), line(rim.join(''), 1.3)]
}

export const ovalPlate = (x = 160, y = 122, rx = 138, ry = 88): Marks => [
  shape(ellipse(x, y, rx, ry), colour.plate, 3.4),
  line(ellipse(x, y, rx - 22, ry - 20), 1.6),
]

/** A plate with soup, from above. `soup`: its colour. */
export const soupPlate = (soup: string, x = 160, y = 126): Marks => [
  shape(ellipse(x, y, 112, 92), colour.plate, 3.4),
  shape(ellipse(x, y, 88, 70), soup, 2.6),
]

/** A small bowl from above. `content`: the colour of the food in it. */
export const dip = (x: number, y: number, r: number, content: string, ware: string = colour.white): Marks => [
  shape(circle(x, y, r), ware, 2.8),
  shape(circle(x, y, r * 0.7), content, 2),
]

/** A deep bowl from above. `content`: the colour of the food in it. */
export const bowl = (content: string, ware: string = colour.caramel, x = 160, y = 122, r = 96): Marks => [
  shape(circle(x, y, r), ware, 3.4),
  line(circle(x, y, r - 9), 1.4),
  shape(circle(x, y, r - 19), content, 2.6),
]

export function board(x = 160, y = 126, width = 240, height = 160): Marks {
  const [left, top] = [x - width / 2, y - height / 2]
  const grain = Array.from({ length: Math.floor(height / 25) }, (_, index) => {
    const [at, bend] = [top + 20 + index * 25, index % 2 === 0 ? -8 : 8]
    return `M${left + 6} ${at}q${width / 4} ${bend} ${width / 2 - 4} 0t${width / 2 - 8} 0`
  })
  return [shape(box(x, y, width, height, 24), colour.wood, 3.4), line(grain.join(''), 1.3)]
}

/** A wooden board with a handle on the right, from above. */
export const paddle = (x = 134, y = 122): Marks => [
  shape(
    `M${x - 116} ${y - 50}q0-24 24-24h172q22 0 26 24q3 20 22 20h26q18 0 18 30t-18 30h-26q-19 0-22 20q-4 24-26 24h-172q-24 0-24-24z`,
    colour.wood,
    3.4,
  ),
  line(
    `M${x - 110} ${y - 44}q50-8 100 0t104 0M${x - 110} ${y - 14}q50 8 100 0t108 0M${x - 110} ${y + 16}q50-8 100 0t108 0M${x - 110} ${y + 46}q50 8 100 0t100 0`,
    1.3,
  ),
  shape(circle(x + 154, y, 7), colour.dark, 2.4),
]

/** An iron pan from above. Its handle is on the right. */
export const pan = (content: string, x = 142, y = 122, r = 104): Marks => [
  shape(`M${x + r - 14} ${y - 14}h72q10 0 10 9v17q0 9-10 9h-72z`, colour.dark),
  line(`M${x + r + 36} ${y - 1}h10`, 6),
  shape(circle(x, y, r), colour.iron, 3.4),
  shape(circle(x, y, r * 0.865), content, 2),
]

/** A silver tray, from the side. */
export const tray = (x = 160, y = 200, rx = 128, ry = 24): Marks => [
  shape(`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0v6a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`, colour.silver),
  flat(ellipse(x, y, rx, ry), colour.silver),
  flat(ellipse(x, y, rx - 12, ry - 6), '#e4e6e1'),
  line(ellipse(x, y, rx, ry), 3),
  line(ellipse(x, y, rx - 12, ry - 6), 1.4),
]

/** A napkin with a blue pattern, turned so that a corner is at the top. */
export const napkin = (x = 160, y = 124, reach = 104): Marks => [
  shape(`M${x - reach} ${y - 8}L${x - 6} ${y - reach}L${x + reach} ${y - 2}L${x + 8} ${y + reach}z`, colour.white),
  line(
    `M${x - reach + 20} ${y - 6}L${x - 4} ${y - reach + 18}L${x + reach - 20} ${y - 1}L${x + 6} ${y + reach - 18}z`,
    1.4,
  ),
  ...strand(
    `M${x - reach + 34} ${y - 5}L${x - 3} ${y - reach + 30}M${x + reach - 34} ${y - 1}L${x + 5} ${y + reach - 30}`,
    colour.blue,
    3,
    0,
  ),
]

/** A spoon or fork on the table. */
export const spoon: Marks = [
  shape('M-46-4h58v8h-58q-6-4 0-8z', colour.woodLight, 2.4),
  shape(ellipse(28, 0, 20, 13), colour.woodLight, 2.6),
  line('M18-4q12-5 22 2', 1.4),
]
