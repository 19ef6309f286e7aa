import { useEffect, useState } from 'react'
import { useStaff } from './staff.tsx'

/** The server's time in milliseconds, updated every `everyMs`, so that timers on the screen run. */
export function useNow(everyMs = 1000): number {
  const { clock } = useStaff()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs])
  return now
}
