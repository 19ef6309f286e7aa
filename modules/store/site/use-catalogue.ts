import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { callJson } from '#ui/site/json-call.ts'
import type { Storefront } from '../contract.ts'
import { createCartStore } from './cart-store.ts'
import { catalogueTimings, isReloadDue, type ReloadReason } from './reload.ts'

/**
 * The current storefront. It is loaded again every 4 hours, and when the page becomes visible again (specification §4, Cart; §9, Timing).
 * If the cart has items, it is also loaded when the guest returns to the window or opens the cart. So the guest sees changed prices before
 * ordering.
 */
export function useCatalogue(
  initial: Storefront,
  locale: Locale,
): { store: Storefront; hasFailed: boolean; reload: () => void; lookAtCart: () => void } {
  const [store, setStore] = useState(initial)
  const [hasFailed, setFailed] = useState(false)
  const loadedAt = useRef(0)
  const isLoading = useRef(false)
  const { id, identifier } = initial.branch

  const reload = useCallback(
    async (isAskedByGuest: boolean) => {
      if (isLoading.current) return
      isLoading.current = true
      const answer = await callJson<Storefront>(`/api/store/${encodeURIComponent(identifier)}`, { locale })
      isLoading.current = false
      loadedAt.current = Date.now()
      // If the network fails while the page loads in the background, no message is shown to the guest. The server checks the prices again
      // when the order is sent.
      if (answer.ok || isAskedByGuest || answer.status !== 0) setFailed(!answer.ok)
      if (answer.ok) setStore((known) => (known.version === answer.value.version ? known : answer.value))
    },
    [identifier, locale],
  )

  const look = useCallback(
    (reason: ReloadReason) => {
      // Reads the stored cart and not the state of a component, because other parts of the page change the cart, too.
      const hasCart = reason === 'cart' && createCartStore(id).read().items.length > 0
      const now = Date.now()
      if (isReloadDue({ reason, now, loadedAt: loadedAt.current, hasCart, isOnline: navigator.onLine }))
        void reload(false)
    },
    [id, reload],
  )

  useEffect(() => {
    loadedAt.current = Date.now()
    const back = () => {
      if (document.visibilityState === 'visible') look('back')
    }
    const turn = () => look('cart')
    const timer = setInterval(() => look('time'), catalogueTimings.check)
    document.addEventListener('visibilitychange', back)
    addEventListener('pageshow', back)
    addEventListener('online', back)
    addEventListener('focus', turn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
      removeEventListener('pageshow', back)
      removeEventListener('online', back)
      removeEventListener('focus', turn)
    }
  }, [look])

  return { store, hasFailed, reload: () => void reload(true), lookAtCart: () => look('cart') }
}
