import { useState, useSyncExternalStore } from 'react'
import { useTicker } from './staff.tsx'

/**
 * What `shown` makes of the server's time, in milliseconds since 1970. It is asked every second, and the component renders only when the answer
 * is another one: a text, a number or a flag.
 */
export function useNowAs<T extends string | number | boolean | undefined>(shown: (now: number) => T): T {
  const ticker = useTicker()
  const current = () => shown(ticker.now())
  return useSyncExternalStore(ticker.subscribe, current, current)
}

/** The server's time in milliseconds, renewed every `everyMs` of whole seconds, so that timers on screen run. */
export function useNow(everyMs = 1000): number {
  const ticker = useTicker()
  const [begin] = useState(() => ticker.now())
  return useNowAs((now) => (everyMs <= 1000 ? now : stepSince(begin, everyMs, now)))
}

/** The begin of the period that `now` lies in, of periods of `everyMs` counted from `begin`. */
const stepSince = (begin: number, everyMs: number, now: number): number =>
  begin + Math.floor((now - begin) / everyMs) * everyMs
