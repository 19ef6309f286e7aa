import type { Locale } from '#contract/locale.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { canDecrease, canIncrease } from '#modules/catalogue/rules/quantities.ts'
import type { Storefront } from '../../contract.ts'
import { lineAmount } from '#i18n/amounts.ts'
import { foodCheckoutTexts } from '../../words/checkout.ts'
import { storeTexts } from '../../words/store.ts'
import type { NextOpening } from '../../rules/store-notices.ts'
import { type CartPrice, orderedBounds } from '../../rules/food-price.ts'
import type { CartLine } from '../cart.ts'
import { lineDescription } from '../cart-view.ts'
import { dayOf, delivers, opens } from '../notice-words.ts'
import { modelPrice } from '../product-view.ts'

/** The parts of a storefront that the checkout needs to calculate prices and times. */
export type Catalogue = Pick<Storefront, 'branch' | 'products' | 'categories' | 'menus' | 'tables' | 'currency'>

/** An item of the cart with its texts, as the checkout lists it. */
interface FoodLineView {
  readonly key: string
  /** Amount and name: '2 × Schweinsbraten'. */
  readonly name: string
  /** Name of the dish without the amount: 'Schweinsbraten'. */
  readonly dish: string
  readonly price: string
  readonly details: string
  readonly image: PublicProduct['images'][number] | undefined
  /** The amount as it is shown between the buttons '−' and '+': '2', '0,35 kg'. */
  readonly count: string
  /** Whether the amount can be reduced or increased by one step within the limits of the unit (specification §5, Quantity). */
  readonly canLess: boolean
  readonly canMore: boolean
}

/**
 * Makes the texts of all items for the list in the checkout. A price that is not fixed has 'ca.' or 'ab' before it (specification §2). A
 * hidden price is 'auf Anfrage'.
 */
export const lineViews = (
  items: readonly CartLine[],
  price: CartPrice,
  { currency, locale, products }: Pick<Catalogue, 'currency' | 'products'> & { locale: Locale },
): FoodLineView[] =>
  items.map((item, index) => {
    const line = price.lines[index]
    const bounds = orderedBounds(item)
    return {
      key: item.key,
      name: lineName(item, locale),
      dish: productName(item.product, locale),
      price:
        !line || line.isPriceHidden
          ? storeTexts(locale).product.onRequest
          : modelPrice(line.gross, line.model, currency, locale),
      details: lineDescription(item, products, locale),
      image: item.product.images[0],
      count: lineAmount(item.amount, item.unit, locale).replace(/\s×$/, ''),
      canLess: canDecrease(item.amount, bounds),
      canMore: canIncrease(item.amount, bounds),
    }
  })

export const lineName = (item: Pick<CartLine, 'amount' | 'unit' | 'product'>, locale: Locale): string =>
  `${lineAmount(item.amount, item.unit, locale)} ${productName(item.product, locale)}`

/** A sentence about the next opening: 'Wir öffnen wieder um 17:00 Uhr.', or for a delivery 'Wir liefern wieder am Dienstag ab 11:00 Uhr.' */
export const nextWords = (code: 'closed' | 'no-delivery', next: NextOpening, locale: Locale): string =>
  code === 'closed' ? opens(next, locale) : delivers(next, locale)

/**
 * While the branch is closed, a sentence that explains what 'as soon as possible' means: 'Wir öffnen heute um 10:00 Uhr; so schnell wie
 * möglich heißt ab dann.'
 */
export function asapWords(code: 'closed' | 'no-delivery', next: NextOpening, locale: Locale): string {
  const texts = foodCheckoutTexts(locale).appointment.asapFrom
  if (next.written === 'time') return code === 'closed' ? texts.opensToday(next.time) : texts.deliversToday(next.time)
  const day = dayOf(next, locale)
  return code === 'closed' ? texts.opensOn(day, next.time) : texts.deliversOn(day, next.time)
}

/** When an order as soon as possible starts, as the page says it. `notice`: undefined if the branch is open. Undefined: the page does not know. */
export const shownStart = (notice: { readonly next: NextOpening | undefined } | undefined): string | undefined =>
  notice ? notice.next?.at.toString() : 'now'
