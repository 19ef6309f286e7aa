import type { Locale } from '#contract/locale.ts'
import type { Zone } from '#kernel/time.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { Icon } from '#ui/site/icon.tsx'
import { appointmentInText } from '#ui/site/pickers/appointment-words.ts'
import { foodCheckoutTexts } from '../../words/checkout.ts'
import { type Found, narrowingSentence } from '../narrowing-note.tsx'
import type { FoodOrder } from './use-food-order.ts'

/**
 * A note in the checkout about items with a long lead time. It shows when the whole order can be ready, and which items cause the delay.
 * The guest can order these items separately, or remove them. Below, it lists the items that the guest has already set aside for a separate
 * order, with a button that puts them back into the cart. `narrowing`: the dishes whose schedule narrows the times as well; they are in the
 * same list. No time is said twice: the time of the whole order is shown only if the list does not already name it.
 */
export function LateItems(props: {
  locale: Locale
  order: Pick<
    FoodOrder,
    'earliest' | 'now' | 'cart' | 'tooLate' | 'isSplittable' | 'setAside' | 'removeLate' | 'takeBack'
  >
  narrowing: Found
  zone: Zone
}) {
  const { locale, narrowing, order, zone } = props
  const texts = foodCheckoutTexts(locale).appointment
  const { earliest, now } = order
  const { later } = order.cart
  const others = narrowing.filter(({ reason }) => reason.kind !== 'late')
  const isListed = earliest?.late.length === 1 && others.length === 0 && isSame(earliest.late[0]?.at, earliest.at)
  const within = (at: Temporal.Instant, write: (day: string, time: string) => string) => {
    const { day, time } = appointmentInText(at, now, zone, texts.inText)
    return write(day, time)
  }
  return (
    <>
      {earliest && (
        <div className="notice warn late-items" role="status">
          <Icon name="clock" />
          <div className="stack notice-body">
            <p className="b">{texts.lateTitle}</p>
            <ul>
              {earliest.late.map(({ at, product }) => {
                const name = productName(product, locale)
                return <li key={product.id}>{at ? `${name}: ${within(at, texts.lateFrom)}` : texts.lateNever(name)}</li>
              })}
              {others.map((one) => (
                <li key={one.product.id}>{narrowingSentence(one, { now, zone, locale })}</li>
              ))}
            </ul>
            {order.tooLate.map((name) => (
              <p key={name} className="b">
                {texts.tooLate(name)}
              </p>
            ))}
            {earliest.at && !isListed && order.tooLate.length === 0 && (
              <p className="b">{within(earliest.at, texts.earliest)}</p>
            )}
            {(order.isSplittable || order.tooLate.length > 0) && (
              <>
                <p className="row wrapx">
                  {order.tooLate.length === 0 && (
                    <button type="button" className="btn soft" onClick={order.setAside}>
                      {texts.setAside}
                    </button>
                  )}
                  <button type="button" className="btn quiet" onClick={order.removeLate}>
                    {texts.removeLate}
                  </button>
                </p>
                {order.tooLate.length === 0 && <p className="small">{texts.setAsideHint}</p>}
              </>
            )}
          </div>
        </div>
      )}
      {later.length > 0 && (
        <div className="notice" role="status">
          <Icon name="bag" />
          <p>
            {texts.asideKept(later.map(({ product }) => productName(product, locale)).join(', '))}{' '}
            <button type="button" className="inline-link" onClick={order.takeBack}>
              {texts.takeBack}
            </button>
          </p>
        </div>
      )}
    </>
  )
}

const isSame = (one: Temporal.Instant | undefined, other: Temporal.Instant | undefined): boolean =>
  one !== undefined && other !== undefined && one.equals(other)
