import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { leaveTo } from '#ui/site/framed.ts'
import { useBackOnline } from '#ui/site/use-online.ts'
import { isPaymentChecked } from '../../../rules/payment-check.ts'
import { checkoutTexts } from '../../../words/checkout.ts'
import { statusTexts } from '../../../words/status.ts'
import { orderCalls, type OrderKey } from '../calls.ts'
import { statusHref } from '../last-orders.ts'
import { FailedPayment } from './checkout-notices.tsx'

export interface UnpaidOrderProps {
  order: OrderKey
  /** Undefined: the guest did not come from the payment page. Another tab of this device placed the order, and it is not paid yet. */
  failed: { readonly isCanceled: boolean } | undefined
  locale: Locale
}

/**
 * The notice that the payment of an order failed, for a tab that does not know what the order contains (`namedOnly`). Its button pays
 * exactly this order. The guest agreed to the order when placing it, so nothing has to be filled in (docs/rules/payments.md, Common rules).
 */
export function UnpaidOrder({ failed: by, locale, order }: UnpaidOrderProps) {
  const { failedPayment, payAgain, submit, unpaid } = checkoutTexts(locale)
  const { failed } = statusTexts(locale)
  const { failure, isBusy, pay } = usePay(order, locale)
  return (
    <FailedPayment
      isCanceled={!by || by.isCanceled}
      texts={{ failedPayment, canceledPayment: by ? unpaid.canceled : unpaid.elsewhere }}
    >
      {failure && (
        <p className="b">
          {failure.message || failed.payment} {failed.retry}
        </p>
      )}
      <div className="row wrapx">
        <button type="button" className="btn pri" aria-busy={isBusy} onClick={() => void pay()}>
          {isBusy && <span className="spin" aria-hidden="true" />}
          {isBusy ? submit.processing : payAgain}
        </button>
        <a className="btn quiet" href={statusHref(locale, order)}>
          {unpaid.toOrder}
        </a>
      </div>
    </FailedPayment>
  )
}

/** Pays an order by its own method. If it cannot be paid now, the status page opens: it was paid, has ended, or its payment is checked. */
function usePay({ hash, uid }: OrderKey, locale: Locale) {
  const [isBusy, setBusy] = useState(false)
  // The state changes only with the next rendering, and a second tap may come before it.
  const isRunning = useRef(false)
  const [failure, setFailure] = useState<{ message: string; isOffline: boolean }>()
  useBackOnline(() => setFailure((shown) => (shown?.isOffline ? undefined : shown)))

  useEffect(() => {
    // After 'back' from the payment page, the browser may restore this page from its cache as it was left.
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isRunning.current = false
      setBusy(false)
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])

  async function pay() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    const calls = orderCalls(locale, { uid, hash })
    const isSettled = async () => {
      const read = await calls.read()
      return read.ok && (!read.value.canPay || isPaymentChecked(read.value, Date.now()))
    }
    const status = statusHref(locale, { uid, hash })
    if (await isSettled()) return location.replace(status)
    const answer = await calls.pay()
    if (answer.ok) {
      // In a frame of another website, the payment page opens in a new tab, and the frame shows the status page.
      if (!leaveTo(answer.value.paymentRedirectUrl)) location.assign(status)
      return
    }
    if (await isSettled()) return location.replace(status)
    setFailure({ message: answer.errors[0]?.message ?? '', isOffline: !navigator.onLine })
    isRunning.current = false
    setBusy(false)
  }
  return { failure, isBusy, pay }
}
