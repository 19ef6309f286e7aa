import bidiFactory from 'bidi-js'
import { leftToRight } from '#kernel/reading-order.ts'
import { isShapedWord, turnsIn, type Unit, unitsOf } from './units.ts'

let library: ReturnType<typeof bidiFactory> | undefined
// Loaded on first use: most texts run only from left to right and never need it.
const bidi = (): ReturnType<typeof bidiFactory> => (library ??= bidiFactory())

/** The mirrored character that replaces a bracket or an arrow in right-to-left text. */
export const mirrored = (sign: string): string | undefined => bidi().getMirroredCharacter(sign) ?? undefined

/**
 * The units of each line of a paragraph, in visual order from left to right (Unicode bidirectional algorithm). The whole paragraph decides the
 * direction, so that a line that begins with a number or a foreign word has the same direction as the others.
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
