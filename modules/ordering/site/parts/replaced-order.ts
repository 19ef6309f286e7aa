import { type TabStorage, tabStorage } from '#ui/site/tab-store.ts'
import type { OrderKey } from './calls.ts'
import { readEntry, writeEntry } from './session.ts'

/** The key in session storage. It begins with 'asp' (specification §9). */
const replacedKey = (uid: string): string => `asp.replaced.${uid}`

/**
 * Remembers in this tab that `next` replaced the order `uid`: the guest changed an order that was not paid yet, so the unpaid order was
 * cancelled, and a new order was placed.
 */
export const rememberReplacement = (
  uid: string,
  next: OrderKey,
  storage: () => TabStorage | undefined = tabStorage,
): void => writeEntry(replacedKey(uid), `${next.uid} ${next.hash}`, storage)

/** Returns the order that replaced the order `uid`. Undefined: this tab knows of none. */
export function replacementOf(uid: string, storage: () => TabStorage | undefined = tabStorage): OrderKey | undefined {
  const [next, hash] = (readEntry(replacedKey(uid), storage) ?? '').split(' ')
  return next && hash ? { uid: next, hash } : undefined
}
