import type { ServerClock } from './staff.tsx'

/** One timer for all components of a page that show a time. */
export interface Ticker {
  /** The server's time of the last tick, in milliseconds since 1970. It does not change between two ticks. */
  now(): number
  /** Calls `listener` after each tick. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Creates a ticker that ticks every second while there are listeners. All listeners share one interval. */
export function createTicker(clock: ServerClock, everyMs = 1000): Ticker {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  let last = clock.now()
  const tick = () => {
    last = clock.now()
    for (const listener of listeners) listener()
  }
  return {
    now() {
      // Without a listener the ticker does not run, for example during the first rendering of a page. In this case the time is read here.
      if (timer === undefined && Math.abs(clock.now() - last) >= everyMs) last = clock.now()
      return last
    },
    subscribe(listener) {
      listeners.add(listener)
      timer ??= setInterval(tick, everyMs)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
