import type { ServerClock } from './staff.tsx'

/** One timer for everything on a page that shows time. */
export interface Ticker {
  /** The server's time of the last tick, in milliseconds since 1970. It stays the same between two ticks. */
  now(): number
  /** Calls `listener` after each tick. The answer ends that. */
  subscribe(listener: () => void): () => void
}

/** Ticks every second while somebody listens. However many listen, there is one interval. */
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
      // Nobody listens yet, for example while a page is rendered for the first time.
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
