import bidiFactory from 'bidi-js'
import { leftToRight } from '#kernel/reading-order.ts'
import { isShapedWord, turnsIn, type Unit, unitsOf } from './units.ts'

let library: ReturnType<typeof bidiFactory> | undefined
// The library is loaded when it is used for the first time. Most texts contain only left-to-right letters and never need it.
const bidi = (): ReturnType<typeof bidiFactory> => (library ??= bidiFactory())

/** Returns the mirrored form of a bracket or arrow, which is drawn in right-to-left text. Undefined if a character has no mirrored form. */
export const mirrored = (sign: string): string | undefined => bidi().getMirroredCharacter(sign) ?? undefined

/**
 * Returns for each line its characters and whole words, in the order in which they are drawn from left to right (Unicode bidirectional
 * algorithm). All lines of a paragraph have the same direction, even a line that begins with a number or a foreign word.
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
