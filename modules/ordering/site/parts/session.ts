import { type TabStorage, tabStorage } from '#ui/site/tab-store.ts'

/** An entry that may be missing; blocked or damaged storage reads as no entry. */
export function readEntry(key: string, storage: () => TabStorage | undefined = tabStorage): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes an entry, or removes it (null). With full or blocked storage the data lasts as long as the page. */
export function writeEntry(
  key: string,
  value: string | null,
  storage: () => TabStorage | undefined = tabStorage,
): void {
  try {
    if (value === null) storage()?.removeItem(key)
    else storage()?.setItem(key, value)
  } catch {
    // continues without the entry
  }
}

/** The typed fields of the checkout of a branch (specification §9: keys have the prefix asp). */
export const formKey = (branchId: string): string => `asp.checkout.${branchId}`
