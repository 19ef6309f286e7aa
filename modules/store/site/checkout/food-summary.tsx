import type { Locale } from '#contract/locale.ts'
import type { FoodCheckoutTexts } from '../../words/checkout.ts'
import { format } from '#kernel/money.ts'
import { storeTexts } from '../../words/store.ts'
import { isMendable } from '#modules/ordering/site/parts/checkout/item-refusals.ts'
import { DishPicture } from '../dish-picture.tsx'
import { editHref } from '../edited-line.ts'
import { RemovedLine } from '../removed-line.tsx'
import { StepButton } from '../step-button.tsx'
import { OrderLines } from '#modules/ordering/site/parts/order-lines.tsx'
import { fieldId } from '#modules/ordering/site/parts/checkout/text-field.tsx'
import { OrderTotals } from '../parts/order-totals.tsx'
import type { Catalogue } from './food-order.ts'
import type { FoodOrder } from './use-food-order.ts'

/**
 * The summary next to the checkout form: the items, their prices for the chosen delivery type, and how much is missing to the minimum order
 * value.
 */
export function foodSummary({
  catalogue,
  locale,
  order,
  store,
  texts,
}: {
  order: FoodOrder
  locale: Locale
  catalogue: Catalogue
  texts: FoodCheckoutTexts
  store: string
}) {
  const { currency } = catalogue
  const { terms, totals } = order.price
  const isOpenPriced = totals.isApproximate || totals.hasHiddenPrices
  const total = format(totals.totalGross, currency)
  return {
    title: texts.cart.title,
    price: isOpenPriced ? texts.totals.approximate(total) : total,
    isOpenPriced,
    body: (
      <>
        <div role="status">
          <RemovedLine removed={order.removed} locale={locale} onBack={order.putBack} />
        </div>
        <div>
          <OrderLines
            lines={order.lines.map((line) => ({
              ...line,
              thumb: line.image && <DishPicture image={line.image} sizes="3.5rem" />,
            }))}
            renderActs={({ key, name }, refusal) => (
              <>
                {refusal && isMendable(refusal) && (
                  <a className="btn quiet" href={editHref(store, key)}>
                    {storeTexts(locale).changes.edit}
                  </a>
                )}
                <button
                  type="button"
                  className="btn quiet"
                  aria-label={texts.cart.removeNamed(name)}
                  onClick={() => {
                    order.remove(key)
                    document.getElementById(fieldId('items'))?.focus()
                  }}
                >
                  {texts.cart.remove}
                </button>
                <LineCount line={order.lines.find((line) => line.key === key)} locale={locale} onStep={order.step} />
              </>
            )}
          />
        </div>
        <hr className="rule" />
        <OrderTotals
          totals={{
            ...totals,
            deliveryGross: order.price.delivery && totals.deliveryGross,
            isApproximate: isOpenPriced,
          }}
          deliveryType={order.serving}
          place={catalogue.branch.name}
          currency={currency}
          texts={texts.totals}
        />
        {terms?.freeFrom && terms.missingForFree && (
          <p className="small muted">{texts.totals.free(format(terms.freeFrom, currency))}</p>
        )}
      </>
    ),
    offReason: terms?.minimum && terms.missing && (
      <>
        {texts.minimum(format(terms.minimum, currency))} {texts.missing(format(terms.missing, currency))}{' '}
        <a href={store}>{texts.toStore}</a>
      </>
    ),
  }
}

/** The buttons that change the amount of an item, so that the guest does not have to go back to the storefront. */
function LineCount(props: { line: FoodOrder['lines'][number] | undefined; locale: Locale; onStep: FoodOrder['step'] }) {
  const { line, locale, onStep } = props
  const { item } = storeTexts(locale)
  return (
    line && (
      <span className="counts">
        <StepButton
          way="less"
          size="s"
          label={item.lessOf(line.dish)}
          isPossible={line.canLess}
          onPress={() => onStep(line.key, 'less')}
        />
        <span className="num" aria-hidden="true">
          {line.count}
        </span>
        <StepButton
          way="more"
          size="s"
          label={item.moreOf(line.dish)}
          isPossible={line.canMore}
          onPress={() => onStep(line.key, 'more')}
        />
      </span>
    )
  )
}
