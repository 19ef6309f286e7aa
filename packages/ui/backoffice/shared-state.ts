import { useSyncExternalStore } from 'react'

/** A value that many components of a screen share. Each component uses a part of the value. */
export interface Shared<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

/** Creates a shared value. Unlike with a context, a new value re-renders only the components whose part has changed. */
export function createShared<T>(first: T): Shared<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/**
 * Returns the part of a shared value that the function `part` selects. The component renders when that part changes, so `part` must not
 * create a new object each time.
 */
export function useShared<T, P>(shared: Shared<T>, part: (value: T) => P): P {
  const current = () => part(shared.get())
  return useSyncExternalStore(shared.subscribe, current, current)
}
