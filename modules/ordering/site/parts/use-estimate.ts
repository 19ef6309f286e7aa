import { useEffect, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { orderingEndpoints } from '../../contract.ts'
import { estimateTexts } from '../../words/estimate.ts'
import { callJson } from '#ui/site/json-call.ts'

const AGAIN_MS = 60_000

/**
 * Loads every minute, while the page is visible, how many minutes the kitchen needs for a new order (`minutes`), and how many orders it
 * prepares before the new order (`ahead`). With `uid`, both numbers are about the existing order with this uid. Undefined before the first
 * response, without a branch, or if the branch shows no estimate.
 */
export function useEstimate(
  branchId: string | undefined,
  locale: Locale,
  uid?: string,
): { minutes: number; ahead: number } | undefined {
  const [found, setFound] = useState<{ branchId: string; minutes: number | null; ahead: number }>()
  useEffect(() => {
    if (branchId === undefined) return
    const query = uid === undefined ? '' : `?uid=${encodeURIComponent(uid)}`
    const gone = new AbortController()
    const ask = async () => {
      if (document.hidden) return
      const answer = await callJson<OutputOf<typeof orderingEndpoints.estimate>>(
        `/api/orders/estimate/${branchId}${query}`,
        {
          locale,
          signal: gone.signal,
        },
      )
      if (answer.ok && !gone.signal.aborted) setFound({ branchId, ...answer.value })
    }
    void ask()
    const timer = setInterval(() => void ask(), AGAIN_MS)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [branchId, locale, uid])
  return found && found.minutes !== null && found.branchId === branchId
    ? { minutes: found.minutes, ahead: found.ahead }
    : undefined
}

/** The estimate as a text: 'Derzeit fertig in etwa 35 Min. · 4 Bestellungen davor'. If `ahead` is 0, the text has only the first part. */
export function estimateText(estimate: { minutes: number; ahead: number }, locale: Locale): string {
  const t = estimateTexts(locale)
  return [t.ready(estimate.minutes), ...(estimate.ahead > 0 ? [t.ahead(estimate.ahead)] : [])].join(' · ')
}
