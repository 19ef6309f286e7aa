import type { Font, Glyph } from '#platform/paper/font.ts'
import type { Outline } from '../../rules/letters.ts'

interface Piece {
  readonly font: Pick<Font, 'unitsPerEm' | 'outline'>
  /** From left to right. */
  readonly glyphs: readonly Glyph[]
}

const rounded = (value: number): number => Math.round(value * 10) / 10
const points = /(-?\d+(?:\.\d+)?(?:e-?\d+)?),(-?\d+(?:\.\d+)?(?:e-?\d+)?)/g

/** One outline of many, in thousandths of the font size. */
export function wordOutline(pieces: readonly Piece[]): Outline {
  const paths: string[] = []
  let pen = 0
  for (const { font, glyphs } of pieces) {
    const scale = 1000 / font.unitsPerEm
    for (const { advance, id, x, y } of glyphs) {
      const [left, up] = [pen + x * scale, y * scale]
      paths.push(
        font
          .outline(id)
          .replaceAll(
            points,
            (_, h: string, v: string) => `${rounded(left + Number(h) * scale)} ${rounded(up + Number(v) * scale)} `,
          ),
      )
      pen += advance * scale
    }
  }
  return [rounded(pen), paths.join('').replaceAll(/ (?=[A-Z]|$)/g, '')]
}
