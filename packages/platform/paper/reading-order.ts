import bidiFactory from 'bidi-js'

export interface Directed {
  readonly text: string
  readonly isRightToLeft: boolean
}

/** Parts of one direction, from left to right as they stand on paper (Unicode bidirectional algorithm). */
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
    // Rule L2: from the highest level down to the lowest odd one, runs of that level or higher are turned around.
    for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level--) {
      let at = 0
      while (at < parts.length) {
        let end = at
        while ((parts[end]?.level ?? -1) >= level) end++
        if (end > at) parts.splice(at, end - at, ...parts.slice(at, end).toReversed())
        at = Math.max(end, at + 1)
      }
    }
    return parts.map(({ from, to, level }) => ({ text: text.slice(from, to), isRightToLeft: level % 2 === 1 }))
  }
}
