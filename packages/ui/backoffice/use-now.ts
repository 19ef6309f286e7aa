import { useState, useSyncExternalStore } from 'react'
import { useTicker } from './staff.tsx'

/**
 * Returns the result of `shown` for the server's time, in milliseconds since 1970. `shown` is called every second, and the component renders only
 * when its result changes: a text, a number or a boolean.
 */
export function useNowAs<T extends string | number | boolean | undefined>(shown: (now: number) => T): T {
  const ticker = useTicker()
  const current = () => shown(ticker.now())
  return useSyncExternalStore(ticker.subscribe, current, current)
}

/**
 * The server's time in milliseconds since 1970, for running timers. It is updated every `everyMs` milliseconds, but not more often than
 * once a second.
 */
export function useNow(everyMs = 1000): number {
  const ticker = useTicker()
  const [begin] = useState(() => ticker.now())
  return useNowAs((now) => (everyMs <= 1000 ? now : stepSince(begin, everyMs, now)))
}

/** The start of the current period. The periods are `everyMs` long and counted from `begin`. */
const stepSince = (begin: number, everyMs: number, now: number): number =>
  begin + Math.floor((now - begin) / everyMs) * everyMs
