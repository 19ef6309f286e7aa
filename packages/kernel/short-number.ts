/** A number that staff call out. `code` is the letter of the branch in upper case; empty if the text has none. */
export interface ShortNumber {
  readonly code: string
  readonly number: number
}

/**
 * Reads a word of a search text as a short number: 'B-7', 'b7' or '7'. Undefined for any other word. The numbers of rides never begin again, and
 * so may have five digits.
 */
export function shortNumberIn(word: string): ShortNumber | undefined {
  const [, code = '', digits = ''] = /^([a-z]{1,4}(?=-?\d))?-?(\d{1,5})$/i.exec(word) ?? []
  return digits === '' ? undefined : { code: code.toUpperCase(), number: Number(digits) }
}
