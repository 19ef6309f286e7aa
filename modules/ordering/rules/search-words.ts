import { fold, foldBare } from '#kernel/fold.ts'

/** What the history finds an order by. */
export interface Searched {
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
 * The folded words of an order, each after a space: lower case, umlauts as one and as two letters, a phone as its digits. Written once with
 * the order, so that a search compares it and nothing else.
 */
export function searchWords(order: Searched): string {
  const { uid, firstName, lastName, companyName, email, street, delivery = [] } = order
  const parts = [uid, firstName, lastName, companyName, digitsOf(order.phone), email, street, ...delivery].join(' ')
  const [bare, german] = [foldBare(parts), fold(parts)]
  const second = german.split(' ').filter((word) => !bare.includes(word))
  return ` ${[bare, ...second].join(' ')}`
}

/** What somebody typed, as it is compared with `searchWords`: every word must be there. */
export interface Search {
  /** For LIKE: a word of three letters or more anywhere, a shorter one where a word begins. */
  patterns: readonly string[]
  /** What the index is asked for: letters in threes, or the beginning of a word. */
  grams: readonly string[]
}

/** More words than this narrow nothing. */
const mostWords = 8

/** Undefined: without a letter or digit nothing can be found. */
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

/** What the index is asked for a word: some of what `order_grams` in the database makes of an order's words. */
export function gramsOf(word: string): string[] {
  if (isShort(word)) return [` ${word}`]
  const signs = Array.from(word)
  return signs.slice(2).map((last, n) => `${signs[n]}${signs[n + 1]}${last}`)
}

/** The zero in brackets stands in numbers that can be dialled in two ways. */
const digitsOf = (phone: string): string => phone.replaceAll('(0)', '').replaceAll(/\D/g, '')

const isPhone = (typed: string): boolean => /^[+\d\s()/.-]+$/.test(typed) && digitsOf(typed).length >= 7

/** 0660 and 0043 stand before numbers that are kept as +43660: only what follows is the same. */
const withoutPrefix = (word: string): string => (/^0\d{3,}$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word)
