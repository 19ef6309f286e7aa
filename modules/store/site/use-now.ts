import { useEffect, useMemo, useState } from 'react'

/** The current time, read again every `everyMs` milliseconds. */
export function useNow(everyMs: number): Temporal.Instant {
  const [millis, setMillis] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setMillis(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return useMemo(() => Temporal.Instant.fromEpochMilliseconds(millis), [millis])
}
