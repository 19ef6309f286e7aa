import { readEntry, writeEntry } from '#modules/ordering/site/parts/session.ts'

/** The key in session storage. It begins with 'asp' (specification §9). */
const keyOf = (branchId: string): string => `asp.booked.${branchId}`

/** Remembers in this tab that the guest has just booked the ride `uid`. */
export const rememberBooked = (branchId: string, uid: string): void => writeEntry(keyOf(branchId), uid)

/**
 * The uid of the ride that the guest has just booked in this tab, for a page that the guest opens with 'back' or loads again. On every other
 * way to the page (`way` is the type of its navigation) the guest starts anew, so the mark is removed.
 */
export function bookedHere(branchId: string, way: string): string | undefined {
  if (way === 'back_forward' || way === 'reload') return readEntry(keyOf(branchId)) ?? undefined
  writeEntry(keyOf(branchId), null)
  return undefined
}
