import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<Map<string, Promise<unknown>>>()

/** Runs the work of several modules on one entry of the outbox. Values that they read with `readOnce` are read only once. */
export const sharingReads = <T>(work: () => Promise<T>): Promise<T> => current.run(new Map(), work)

/**
 * Reads a value. If the work on the same outbox entry has already read the value of this key, returns that value. The value is shared, so
 * callers must not change it. If a read fails, the next call reads again. Outside of `sharingReads` each call reads the value.
 */
export function readOnce<T>(key: string, read: () => Promise<T>): Promise<T> {
  const reads = current.getStore()
  if (!reads) return read()
  const known = reads.get(key) as Promise<T> | undefined
  if (known) return known
  const reading = read()
  reads.set(key, reading)
  reading.catch(() => reads.delete(key))
  return reading
}
