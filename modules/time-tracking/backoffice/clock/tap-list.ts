import type { QueuedTap } from './queue.ts'

/** The taps of one person on this device. Both lists begin with the oldest. */
interface Taps {
  readonly waiting: readonly QueuedTap[]
  /** Taps that the server has accepted. The state that the page has loaded does not contain them yet. */
  readonly accepted: readonly QueuedTap[]
}

/**
 * The list of taps that the loaded state of the clock does not contain yet. It is not React state: React updates state only with the next
 * rendering, so a tap that follows immediately would get a `seq` (sequence number) that was already used.
 */
export function tapList(stored: Taps, store: (taps: Taps) => void) {
  let taps = stored
  const listeners = new Set<() => void>()
  const put = (change: Partial<Taps>) => {
    taps = { ...taps, ...change }
    store(taps)
    for (const listener of listeners) listener()
  }
  return {
    now: () => taps,
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Adds a tap with the next sequence number (`seq`). `told`: the next `seq` according to the state that was loaded from the server. The
     * tap gets this number or a higher one.
     */
    add: (tap: Omit<QueuedTap, 'seq'>, told: number) => {
      const seq = Math.max(told, ...[...taps.accepted, ...taps.waiting].map((one) => one.seq + 1))
      put({ waiting: [...taps.waiting, { ...tap, seq }] })
    },
    keep: (waiting: readonly QueuedTap[]) => put({ waiting }),
    accept: (tap: QueuedTap) => put({ accepted: [...taps.accepted, tap] }),
    /**
     * Removes the accepted taps that the loaded state contains. `nextSeq`: the sequence number that the server expects for the next tap,
     * according to that state. If loading fails or is cancelled, this function is not called, so the taps stay.
     */
    loaded: (nextSeq: number) => {
      const accepted = taps.accepted.filter(({ seq }) => seq >= nextSeq)
      if (accepted.length < taps.accepted.length) put({ accepted })
    },
  }
}
