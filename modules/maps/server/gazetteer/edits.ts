/** Maximum number of letters in a compared word. A longer word counts as too different. */
const LONGEST = 40

/**
 * Memory for three rows of the table that `editsTo` computes. The same memory is used for every word, because the search compares many
 * thousand words.
 */
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const

/**
 * Counts the edits that change one word into the other. An edit adds, removes or replaces a letter, or swaps two neighbouring letters. The
 * second word is the part of `text` from `start` with `length` characters. If more than `most` edits are needed, the result is `most + 1`.
 */
export function editsTo(word: string, text: string, start: number, length: number, most: number): number {
  const size = word.length
  if (size > LONGEST || length > LONGEST || Math.abs(size - length) > most) return most + 1
  let [before, above, row] = rows as readonly [Uint8Array, Uint8Array, Uint8Array]
  for (let at = 0; at <= length; at++) above[at] = at
  for (let line = 1; line <= size; line++) {
    const letter = word.charCodeAt(line - 1)
    const letterBefore = line > 1 ? word.charCodeAt(line - 2) : -1
    let least = line
    row[0] = line
    for (let at = 1; at <= length; at++) {
      const other = text.charCodeAt(start + at - 1)
      let edits = (above[at - 1] ?? 0) + (letter === other ? 0 : 1)
      edits = Math.min(edits, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1)
      const isSwap = at > 1 && letterBefore === other && letter === text.charCodeAt(start + at - 2)
      if (isSwap) edits = Math.min(edits, (before[at - 2] ?? 0) + 1)
      row[at] = edits
      if (edits < least) least = edits
    }
    if (least > most) return most + 1
    ;[before, above, row] = [above, row, before]
  }
  return Math.min(above[length] ?? 0, most + 1)
}

/** Counts the edits between two whole words, like `editsTo`. */
export const editsBetween = (word: string, other: string, most: number): number =>
  editsTo(word, other, 0, other.length, most)

/**
 * How many wrong letters a typed word may have: none below 4 letters, 1 from 4 letters on, 2 from 8 letters on. A word with a digit must
 * match exactly.
 */
export function mostEdits(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
