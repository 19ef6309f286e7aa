import { useState, useSyncExternalStore } from 'react'
import { isSelfServiceHere } from './self-service.ts'

/** The part of `Storage` that a tab's store needs. Without storage, or when it is full, the value lives as long as the page. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A value of this tab, kept in session storage: a draft. With `deviceStorage` it is one of the device: a cart. */
export interface TabStore<T> {
  read(): T
  /** Merges the change and saves it (specification §4: saved after each change). */
  change(part: Partial<T>): void
  /** Empties the storage but keeps the value on the screen: the order is placed, and the page is about to be left. */
  forget(): void
  subscribe(listener: () => void): () => void
}

interface StoredForm<T> {
  parse: (stored: string | null) => T
  serialise: (value: T) => string
  /** What stays stored when the rest is forgotten; undefined: nothing. */
  left?: (value: T) => T | undefined
}

/**
 * A value that survives reload, back and a change of language. `storage` returns the browser's storage, or undefined where it is blocked.
 */
export function createTabStore<T extends object>(
  /** Session-storage keys are prefixed asp (specification §9). */
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
      // blocked or full: the page works without it
      return undefined
    }
  }
  /** Another tab of the device has changed it. */
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

/** The browser's session storage; undefined on the server. Reading the property itself can throw where cookies are blocked. */
export function tabStorage(): TabStorage | undefined {
  try {
    return 'sessionStorage' in globalThis ? globalThis.sessionStorage : undefined
  } catch {
    return undefined
  }
}

/**
 * The browser's storage of this device: it outlives the tab, and all tabs share it. A self-service screen is used by many, so there it is
 * the storage of the tab, which is emptied after each guest.
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

/** Browsers tell it to the other tabs only. */
function whenChangedElsewhere(key: string, act: (stored: string | null) => void): () => void {
  if (!('addEventListener' in globalThis)) return stopped
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.storageArea !== tabStorage()) act(event.newValue)
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

const never = () => () => undefined

/** False on the server and at the first render in the browser, so that both agree; then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The value and its store. The first render shows `empty`; the stored value follows right after it. */
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
