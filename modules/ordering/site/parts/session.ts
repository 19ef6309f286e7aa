import { type TabStorage, tabStorage } from '#ui/site/tab-store.ts'

/** An entry that may be missing; blocked or damaged storage reads as none. */
export function readEntry(key: string, storage: () => TabStorage | undefined = tabStorage): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes an entry, or removes it (null). Full or blocked storage: what is shown lives as long as the page. */
export function writeEntry(
  key: string,
  value: string | null,
  storage: () => TabStorage | undefined = tabStorage,
): void {
  try {
    if (value === null) storage()?.removeItem(key)
    else storage()?.setItem(key, value)
  } catch {
    // goes on without
  }
}

/** What was typed into the checkout of a branch (specification §9: keys are prefixed asp). */
export const formKey = (branchId: string): string => `asp.checkout.${branchId}`
