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

const readStorefront = (branch: string, locale: Locale, signal?: AbortSignal) =>
  callJson<Storefront>(`/api/store/${encodeURIComponent(branch)}`, { locale, ...(signal ? { signal } : {}) })

/** An offer that cannot be read again stays what it was: the server judges the order anyway. */
const after =
  (answer: Awaited<ReturnType<typeof readStorefront>>) =>
  (before: CatalogueState): CatalogueState =>
    answer.ok ? { storefront: answer.value, hasFailed: false } : { ...before, hasFailed: !before.storefront }

/** The branch's offer as it is now, kept fresh while the page is open. `again` reads it at once. */
export function useCatalogue(branch: string, locale: Locale): CatalogueState & { again: () => void } {
  const [state, setState] = useState<CatalogueState>({ storefront: undefined, hasFailed: false })
  useEffect(() => {
    const gone = new AbortController()
    let readAt = 0
    const look = () => {
      if (Date.now() - readAt < RELOAD_MS) return
      readAt = Date.now()
      void readStorefront(branch, locale, gone.signal).then((answer) => {
        if (!gone.signal.aborted) setState(after(answer))
      })
    }
    look()
    const timer = setInterval(look, CHECK_MS)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [branch, locale])
  return { ...state, again: () => void readStorefront(branch, locale).then((answer) => setState(after(answer))) }
}
