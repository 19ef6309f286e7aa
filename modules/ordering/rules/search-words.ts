import { fold, foldBare } from '#kernel/fold.ts'

/** The fields by which the history finds an order. */
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
 * The folded words of an order, each after a space: lower case, umlauts both as one and as two letters, a phone number as its digits. They
 * are written once with the order; a search compares only them.
 */
export function searchWords(order: Searched): string {
  const { uid, firstName, lastName, companyName, email, street, delivery = [] } = order
  const parts = [uid, firstName, lastName, companyName, digitsOf(order.phone), email, street, ...delivery].join(' ')
  const [bare, german] = [foldBare(parts), fold(parts)]
  const second = german.split(' ').filter((word) => !bare.includes(word))
  return ` ${[bare, ...second].join(' ')}`
}

/** A typed search text in the form that is compared with `searchWords`: every word must occur. */
export interface Search {
  /** For LIKE: a word of three letters or more anywhere, a shorter one only where a word begins. */
  patterns: readonly string[]
  /** The question to the index: groups of three letters, or the beginning of a word. */
  grams: readonly string[]
}

/** Further words are ignored. */
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

/** The question to the index for a word: some of the entries that `order_grams` in the database makes of an order's words. */
export function gramsOf(word: string): string[] {
  if (isShort(word)) return [` ${word}`]
  const signs = Array.from(word)
  return signs.slice(2).map((last, n) => `${signs[n]}${signs[n + 1]}${last}`)
}

/** The zero in brackets, as in numbers that can be dialled in two ways. */
const digitsOf = (phone: string): string => phone.replaceAll('(0)', '').replaceAll(/\D/g, '')

const isPhone = (typed: string): boolean => /^[+\d\s()/.-]+$/.test(typed) && digitsOf(typed).length >= 7

/** 0660 and 0043 begin numbers that are stored as +43660: only the part after that is the same. */
const withoutPrefix = (word: string): string => (/^0\d{3,}$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word)
