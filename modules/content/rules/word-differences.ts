interface WordPart {
  kind: 'same' | 'old' | 'new'
  text: string
}

/**
 * The maximum number of words and spaces of a text that is compared word by word. If one of the texts is longer, the whole old text and the
 * whole new text are shown instead.
 */
const MOST_WORDS = 600

/**
 * Compares two texts word by word and returns the parts of both texts, from the beginning to the end. The words of the longest common
 * sequence are 'same'; all others are 'old' or 'new'.
 */
export function wordDifferences(before: string, after: string): WordPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) return joined([whole('old', before), whole('new', after)])
  const common = commonTable(old, now)
  const parts: WordPart[] = []
  let [a, b] = [0, 0]
  while (a < old.length || b < now.length) {
    if (a < old.length && b < now.length && old[a] === now[b]) {
      parts.push(whole('same', old[a] ?? ''))
      a++
      b++
    } else if (a < old.length && (b >= now.length || (common[a + 1]?.[b] ?? 0) >= (common[a]?.[b + 1] ?? 0)))
      parts.push(whole('old', old[a++] ?? ''))
    else parts.push(whole('new', now[b++] ?? ''))
  }
  return joined(parts)
}

const whole = (kind: WordPart['kind'], text: string): WordPart => ({ kind, text })
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

/**
 * Makes a table of lengths for the longest common sequence. The value at [a][b] is the length of the longest sequence of words that is both
 * in `old` from index a on and in `now` from index b on.
 */
function commonTable(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0))
  for (let a = old.length - 1; a >= 0; a--)
    for (let b = now.length - 1; b >= 0; b--) {
      const row = table[a]
      if (row)
        row[b] =
          old[a] === now[b] ? (table[a + 1]?.[b + 1] ?? 0) + 1 : Math.max(table[a + 1]?.[b] ?? 0, row[b + 1] ?? 0)
    }
  return table
}

/** Joins neighbouring parts of the same kind to one part, and removes empty parts. */
function joined(parts: readonly WordPart[]): WordPart[] {
  const found: WordPart[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) last.text += part.text
    else found.push({ ...part })
  }
  return found
}
