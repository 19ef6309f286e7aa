import { useEffect, useEffectEvent, useState } from 'react'

/** The time of a clock in milliseconds, read every second. */
export function useSeconds(clock: () => number): number {
  const [now, setNow] = useState(clock)
  const ask = useEffectEvent(() => setNow(clock()))
  useEffect(() => {
    const timer = setInterval(() => ask(), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Milliseconds since the page was opened. A change of the device's clock does not affect it. */
export const sinceOpened = (): number => performance.now()
