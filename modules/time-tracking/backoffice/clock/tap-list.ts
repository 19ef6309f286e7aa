import type { QueuedTap } from './queue.ts'

/** Both lists oldest first. */
interface Taps {
  readonly waiting: readonly QueuedTap[]
  /** Taken by the server, until the state that it then tells has them. */
  readonly taken: readonly QueuedTap[]
}

/**
 * The taps of one person on this device that the state of the server does not have yet. It is kept outside of the drawing: a tap
 * that is made after an answer, and before the page is drawn again, gets the number after the answered one.
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
    /** Adds a tap with the next number: at least the one that the server told. */
    add: (tap: Omit<QueuedTap, 'seq'>, told: number) => {
      const seq = Math.max(told, ...[...taps.taken, ...taps.waiting].map((one) => one.seq + 1))
      put({ waiting: [...taps.waiting, { ...tap, seq }] })
    },
    keep: (waiting: readonly QueuedTap[]) => put({ waiting }),
    take: (tap: QueuedTap) => put({ taken: [...taps.taken, tap] }),
    /** The state of the server has the taps of these keys. */
    told: (keys: readonly string[]) => put({ taken: taps.taken.filter(({ key }) => !keys.includes(key)) }),
  }
}
