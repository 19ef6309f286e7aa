import { AsyncLocalStorage } from 'node:async_hooks'

const background = new AsyncLocalStorage<true>()

/**
 * Runs jobs or outbox work. Such work may always wait for a connection, however many callers of its brand wait: no person repeats it, so a
 * refusal would mean that an order is not escalated or a mail is not sent.
 */
export const inBackground = <T>(work: () => Promise<T>): Promise<T> => background.run(true, work)

export const isInBackground = (): boolean => background.getStore() === true
