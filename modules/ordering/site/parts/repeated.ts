import { readEntry, writeEntry } from './session.ts'

/** The key under which the tab remembers, during the reload, that the guest repeats an order of a branch. */
const KEY = 'asp.repeated'

/**
 * Remembers that the guest repeats an order of this branch. The page is loaded again afterwards. The browser must not scroll back to the place
 * where the page was, because the filled form is at another place.
 */
export function markRepeated(branchId: string): void {
  writeEntry(KEY, branchId)
  history.scrollRestoration = 'manual'
}

/** Whether the guest has just repeated an order of this branch. True only once: the mark is removed. */
export function takeRepeated(branchId: string): boolean {
  if (readEntry(KEY) !== branchId) return false
  writeEntry(KEY, null)
  history.scrollRestoration = 'auto'
  return true
}
