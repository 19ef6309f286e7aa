import type { Locale } from '#contract/locale.ts'
import { deviceStorage, type TabStorage } from '#ui/site/tab-store.ts'
import { readEntry, writeEntry } from './session.ts'

/** What an order contains, as text in one language. */
interface OrderedWords {
  /** The ordered items as one line of text: '2 × Schweinsbraten, Helles'. */
  readonly text: string
  /** The same in few words: 'Flughafen Wien → Linz' or '2 × Schweinsbraten und 3 weitere'. Undefined: an earlier release stored the order. */
  readonly short?: string
  /** For a ride: the time of the pick-up as text, as the page showed it: 'Sa, 28.11.26, 14:30 Uhr'. */
  readonly pickUp?: string
}

/** An order that was placed on this device, as the device stores it. `text` and `pickUp` are in the language in which it was ordered. */
export interface LastOrder extends OrderedWords {
  readonly uid: string
  readonly hash: string
  readonly branchId: string
  readonly kind: 'ride' | 'food'
  /** When the order was placed, in milliseconds since 1970. */
  readonly at: number
  /** The same texts in every language of the website. Undefined: an earlier release stored the order. */
  readonly words?: Readonly<Record<Locale, OrderedWords>>
  /**
   * The page that repeats the order reads `again` from session storage with this key. Empty if that page reads the parameter `?again=` of
   * its address instead.
   */
  readonly againKey: string
  /** The data from which the order is repeated. Its format is known only to the module that wrote it, booking or store. */
  readonly again: string
  /** Whether this device knows that the order has ended. */
  readonly isOver?: boolean
  /** Whether this device knows that the order was cancelled, by the guest or by staff. */
  readonly isCanceled?: boolean
}

const KEY = 'asp.orders'
/** This device stores at most this many orders. */
const MOST = 8
const KEPT_MS = 90 * 24 * 60 * 60_000
const LONGEST_TEXT = 160

/**
 * Reads the orders that were placed on this device, the newest first. Orders older than 90 days are left out. It never throws: if the stored text
 * is damaged, the list is empty (docs/rules/cart.md, Where it is kept).
 */
export function readLastOrders(now: number, storage: () => TabStorage | undefined = deviceStorage): LastOrder[] {
  try {
    const read: unknown = JSON.parse(readEntry(KEY, storage) ?? '[]')
    return Array.isArray(read) ? read.filter((one: unknown) => isLastOrder(one) && now - one.at < KEPT_MS) : []
  } catch {
    return []
  }
}

const DAY_MS = 24 * 60 * 60_000
const FRESH_MS = { food: DAY_MS, ride: 7 * DAY_MS } as const

/**
 * The orders to which pages show a link, the newest first: food of the last day and rides of the last week. Orders that have ended are left
 * out if this device knows that they have ended. If all of them have ended, only the newest order is returned.
 */
export function freshOrders(now: number, storage: () => TabStorage | undefined = deviceStorage): LastOrder[] {
  const fresh = readLastOrders(now, storage).filter(({ at, kind }) => now - at < FRESH_MS[kind])
  const open = fresh.filter(({ isOver }) => !isOver)
  return open.length > 0 ? open : fresh.slice(0, 1)
}

/**
 * Stores whether these orders have ended (`isOver`), and whether they were cancelled (`isCanceled`; undefined: this stays as it is). Pages
 * show no links to orders that have ended. Only if all orders have ended, the newest order keeps its link (`freshOrders`).
 */
export function rememberEnd(
  uids: readonly string[],
  now: number,
  {
    isCanceled,
    isOver = true,
    storage = deviceStorage,
  }: { isOver?: boolean; isCanceled?: boolean; storage?: () => TabStorage | undefined } = {},
): void {
  const end = isCanceled === undefined ? { isOver } : { isOver, isCanceled }
  const isKnown = (one: LastOrder) =>
    (one.isOver ?? false) === isOver && (isCanceled === undefined || (one.isCanceled ?? false) === isCanceled)
  const orders = readLastOrders(now, storage)
  if (!orders.some((one) => uids.includes(one.uid) && !isKnown(one))) return
  writeEntry(KEY, JSON.stringify(orders.map((one) => (uids.includes(one.uid) ? { ...one, ...end } : one))), storage)
}

/** The texts of an order in a language; in the language in which it was ordered, if an earlier release stored it. */
export function orderedWords(order: LastOrder, locale: Locale): OrderedWords {
  const words = order.words?.[locale]
  return typeof words?.text === 'string' ? words : order
}

/** Stores an order that has just been placed on this device, as the first in the list. */
export function rememberOrder(order: LastOrder, storage: () => TabStorage | undefined = deviceStorage): void {
  const { words } = order
  const stored = {
    ...order,
    ...shorter(order),
    ...(words ? { words: { de: shorter(words.de), en: shorter(words.en) } } : {}),
  }
  const others = readLastOrders(order.at, storage).filter(({ uid }) => uid !== order.uid)
  writeEntry(KEY, JSON.stringify([stored, ...others].slice(0, MOST)), storage)
}

const shorter = (words: OrderedWords): OrderedWords => ({
  ...words,
  text: words.text.length > LONGEST_TEXT ? `${words.text.slice(0, LONGEST_TEXT - 1)}…` : words.text,
})

/** The two lines that a narrow place shows: the order in few words, and the time of the ride. */
export function orderedLines(order: LastOrder, locale: Locale): { what: string; pickUp: string | undefined } {
  const { pickUp, short, text } = orderedWords(order, locale)
  return { what: short ?? (pickUp ? text.replace(`, ${pickUp}`, '') : text), pickUp }
}

export const forgetLastOrders = (storage: () => TabStorage | undefined = deviceStorage): void =>
  writeEntry(KEY, null, storage)

export const statusHref = (locale: string, { hash, uid }: Pick<LastOrder, 'uid' | 'hash'>): string =>
  `/${locale}/status/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`

function isLastOrder(value: unknown): value is LastOrder {
  if (typeof value !== 'object' || value === null) return false
  const { again, againKey, at, branchId, hash, kind, text, uid } = value as Record<string, unknown>
  return (
    typeof at === 'number' &&
    [again, againKey, branchId, hash, text, uid].every((one) => typeof one === 'string') &&
    (kind === 'ride' || kind === 'food')
  )
}
