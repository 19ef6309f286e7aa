interface TextPart {
  readonly text: string
  /** True: this part is a fact that a person must check. */
  readonly isMarked: boolean
}

/** Splits a text into parts. Each fact that must be checked is one part, so that it can be marked. */
export function markedText(text: string, facts: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  let rest = text
  while (rest !== '') {
    const next = facts
      .filter((fact) => fact !== '')
      .map((fact) => ({ fact, at: rest.indexOf(fact) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.fact.length - a.fact.length)[0]
    if (!next) return [...parts, { text: rest, isMarked: false }]
    if (next.at > 0) parts.push({ text: rest.slice(0, next.at), isMarked: false })
    parts.push({ text: next.fact, isMarked: true })
    rest = rest.slice(next.at + next.fact.length)
  }
  return parts
}
