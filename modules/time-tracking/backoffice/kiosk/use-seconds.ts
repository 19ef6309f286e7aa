import { useEffect, useEffectEvent, useState } from 'react'

/** What a clock says, asked every second; milliseconds. */
export function useSeconds(clock: () => number): number {
  const [now, setNow] = useState(clock)
  const ask = useEffectEvent(() => setNow(clock()))
  useEffect(() => {
    const timer = setInterval(() => ask(), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Milliseconds since the page was opened; nobody sets this clock. */
export const sinceOpened = (): number => performance.now()
