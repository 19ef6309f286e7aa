import { AsyncLocalStorage } from 'node:async_hooks'

const background = new AsyncLocalStorage<true>()

/**
 * Runs jobs or outbox work. Such work is never refused a place in the queue for connections, even if many callers of its brand wait.
 * Nobody would repeat refused work: an order would not be escalated, or a mail would not be sent.
 */
export const inBackground = <T>(work: () => Promise<T>): Promise<T> => background.run(true, work)

export const isInBackground = (): boolean => background.getStore() === true
