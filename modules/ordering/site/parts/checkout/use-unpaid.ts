import { useEffect, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { orderCalls } from '../calls.ts'
import { statusHref } from '../last-orders.ts'
import { type OpenPayment, readOpenPayment } from './open-payment.ts'

/**
 * Whether the guest has come back from the payment page without having paid. True while an order of this tab waits for its payment. After
 * 'back' the browser may restore this page from its cache without loading it again; in this case `onReturn` is called.
 */
export function useUnpaid(branchId: string, locale: Locale, onReturn: () => void): boolean {
  const [isUnpaid, setUnpaid] = useState(() => readOpenPayment(branchId) !== undefined)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const open = readOpenPayment(branchId)
      setUnpaid(open !== undefined)
      const read = open && (await orderCalls(locale, open).read())
      // The order cannot be paid any more, because it was paid in the meantime or has ended.
      if (isHere && read?.ok && !read.value.canPay) setUnpaid(false)
    }
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      onReturn()
      void look()
    }
    void look()
    addEventListener('pageshow', shown)
    return () => {
      isHere = false
      removeEventListener('pageshow', shown)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `onReturn` only sets state
  }, [branchId, locale])
  return isUnpaid
}

/**
 * For the page after a failed payment. If the order cannot be paid any more, because it was paid in the meantime or has ended, the status page
 * replaces this page. The guest may have paid in another tab and comes back, or 'back' restores this page from the browser's cache.
 */
export function useLeaveWhenSettled(order: OpenPayment | undefined, locale: Locale): void {
  const { uid, hash } = order ?? {}
  useEffect(() => {
    if (!uid || !hash) return
    const ended = new AbortController()
    const look = () =>
      void orderCalls(locale, { uid, hash })
        .read()
        .then((read) => {
          if (read.ok && !read.value.canPay) location.replace(statusHref(locale, { uid, hash }))
        })
    const shown = (event: PageTransitionEvent) => event.persisted && look()
    const seen = () => document.visibilityState === 'visible' && look()
    addEventListener('pageshow', shown, { signal: ended.signal })
    document.addEventListener('visibilitychange', seen, { signal: ended.signal })
    return () => ended.abort()
  }, [uid, hash, locale])
}
