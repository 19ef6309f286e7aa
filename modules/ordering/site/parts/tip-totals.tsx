import type { Locale } from '#contract/locale.ts'
import { add, format, type Money, ZERO } from '#kernel/money.ts'
import { tipTexts } from '../../words/tip.ts'

/**
 * What the sum of price and tip means. `payable`: the guest still has to pay it. `paid`: the guest has paid it. `total`: the guest cannot pay
 * it, or it was refunded.
 */
type TipSum = 'payable' | 'paid' | 'total'

export const tipSumOf = (order: { readonly isPaid: boolean; readonly isRefunded: boolean; readonly canPay: boolean }) =>
  order.isPaid ? (order.isRefunded ? 'total' : 'paid') : order.canPay ? 'payable' : 'total'

/** Two rows below the totals: the tip, and the sum of price and tip. Shows nothing if there is no tip. */
export function TipTotals(props: { total: Money; tip: Money; currency: string; locale: Locale; sum?: TipSum }) {
  const { currency, sum = 'payable', tip, total } = props
  if (tip <= ZERO) return null
  const texts = tipTexts(props.locale)
  return (
    <dl className="m-ordering totals tip-totals">
      <div>
        <dt>{texts.title}</dt>
        <dd className="num">{format(tip, currency)}</dd>
      </div>
      <div className="sum">
        <dt>{texts[sum]}</dt>
        <dd className="num">{format(add(total, tip), currency)}</dd>
      </div>
    </dl>
  )
}
