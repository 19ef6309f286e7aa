import type { FoodCheckoutTexts } from '../../words/checkout.ts'
import { add, decimalText, format, type Money, subtract } from '#kernel/money.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'

/** The amounts that are shown, from a preview or from a stored order. */
interface TotalsView {
  readonly gross: Money
  /** Undefined while no area is chosen. */
  readonly deliveryGross: Money | undefined
  readonly totalGross: Money
  readonly taxes: readonly { readonly rate: number; readonly tax: Money }[]
  /** True: the total begins with 'ca.'. */
  readonly isApproximate: boolean
}

/**
 * The totals of an order: costs, delivery fee or the place of pickup, net amount, one line per tax rate, gross amount (specification §2,
 * Checkout; docs/rules/money.md, Lines and totals).
 */
export function OrderTotals(props: {
  totals: TotalsView
  deliveryType: DeliveryType
  /** Where the order is picked up or eaten. */
  place: string
  currency: string
  texts: FoodCheckoutTexts['totals']
}) {
  const { currency, deliveryType, texts, totals } = props
  const written = (amount: Money): string => format(amount, currency)
  const about = (amount: Money): string => (totals.isApproximate ? texts.approximate(written(amount)) : written(amount))
  const tax = totals.taxes.reduce((sum, one) => add(sum, one.tax), subtract(totals.gross, totals.gross))
  return (
    <dl className="totals">
      <div>
        <dt>{texts.costs}</dt>
        <dd className="num">{about(totals.gross)}</dd>
      </div>
      <div>
        <dt>
          {deliveryType === 'delivery' ? texts.delivery : deliveryType === 'dineIn' ? texts.dineIn : texts.pickup}
        </dt>
        <dd className={deliveryType === 'delivery' ? 'num' : undefined}>
          {deliveryType !== 'delivery'
            ? props.place
            : totals.deliveryGross === undefined
              ? texts.byArea
              : written(totals.deliveryGross)}
        </dd>
      </div>
      <div className="sub first-sub">
        <dt>{texts.net}</dt>
        <dd className="num">{written(subtract(totals.totalGross, tax))}</dd>
      </div>
      {totals.taxes.map(({ rate, tax: amount }) => (
        <div key={rate} className="sub">
          <dt>{texts.tax(decimalText(rate))}</dt>
          <dd className="num">{written(amount)}</dd>
        </div>
      ))}
      <div className="sum">
        <dt>{texts.gross}</dt>
        <dd className="num">{about(totals.totalGross)}</dd>
      </div>
    </dl>
  )
}
