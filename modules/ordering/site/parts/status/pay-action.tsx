import type { Locale } from '#contract/locale.ts'
import { isPaymentChecked } from '../../../rules/payment-check.ts'
import { checkoutTexts } from '../../../words/checkout.ts'
import { foodStatusTexts } from '../../../words/status-food.ts'
import type { useOrder } from './use-order.ts'

/**
 * The button with which the guest pays an unpaid online order. While the payment of a guest who has come back from the payment page is being
 * checked, it says so instead, because the guest would pay twice. Shows nothing if there is nothing to pay.
 */
export function PayAction({
  live,
  locale,
}: {
  live: Pick<ReturnType<typeof useOrder>, 'order' | 'now' | 'busy' | 'pay'>
  locale: Locale
}) {
  const texts = foodStatusTexts(locale).pay
  if (!live.order.canPay) return null
  if (isPaymentChecked(live.order, live.now))
    return (
      <p className="notice" role="status">
        <span className="spin" aria-hidden="true" />
        <span>{texts.checked}</span>
      </p>
    )
  return (
    <div className="row wrapx">
      <button type="button" className="btn pri lg" aria-busy={live.busy === 'pay'} onClick={() => void live.pay()}>
        {live.busy === 'pay' && <span className="spin" aria-hidden="true" />}
        {live.busy === 'pay' ? checkoutTexts(locale).submit.processing : texts.action}
      </button>
    </div>
  )
}
