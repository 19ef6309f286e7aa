import { type TabStorage, tabStorage } from '#ui/site/tab-store.ts'

/** Reads an entry from the browser's storage. Null if there is none, or if the browser blocks the storage. */
export function readEntry(key: string, storage: () => TabStorage | undefined = tabStorage): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes an entry to the browser's storage; the value null removes it. If the storage is full or blocked, nothing happens. */
export function writeEntry(
  key: string,
  value: string | null,
  storage: () => TabStorage | undefined = tabStorage,
): void {
  try {
    if (value === null) storage()?.removeItem(key)
    else storage()?.setItem(key, value)
  } catch {
    // The page also works without the stored entry.
  }
}

/** The key under which the checkout form of a branch is stored (specification §9: keys have the prefix asp). */
export const formKey = (branchId: string): string => `asp.checkout.${branchId}`
