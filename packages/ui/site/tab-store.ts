import { useState, useSyncExternalStore } from 'react'
import { isSelfServiceHere } from './self-service.ts'

/** The part of `Storage` that a tab's store needs. If there is no storage, or if it is full, the value exists as long as the page. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A value of this tab in session storage, such as a draft. With `deviceStorage` it is a value of the device, such as a cart. */
export interface TabStore<T> {
  read(): T
  /** Merges the change and saves it (specification §4: saved after each change). */
  change(part: Partial<T>): void
  /** Deletes the stored value but not the value on the screen. Call it when the order is placed and the page is about to be left. */
  forget(): void
  subscribe(listener: () => void): () => void
}

interface StoredForm<T> {
  parse: (stored: string | null) => T
  serialise: (value: T) => string
  /** Returns the part of the value that is still stored after `forget`. Undefined: nothing stays stored. */
  left?: (value: T) => T | undefined
}

/**
 * Creates a store for a value that survives a reload, the back button and a change of language. `storage` returns the browser's storage, or
 * undefined if it is blocked.
 */
export function createTabStore<T extends object>(
  /** Keys in the session storage have the prefix asp (specification §9). */
  key: string,
  { parse, serialise, left = () => undefined }: StoredForm<T>,
  storage: () => TabStorage | undefined,
): TabStore<T> {
  const listeners = new Set<() => void>()
  let value: T | undefined

  const attempt = <A>(act: (storage: TabStorage) => A): A | undefined => {
    try {
      const opened = storage()
      return opened && act(opened)
    } catch {
      // The storage is blocked or full. The page works without it.
      return undefined
    }
  }
  /** Called when another tab of the device has changed the value. */
  const renew = (stored: string | null) => {
    value = parse(stored)
    for (const listener of listeners) listener()
  }
  const read = () => (value ??= parse(attempt((opened) => opened.getItem(key)) ?? null))

  return {
    read,
    change(part) {
      const next = { ...read(), ...part }
      value = next
      attempt((opened) => opened.setItem(key, serialise(next)))
      for (const listener of listeners) listener()
    },
    forget() {
      const rest = left(read())
      attempt((opened) => (rest ? opened.setItem(key, serialise(rest)) : opened.removeItem(key)))
    },
    subscribe(listener) {
      listeners.add(listener)
      const stop = whenChangedElsewhere(key, renew)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}

/** The browser's session storage; undefined on the server. Reading the property can throw if cookies are blocked. */
export function tabStorage(): TabStorage | undefined {
  try {
    return 'sessionStorage' in globalThis ? globalThis.sessionStorage : undefined
  } catch {
    return undefined
  }
}

/**
 * The browser's storage of this device. All tabs share it, and it still exists after the tab is closed. On a self-service screen, which
 * many guests use, this is the storage of the tab instead, because it is emptied after each guest. Undefined on the server, or if storage
 * is blocked.
 */
export function deviceStorage(): TabStorage | undefined {
  try {
    if (!('localStorage' in globalThis)) return undefined
    return isSelfServiceHere() ? tabStorage() : globalThis.localStorage
  } catch {
    return undefined
  }
}

const stopped = () => undefined

/**
 * Calls `act` when another tab has changed the value in the storage of the device. The tab that makes the change does not get this event.
 */
function whenChangedElsewhere(key: string, act: (stored: string | null) => void): () => void {
  if (!('addEventListener' in globalThis)) return stopped
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.storageArea !== tabStorage()) act(event.newValue)
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

const never = () => () => undefined

/** False on the server and in the first render in the browser, because both must give the same result. Afterwards true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Returns the value and its store. The first render gets `empty`; the render right after it gets the stored value. */
export function useTabStore<T, S extends Pick<TabStore<T>, 'read' | 'subscribe'>>(
  create: () => S,
  empty: T,
): { value: T; store: S } {
  const [store] = useState(create)
  const value = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.read(),
    () => empty,
  )
  return { value, store }
}
