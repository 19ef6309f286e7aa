import { fold, foldBare } from '#kernel/fold.ts'

/** The fields of an order in which the text search of the history looks. */
interface Searched {
  uid: string
  firstName: string
  lastName: string
  companyName: string
  phone: string
  email: string
  street: string
  /** Name, company and street of the delivery address, if it differs from the guest's address. */
  delivery?: readonly string[]
}

/**
 * Returns the words by which the history finds an order. The result is stored with the order, and a search compares only this text. Each word
 * follows a space and is in lower case; a word with an umlaut occurs twice ('muller' and 'mueller'); a phone number is reduced to its digits.
 */
export function searchWords(order: Searched): string {
  const { uid, firstName, lastName, companyName, email, street, delivery = [] } = order
  const parts = [uid, firstName, lastName, companyName, digitsOf(order.phone), email, street, ...delivery].join(' ')
  const [bare, german] = [foldBare(parts), fold(parts)]
  const second = german.split(' ').filter((word) => !bare.includes(word))
  return ` ${[bare, ...second].join(' ')}`
}

/**
 * A typed search text, prepared for a comparison with the result of `searchWords` in the database. An order is found if it contains every
 * typed word.
 */
export interface Search {
  /**
   * Patterns for LIKE, one per word. A word of three letters or more is found inside other words, too; a shorter one only at the beginning of
   * a word.
   */
  patterns: readonly string[]
  /** Short texts that are looked up in the database index: groups of three letters, or the short beginning of a word. */
  grams: readonly string[]
}

/** At most this many words of a search text are used; the rest is ignored. */
const mostWords = 8

/** Converts a typed search text. Undefined if it contains no letter and no digit. */
export function searchOf(typed: string): Search | undefined {
  const words = [
    ...new Set(isPhone(typed) ? [withoutPrefix(digitsOf(typed))] : fold(typed).split(' ').map(withoutPrefix)),
  ]
    .filter(Boolean)
    .slice(0, mostWords)
  if (words.length === 0) return undefined
  return {
    patterns: words.map((word) => (isShort(word) ? `% ${word}%` : `%${word}%`)),
    grams: [...new Set(words.flatMap(gramsOf))],
  }
}

const isShort = (word: string): boolean => Array.from(word).length < 3

/**
 * The short texts with which one word is looked up in the index. The database function `order_grams` must create the same texts from the
 * words of an order.
 */
export function gramsOf(word: string): string[] {
  if (isShort(word)) return [` ${word}`]
  const signs = Array.from(word)
  return signs.slice(2).map((last, n) => `${signs[n]}${signs[n + 1]}${last}`)
}

/** The digits of a phone number. '(0)' is left out, because the zero of +43 (0) 660 is not dialled after the country code. */
const digitsOf = (phone: string): string => phone.replaceAll('(0)', '').replaceAll(/\D/g, '')

const isPhone = (typed: string): boolean => /^[+\d\s()/.-]+$/.test(typed) && digitsOf(typed).length >= 7

/**
 * Removes leading zeros from a typed number. The stored digits of a phone number are 43660…, but users may type 0660… or 0043660…. Only
 * without the leading zeros the stored digits contain the typed digits.
 */
const withoutPrefix = (word: string): string => (/^0\d{3,}$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word)
