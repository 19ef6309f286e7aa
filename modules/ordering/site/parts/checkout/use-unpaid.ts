import { useEffect, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { orderCalls } from '../calls.ts'
import { readOpenPayment } from './open-payment.ts'

/**
 * Whether the guest came back from the payment page without having paid: true while an order of this tab waits for its payment. With 'back'
 * the browser either loads the page again, or restores it from its cache; in the second case `onReturn` is called.
 */
export function useUnpaid(branchId: string, locale: Locale, onReturn: () => void): boolean {
  const [isUnpaid, setUnpaid] = useState(() => readOpenPayment(branchId) !== undefined)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const open = readOpenPayment(branchId)
      setUnpaid(open !== undefined)
      const read = open && (await orderCalls(locale, open).read())
      // The order was paid meanwhile, or has ended.
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
