import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<Map<string, Promise<unknown>>>()

/** Runs the work of several modules on one entry of the outbox. What they read by `readOnce` meanwhile is read once. */
export const sharingReads = <T>(work: () => Promise<T>): Promise<T> => current.run(new Map(), work)

/**
 * Reads, or returns what was read under this key during the same entry of the outbox. The value is shared: callers do not change it. A read
 * that failed is made again. Outside of an entry it is simply read.
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
