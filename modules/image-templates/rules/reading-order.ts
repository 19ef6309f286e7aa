import bidiFactory from 'bidi-js'
import { leftToRight } from '#kernel/reading-order.ts'
import { isShapedWord, turnsIn, type Unit, unitsOf } from './units.ts'

let library: ReturnType<typeof bidiFactory> | undefined
// Most texts run from left to right only and never need it.
const bidi = (): ReturnType<typeof bidiFactory> => (library ??= bidiFactory())

/** The sign that stands for a bracket or an arrow where text runs from right to left. */
export const mirrored = (sign: string): string | undefined => bidi().getMirroredCharacter(sign) ?? undefined

/**
 * Units of each line of a paragraph, from left to right as they stand on paper (Unicode bidirectional algorithm). The paragraph as a whole
 * decides, so that a line that begins with a number or a foreign word stands as the others do.
 */
export function visualLines(lines: readonly string[]): Unit[][] {
  const whole = lines.join(' ')
  if (!turnsIn(whole)) return lines.map(unitsOf)
  const { levels } = bidi().getEmbeddingLevels(whole)
  let start = 0
  return lines.map((line) => {
    const from = start
    start += line.length + 1
    const levelOf = ({ at }: Unit): number => levels[from + at] ?? 0
    return leftToRight(unitsOf(line), levelOf).map((unit) =>
      levelOf(unit) % 2 === 1 && !isShapedWord(unit.text) ? { ...unit, text: mirrored(unit.text) ?? unit.text } : unit,
    )
  })
}
