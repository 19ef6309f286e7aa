import { colour } from './colours.ts'
import { dice, strewn } from './geometry.ts'
import { at, line, type Mark, type Marks, shape, stripe } from './marks.ts'

/** Draws many pieces of food in a heap, each with a random rotation. */
export function pile(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  seed: number,
  apart: number,
  piece: (x: number, y: number, turn: number) => Mark[],
): Mark[] {
  const roll = dice(seed + 31)
  return strewn(x, y, rx, ry, count, seed, apart).flatMap(([px, py]) => piece(px, py, roll(0, 360)))
}

/** Herbs: `rosemary` draws a twig, and `bayLeaf` is one leaf. */
export const flavours = {
  rosemary: (x: number, y: number, turn: number): Mark[] => {
    const needles = Array.from({ length: 8 }, (_, index) => {
      const up = -index * 7
      return `M0 ${up}l-8-9M0 ${up}l8-9`
    }).join('')
    return at(
      x,
      y,
      [line(`M0 12V-56${needles}`, 5), stripe(needles, colour.green, 2.4), stripe('M0 12V-54', colour.leaf, 2)],
      { turn },
    )
  },
  bayLeaf: [
    shape('M0 26q-16-24 0-52q16 28 0 52z', colour.leaf, 2.4),
    line('M0 30V-16m0 10l-5-6m5 16l5-6m-5 16l-6-7', 1.3),
  ] as Marks,
}
