import { useEffect, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { Storefront } from '#modules/store/contract.ts'
import { callJson } from '#ui/site/json-call.ts'

/** A catalogue is read again after this time, looked at every ten seconds (specification §4, Cart; §9, Timing). */
export const RELOAD_MS = 4 * 60 * 60 * 1000
const CHECK_MS = 10_000

export interface CatalogueState {
  /** Undefined until the first answer. */
  readonly storefront: Storefront | undefined
  readonly hasFailed: boolean
}

/** The branch's offer as it is now, kept fresh while the page is open. `again` reads it at once. */
export function useCatalogue(branch: string, locale: Locale): CatalogueState & { again: () => void } {
  const [state, setState] = useState<CatalogueState>({ storefront: undefined, hasFailed: false })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const gone = new AbortController()
    let readAt = 0
    const read = async () => {
      readAt = Date.now()
      const answer = await callJson<Storefront>(`/api/store/${encodeURIComponent(branch)}`, {
        locale,
        signal: gone.signal,
      })
      if (gone.signal.aborted) return
      // an offer that cannot be read again stays what it was: the server judges the order anyway
      setState((before) =>
        answer.ok ? { storefront: answer.value, hasFailed: false } : { ...before, hasFailed: !before.storefront },
      )
    }
    void read()
    const timer = setInterval(() => {
      if (Date.now() - readAt >= RELOAD_MS) void read()
    }, CHECK_MS)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [branch, locale, turn])
  return { ...state, again: () => setTurn((count) => count + 1) }
}
