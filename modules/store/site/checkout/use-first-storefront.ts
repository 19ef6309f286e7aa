import { useEffect, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { Storefront } from '../../contract.ts'
import { callJson } from '#ui/site/json-call.ts'

const read = (branch: string, locale: Locale, signal?: AbortSignal) =>
  callJson<Storefront>(`/api/store/${encodeURIComponent(branch)}`, { locale, ...(signal ? { signal } : {}) })

/**
 * Loads the storefront of the branch after the checkout page is shown. The server does not send it with the page, because the page would
 * then contain the whole menu.
 */
export function useFirstStorefront(
  branch: string,
  locale: Locale,
): { storefront: Storefront | undefined; hasFailed: boolean; again: () => void } {
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof read>>>()
  useEffect(() => {
    const gone = new AbortController()
    void read(branch, locale, gone.signal).then((found) => {
      if (!gone.signal.aborted) setAnswer(found)
    })
    return () => gone.abort()
  }, [branch, locale])
  return {
    storefront: answer?.ok ? answer.value : undefined,
    hasFailed: answer !== undefined && !answer.ok,
    again: () => void read(branch, locale).then(setAnswer),
  }
}
