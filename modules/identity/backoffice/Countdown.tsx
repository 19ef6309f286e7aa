import { identityTexts } from '../words/identity.ts'
import { formatAge } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useEffect, useState } from 'react'

/** Milliseconds from now until the instant `until`, updated every second. 0 without `until`, and after it has passed. */
export function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return undefined
    const tick = () => setNow(Date.now())
    const first = setTimeout(tick)
    const timer = setInterval(tick, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [until])
  return until === undefined ? 0 : Math.max(0, until - now)
}

function FreeAt({ until }: { until: number }) {
  const t = useTexts(identityTexts).login
  const time = new Intl.DateTimeFormat('de-AT', { hour: '2-digit', minute: '2-digit' }).format(until)
  return <>{t.freeAt(time)}</>
}

export const Countdown = { FreeAt, text: (left: number) => formatAge(Math.ceil(left / 1000) * 1000) }
