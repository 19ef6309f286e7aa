import { type TabStorage, tabStorage } from '#ui/site/tab-store.ts'

/** Reads an entry. Returns null if there is none, or if the browser blocks the storage. */
export function readEntry(key: string, storage: () => TabStorage | undefined = tabStorage): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes an entry; null removes it. If the storage is full or blocked, nothing is written. */
export function writeEntry(
  key: string,
  value: string | null,
  storage: () => TabStorage | undefined = tabStorage,
): void {
  try {
    if (value === null) storage()?.removeItem(key)
    else storage()?.setItem(key, value)
  } catch {
    // Nothing was stored. The page works without it.
  }
}

/** Key under which the typed checkout fields of a branch are stored (specification §9: keys have the prefix asp). */
export const formKey = (branchId: string): string => `asp.checkout.${branchId}`
