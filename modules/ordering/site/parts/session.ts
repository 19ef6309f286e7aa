import { type TabStorage, tabStorage } from '#ui/site/tab-store.ts'

/** Reads an entry; null if it is missing, or if the storage is blocked or damaged. */
export function readEntry(key: string, storage: () => TabStorage | undefined = tabStorage): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes an entry, or removes it (null). If the storage is full or blocked, nothing is written. */
export function writeEntry(
  key: string,
  value: string | null,
  storage: () => TabStorage | undefined = tabStorage,
): void {
  try {
    if (value === null) storage()?.removeItem(key)
    else storage()?.setItem(key, value)
  } catch {
    // The page continues without the stored entry.
  }
}

/** Key of the typed checkout fields of a branch (specification §9: keys have the prefix asp). */
export const formKey = (branchId: string): string => `asp.checkout.${branchId}`
