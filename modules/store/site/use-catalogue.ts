import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { callJson } from '#ui/site/json-call.ts'
import type { Storefront } from '../contract.ts'
import { catalogueTimings, isReloadDue } from './reload.ts'

/** The storefront, read again every 4 hours and when the page comes back (specification §4, Cart; §9, Timing). */
export function useCatalogue(
  initial: Storefront,
  locale: Locale,
): { store: Storefront; hasFailed: boolean; reload: () => void } {
  const [store, setStore] = useState(initial)
  const [hasFailed, setFailed] = useState(false)
  const loadedAt = useRef(0)
  const isLoading = useRef(false)
  const { identifier } = initial.branch

  const reload = useCallback(async () => {
    if (isLoading.current) return
    isLoading.current = true
    const answer = await callJson<Storefront>(`/api/store/${encodeURIComponent(identifier)}`, { locale })
    isLoading.current = false
    loadedAt.current = Date.now()
    setFailed(!answer.ok)
    if (answer.ok) setStore((known) => (known.version === answer.value.version ? known : answer.value))
  }, [identifier, locale])

  useEffect(() => {
    loadedAt.current = Date.now()
    const check = () => {
      if (isReloadDue(Date.now() - loadedAt.current, { isBack: false })) void reload()
    }
    const back = () => {
      const isBack = document.visibilityState === 'visible'
      if (isBack && isReloadDue(Date.now() - loadedAt.current, { isBack })) void reload()
    }
    const timer = setInterval(check, catalogueTimings.check)
    document.addEventListener('visibilitychange', back)
    addEventListener('pageshow', back)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
      removeEventListener('pageshow', back)
    }
  }, [reload])

  return { store, hasFailed, reload: () => void reload() }
}
