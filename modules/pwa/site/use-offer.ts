import { useEffect, useState } from 'react'
import { useConsent } from '#ui/site/consent.tsx'
import { appTimings } from '../rules/offer.ts'

/**
 * Calls `offer` 250 ms after the visitor accepts the marketing cookies. If they had been accepted before, calls it 5 s after the page was
 * loaded (specification §4).
 */
export function useOffer(offer: () => void): void {
  const { known, marketing } = useConsent()
  const [wasAccepted, setWasAccepted] = useState<boolean>()
  if (known && wasAccepted === undefined) setWasAccepted(marketing)
  useEffect(() => {
    if (!marketing || wasAccepted === undefined) return
    const timer = setTimeout(offer, wasAccepted ? appTimings.afterLoad : appTimings.afterAccepting)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the offer is made once, not when its function changes
  }, [marketing, wasAccepted])
}
