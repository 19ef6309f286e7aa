import { useEffect, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { orderCalls } from '../calls.ts'
import { readOpenPayment } from './open-payment.ts'

/**
 * Has the guest come back from the payment page without paying? True while an order of this tab waits for its money: after 'back' the page is
 * loaded anew, or shown as the browser kept it (`onReturn`).
 */
export function useUnpaid(branchId: string, locale: Locale, onReturn: () => void): boolean {
  const [isUnpaid, setUnpaid] = useState(() => readOpenPayment(branchId) !== undefined)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const open = readOpenPayment(branchId)
      setUnpaid(open !== undefined)
      const read = open && (await orderCalls(locale, open).read())
      // It was paid meanwhile, or has ended.
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
