import type { XY } from './frame.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface LabelWish {
  text: string
  at: XY
  size: number
  weight: number
  /** The positions beside the point at which the text may be placed. The best position is first. */
  sides: readonly Side[]
  /** True if the point itself is marked with a dot. */
  dot?: boolean
  italic?: boolean
}

type Side = 'right' | 'left' | 'above' | 'below' | 'over'

export interface Label {
  text: string
  x: number
  y: number
  size: number
  weight: number
  anchor: 'start' | 'middle' | 'end'
  italic: boolean
  dot: XY | undefined
}

const GAP = 7
/**
 * The average width of a letter, as a fraction of the font size: 0.54 means 54 %. It is exact enough to keep names apart, without measuring
 * each text.
 */
const LETTER = 0.54

/**
 * Finds a position for each name, in the order of `wishes`. Uses the first position that is inside the drawing and covers no other name and
 * no area of `taken`. A name without a free position is left out.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  size: { width: number; height: number },
  taken: readonly Box[],
): Label[] {
  const boxes = [...taken]
  const labels: Label[] = []
  for (const wish of wishes) {
    for (const side of wish.sides) {
      const { label, box } = laid(wish, side)
      const inside =
        box.x >= 4 && box.y >= 4 && box.x + box.width <= size.width - 4 && box.y + box.height <= size.height - 4
      if (!inside || boxes.some((other) => meets(box, other))) continue
      boxes.push(box)
      if (wish.dot) boxes.push({ x: wish.at[0] - 5, y: wish.at[1] - 5, width: 10, height: 10 })
      labels.push(label)
      break
    }
  }
  return labels
}

function laid(
  { text, at: [x, y], size, weight, dot, italic = false }: LabelWish,
  side: Side,
): { label: Label; box: Box } {
  const width = text.length * size * LETTER
  const anchor = side === 'right' ? 'start' : side === 'left' ? 'end' : 'middle'
  const dx = side === 'right' ? GAP : side === 'left' ? -GAP : 0
  const dy = side === 'above' ? -GAP - 2 : side === 'below' ? size + GAP - 2 : size * 0.35
  const left = anchor === 'start' ? x + dx : anchor === 'end' ? x + dx - width : x - width / 2
  return {
    label: { text, x: x + dx, y: y + dy, size, weight, anchor, italic, dot: dot ? [x, y] : undefined },
    box: { x: left - 3, y: y + dy - size, width: width + 6, height: size * 1.35 },
  }
}

export const meets = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Small squares along a line. `placeLabels` gets them as occupied areas, so no name covers the line. */
export function boxesAlong(points: readonly XY[], half: number): Box[] {
  const boxes: Box[] = []
  let last: XY | undefined
  for (const [x, y] of points) {
    if (last && Math.hypot(x - last[0], y - last[1]) < half * 1.5) continue
    boxes.push({ x: x - half, y: y - half, width: half * 2, height: half * 2 })
    last = [x, y]
  }
  return boxes
}
