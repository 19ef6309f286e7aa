import type { Font, Glyph } from '#platform/paper/font.ts'
import type { Outline } from '../../rules/letters.ts'

type Drawable = Pick<Font, 'unitsPerEm' | 'outline'>
interface Piece {
  readonly font: Drawable
  /** The glyphs of a word that come from this font, from left to right as they are drawn. */
  readonly glyphs: readonly Glyph[]
}

const rounded = (value: number): number => Math.round(value * 10) / 10
const points = /(-?\d+(?:\.\d+)?(?:e-?\d+)?),(-?\d+(?:\.\d+)?(?:e-?\d+)?)/

/** One command of an SVG path: its letter and a point, in thousandths of the font size. */
interface Step {
  readonly letter: string
  readonly x: number
  readonly y: number
}
/**
 * Outlines that were already read, by font and glyph. Reading an outline from a font is the slowest step, and texts repeat the same
 * letters.
 */
const known = new WeakMap<Drawable, Map<number, readonly Step[]>>()

function stepsOf(font: Drawable, id: number): readonly Step[] {
  const ofFont = known.get(font) ?? new Map<number, readonly Step[]>()
  known.set(font, ofFont)
  const found = ofFont.get(id)
  if (found) return found
  const scale = 1000 / font.unitsPerEm
  const parts = font.outline(id).split(points)
  const steps: Step[] = []
  for (let at = 0; at + 2 < parts.length; at += 3)
    steps.push({ letter: parts[at] ?? '', x: Number(parts[at + 1]) * scale, y: Number(parts[at + 2]) * scale })
  ofFont.set(id, steps)
  return steps
}

/** Joins the outlines of all glyphs of a word to one outline, in thousandths of the font size. */
export function wordOutline(pieces: readonly Piece[]): Outline {
  let path = ''
  let pen = 0
  for (const { font, glyphs } of pieces) {
    const scale = 1000 / font.unitsPerEm
    for (const { advance, id, x, y } of glyphs) {
      const [left, up] = [pen + x * scale, y * scale]
      const steps = stepsOf(font, id)
      for (const step of steps) path += `${step.letter}${rounded(left + step.x)} ${rounded(up + step.y)}`
      if (steps.length > 0) path += 'Z'
      pen += advance * scale
    }
  }
  return [rounded(pen), path]
}
