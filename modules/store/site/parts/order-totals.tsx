import type { FoodCheckoutTexts } from '../../words/checkout.ts'
import { add, decimalText, format, type Money, subtract } from '#kernel/money.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'

/** The amounts to show. They come from the current calculation in the checkout, or from a stored order. */
interface TotalsView {
  readonly gross: Money
  /** Undefined: the delivery fee is not known, because no area is chosen yet. */
  readonly deliveryGross: Money | undefined
  readonly totalGross: Money
  readonly taxes: readonly { readonly rate: number; readonly tax: Money }[]
  /** True: an item has no fixed price, so 'ca.' is written before the total. */
  readonly isApproximate: boolean
}

/**
 * A list of the totals of an order: goods, delivery fee (without a delivery: the place of pickup), net amount, one line for each tax rate,
 * gross amount (specification §2, Checkout; docs/rules/money.md, Lines and totals).
 */
export function OrderTotals(props: {
  totals: TotalsView
  deliveryType: DeliveryType
  /** The place where the guest picks up or eats the order. */
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
