import type { Locale } from '#contract/locale.ts'
import { add, format, type Money, ZERO } from '#kernel/money.ts'
import { tipTexts } from '../../words/tip.ts'

/** Rows below the totals: the tip, and the amount to pay with it. Nothing is shown without a tip. */
export function TipTotals(props: { total: Money; tip: Money; currency: string; locale: Locale }) {
  const { currency, tip, total } = props
  if (tip <= ZERO) return null
  const texts = tipTexts(props.locale)
  return (
    <dl className="m-ordering totals tip-totals">
      <div>
        <dt>{texts.title}</dt>
        <dd className="num">{format(tip, currency)}</dd>
      </div>
      <div className="sum">
        <dt>{texts.payable}</dt>
        <dd className="num">{format(add(total, tip), currency)}</dd>
      </div>
    </dl>
  )
}
