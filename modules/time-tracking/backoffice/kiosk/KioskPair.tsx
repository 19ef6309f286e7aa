import { Mark } from '#ui/backoffice/Mark.tsx'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { must } from '#ui/backoffice/calls.ts'
import { kioskEndpoints } from '../../contract.ts'
import { kioskTexts } from '../../words/kiosk.ts'
import { sinceOpened, useSeconds } from './use-seconds.ts'

const CODE_MS = 10 * 60_000
const ASK_MS = 2000
const places = [0, 1, 2, 3, 4, 5]

/** Shows a pairing code until a manager has entered it in the back office. */
export function KioskPair({ onPaired }: { onPaired: () => void }) {
  const t = useTexts(kioskTexts)
  const api = useApi()
  const now = useSeconds(sinceOpened)
  const offered = useQuery({
    queryKey: [kioskEndpoints.offer.id],
    // The code is valid for ten minutes after the response. These minutes are measured with a clock that does not depend on the device's
    // time.
    queryFn: async () => ({ ...(await must(api, kioskEndpoints.offer)).value, until: sinceOpened() + CODE_MS }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: true,
    retryDelay: 5000,
  })
  const { data, refetch } = offered
  const ask = useEffectEvent(async () => {
    if (!data) return
    if (sinceOpened() > data.until) return void refetch()
    const result = await api.call(kioskEndpoints.poll, {
      params: { id: data.id },
      headers: { 'x-poll-secret': data.pollSecret },
    })
    if (result.ok && result.value.state === 'paired') onPaired()
    else if (result.ok ? result.value.state === 'expired' : result.status === 404) void refetch()
  })
  useEffect(() => {
    const timer = setInterval(() => void ask(), ASK_MS)
    return () => clearInterval(timer)
  }, [])
  const left = data ? Math.max(0, Math.ceil((data.until - now) / 1000)) : 0
  return (
    <main id="content" className="tk-main tk-pair">
      <Mark />
      <h1>{t.pairTitle}</h1>
      <p className="tk-code" role="img" aria-label={`${t.pairCode} ${data?.code ?? ''}`}>
        {places.map((place) => (
          <span key={place}>{data?.code[place] ?? '·'}</span>
        ))}
      </p>
      <p className="tk-lead">{t.pairText}</p>
      <p className="t2">
        {data
          ? t.pairNew(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)
          : offered.failureCount > 0
            ? t.unreachable
            : ''}
      </p>
    </main>
  )
}
