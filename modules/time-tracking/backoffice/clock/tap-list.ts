import type { QueuedTap } from './queue.ts'

/** Two lists of taps, both oldest first. */
interface Taps {
  readonly waiting: readonly QueuedTap[]
  /** Taps that the server has accepted, until the server's next state contains them. */
  readonly taken: readonly QueuedTap[]
}

/**
 * The taps of one person on this device that the server's state does not contain yet. React's state would be updated too late: a tap
 * between a response and the next rendering must already get the number after the accepted tap.
 */
export function tapList(stored: readonly QueuedTap[], store: (waiting: readonly QueuedTap[]) => void) {
  let taps: Taps = { waiting: stored, taken: [] }
  const listeners = new Set<() => void>()
  const put = (change: Partial<Taps>) => {
    taps = { ...taps, ...change }
    if (change.waiting) store(change.waiting)
    for (const listener of listeners) listener()
  }
  return {
    now: () => taps,
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Adds a tap with the next number: at least `told`, the number in the server's state. */
    add: (tap: Omit<QueuedTap, 'seq'>, told: number) => {
      const seq = Math.max(told, ...[...taps.taken, ...taps.waiting].map((one) => one.seq + 1))
      put({ waiting: [...taps.waiting, { ...tap, seq }] })
    },
    keep: (waiting: readonly QueuedTap[]) => put({ waiting }),
    take: (tap: QueuedTap) => put({ taken: [...taps.taken, tap] }),
    /** Removes the taps with these keys, because the server's state contains them. */
    told: (keys: readonly string[]) => put({ taken: taps.taken.filter(({ key }) => !keys.includes(key)) }),
  }
}
