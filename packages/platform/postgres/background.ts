import { AsyncLocalStorage } from 'node:async_hooks'

const background = new AsyncLocalStorage<true>()

/**
 * Runs jobs or deferred work (outbox). Such work may always wait for a connection, even if many callers of its brand wait already. If it
 * were refused, nobody would repeat it: staff would not be warned about an order that nobody accepts, or a mail would not be sent.
 */
export const inBackground = <T>(work: () => Promise<T>): Promise<T> => background.run(true, work)

export const isInBackground = (): boolean => background.getStore() === true
