import { fold, foldBare } from '#kernel/fold.ts'

/** The fields of an order that the history search uses. */
interface Searched {
  uid: string
  firstName: string
  lastName: string
  companyName: string
  phone: string
  email: string
  street: string
  /** Name, company and street of a delivery to another address. */
  delivery?: readonly string[]
}

/**
 * The normalised words of an order, each after a space: lower case, words with umlauts in both forms ('muller' and 'mueller'), a phone
 * number as digits. They are stored with the order; the search compares only these words.
 */
export function searchWords(order: Searched): string {
  const { uid, firstName, lastName, companyName, email, street, delivery = [] } = order
  const parts = [uid, firstName, lastName, companyName, digitsOf(order.phone), email, street, ...delivery].join(' ')
  const [bare, german] = [foldBare(parts), fold(parts)]
  const second = german.split(' ').filter((word) => !bare.includes(word))
  return ` ${[bare, ...second].join(' ')}`
}

/** A search text in the form that is compared with `searchWords`. An order is found if it contains every word. */
export interface Search {
  /** Patterns for LIKE: a word of three letters or more matches anywhere, a shorter word only at the beginning of a word. */
  patterns: readonly string[]
  /** Terms for the index query: groups of three letters, or the beginning of a word. */
  grams: readonly string[]
}

/** The most words of a search; further words are ignored. */
const mostWords = 8

/** Parses a typed search text. Undefined: it contains no letter or digit. */
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
 * The terms of the index query for one word. They must be among the entries that the database function `order_grams` creates from an
 * order's words.
 */
export function gramsOf(word: string): string[] {
  if (isShort(word)) return [` ${word}`]
  const signs = Array.from(word)
  return signs.slice(2).map((last, n) => `${signs[n]}${signs[n + 1]}${last}`)
}

/** The digits of a phone number. The zero in brackets of numbers such as +43 (0) 660 is removed. */
const digitsOf = (phone: string): string => phone.replaceAll('(0)', '').replaceAll(/\D/g, '')

const isPhone = (typed: string): boolean => /^[+\d\s()/.-]+$/.test(typed) && digitsOf(typed).length >= 7

/** Removes leading zeros from a number. A number typed as 0660… or 0043660… is stored as +43660…: only the part after the zeros occurs in both. */
const withoutPrefix = (word: string): string => (/^0\d{3,}$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word)
