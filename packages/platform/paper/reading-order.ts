import bidiFactory from 'bidi-js'
import { leftToRight } from '#kernel/reading-order.ts'

export interface Directed {
  readonly text: string
  readonly isRightToLeft: boolean
}

/** Splits a text into parts of one direction, from left to right as they appear on paper (Unicode bidirectional algorithm). */
export function readingOrder(): (text: string) => Directed[] {
  const bidi = bidiFactory()
  return (text) => {
    const { levels } = bidi.getEmbeddingLevels(text)
    const parts: { from: number; to: number; level: number }[] = []
    for (let at = 0; at < text.length; at++) {
      const last = parts.at(-1)
      const level = levels[at] ?? 0
      if (last && last.level === level) last.to = at + 1
      else parts.push({ from: at, to: at + 1, level })
    }
    return leftToRight(parts, ({ level }) => level).map(({ from, to, level }) => ({
      text: text.slice(from, to),
      isRightToLeft: level % 2 === 1,
    }))
  }
}
