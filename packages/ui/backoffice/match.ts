/** Removes case and accents, so that 'kovac' finds 'Kováčová' and 'strasse' finds 'Straße'. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

export const includesFolded = (text: string, query: string): boolean => folded(text).includes(folded(query.trim()))

/**
 * Rates how well a text matches a query; higher is better, 0 is no match. Each word of the query must be at the beginning of a word of the text (3
 * points), inside a word (2), or its letters must occur in the text in the same order (1, from three letters on). The result is the average of all
 * words, or 0 if one of them does not match.
 */
export function score(text: string, query: string): number {
  const hay = folded(text)
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return 1
  let total = 0
  for (const word of words) {
    const one = hay.split(/[\s\-–·,.()/]+/).some((part) => part.startsWith(word))
      ? 3
      : hay.includes(word)
        ? 2
        : inOrder(hay, word)
          ? 1
          : 0
    if (one === 0) return 0
    total += one
  }
  return total / words.length
}

function inOrder(hay: string, letters: string): boolean {
  if (letters.length < 3) return false
  let from = 0
  for (const letter of letters) {
    const found = hay.indexOf(letter, from)
    if (found === -1) return false
    from = found + 1
  }
  return true
}

const digitsOf = (phone: string): string => phone.replaceAll('(0)', '').replaceAll(/\D/g, '')

/** Is this the number that is typed, or a part of it? '0151 2345' and '0049151' find '+49 151 23456707'. Fewer than five digits are no number. */
export function includesPhone(phone: string, typed: string): boolean {
  const digits = digitsOf(typed)
  if (digits.length < 5 || !/^[+\d\s()/.-]+$/.test(typed)) return false
  return digitsOf(phone).includes(digits.replace(/^0+/, ''))
}
