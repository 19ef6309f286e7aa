/** A long text with many lines, and the position at which each line starts. */
export interface Lines {
  text: string
  starts: Uint32Array
}

export function linesOf(text: string): Lines {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return { text, starts: Uint32Array.from(starts) }
}

export function lineAt({ text, starts }: Lines, at: number): string {
  return text.slice(starts[at], (starts[at + 1] ?? text.length + 1) - 1)
}

/** Makes one line of the text for the search: each spelling begins with a space, and '|' separates them. */
export const spellingLine = (spellings: readonly string[]): string =>
  spellings.map((spelling) => ` ${spelling}`).join('|')
