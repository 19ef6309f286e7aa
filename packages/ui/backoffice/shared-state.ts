import { useSyncExternalStore } from 'react'

/** A value that many components of a screen read, each a part of it. */
export interface Shared<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

/** Unlike the value of a context, a new value renders only the components whose part of it has changed. */
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

/** The part of a shared value that `part` takes. The component renders when the answer is another one, so an answer is no new object. */
export function useShared<T, P>(shared: Shared<T>, part: (value: T) => P): P {
  const current = () => part(shared.get())
  return useSyncExternalStore(shared.subscribe, current, current)
}
