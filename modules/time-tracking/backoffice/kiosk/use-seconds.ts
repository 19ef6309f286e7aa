import { useEffect, useEffectEvent, useState } from 'react'

/** The value of `clock` in milliseconds; it is read again each second. */
export function useSeconds(clock: () => number): number {
  const [now, setNow] = useState(clock)
  const ask = useEffectEvent(() => setNow(clock()))
  useEffect(() => {
    const timer = setInterval(() => ask(), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Milliseconds since the page was opened. This clock continues evenly, even if somebody changes the time of the device. */
export const sinceOpened = (): number => performance.now()
