/** Converts a text to lower case without accents, so that 'kovac' finds 'Kováčová' and 'strasse' finds 'Straße'. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

export const includesFolded = (text: string, query: string): boolean => folded(text).includes(folded(query.trim()))

/**
 * Returns the word, and the word with 'a', 'o', 'u' instead of 'ae', 'oe', 'ue'. People often type 'ae' for 'ä', and `folded` changes 'ä'
 * to 'a'.
 */
const formsOf = (word: string): string[] => [word, word.replaceAll(/([aou])e/g, '$1')]

/**
 * Rates how well a text matches a query; higher is better, 0 is no match. Each word of the query must match. A query word gets 3 points if
 * a word of the text begins with it, and 2 points if it is inside a word. It gets 1 point if it is the only query word, has at least three
 * letters, and a word of the text contains its letters in this order. A query word that is a number of up to three digits matches only at
 * the beginning of a word. If the text has another number after the same word, the result is 0: 'Tisch 5' does not match 'Tisch 6'. The
 * result is the average of the points of all query words.
 */
export function score(text: string, query: string): number {
  const hay = folded(text)
  const parts = hay.split(/[\s\-–·,.()/]+/)
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return 1
  let total = 0
  for (const [index, word] of words.entries()) {
    if (/^\d+$/.test(word) && isOtherNumber(parts, words[index - 1], word)) return 0
    const one = Math.max(...formsOf(word).map((form) => pointsOf(form, hay, parts, words.length === 1)))
    if (one === 0) return 0
    total += one
  }
  return total / words.length
}

function pointsOf(word: string, hay: string, parts: readonly string[], isAlone: boolean): number {
  if (parts.some((part) => part.startsWith(word))) return 3
  if (/^\d{1,3}$/.test(word)) return 0
  if (hay.includes(word)) return 2
  return isAlone && parts.some((part) => inOrder(part, word)) ? 1 : 0
}

/**
 * Does the text have a different number after the word `before`? True if it has numbers there, and none of them begins with the typed
 * number. For example, the text 'Tisch 6' and the query 'Tisch 5' give true.
 */
function isOtherNumber(parts: readonly string[], before: string | undefined, typed: string): boolean {
  if (before === undefined || /\d/.test(before)) return false
  const numbers = parts.flatMap((part, index) => {
    const next = parts[index + 1]
    return part.startsWith(before) && next !== undefined && /^\d/.test(next) ? [next] : []
  })
  return numbers.length > 0 && !numbers.some((one) => one.startsWith(typed))
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

/**
 * Is the typed text this phone number, or a part of it? '0151 2345' and '0049151' find '+49 151 23456707'. At least five digits must be
 * typed.
 */
export function includesPhone(phone: string, typed: string): boolean {
  const digits = digitsOf(typed)
  if (digits.length < 5 || !/^[+\d\s()/.-]+$/.test(typed)) return false
  return digitsOf(phone).includes(digits.replace(/^0+/, ''))
}
