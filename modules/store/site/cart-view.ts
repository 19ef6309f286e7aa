import type { Locale } from '#contract/locale.ts'
import { amountText, lineAmount } from '#i18n/amounts.ts'
import { minimumText } from '../words/minimum.ts'
import { storeTexts } from '../words/store.ts'
import { format, isZero, type Money, subtract } from '#kernel/money.ts'
import type { PublicBranch } from '#modules/branches/contract.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { describeParts } from '#modules/catalogue/rules/configuration.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { canDecrease, canIncrease } from '#modules/catalogue/rules/quantities.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { cartAge } from '../rules/age.ts'
import { cartCount } from '../rules/cart.ts'
import { areaNamed, minimumRange } from '#modules/branches/rules/delivery.ts'
import { type CartPrice, orderedBounds, priceCart } from '../rules/food-price.ts'
import { takesOrders } from '../rules/serving.ts'
import type { Cart, CartLine } from './cart.ts'
import { modelPrice } from './product-view.ts'

interface CartLineView {
  readonly key: string
  readonly name: string
  /** The amount as text: '2 ×', '0,35 kg'. */
  readonly amount: string
  /** The amount as it is shown between the buttons '−' and '+': '2', '0,35 kg'. */
  readonly count: string
  readonly image: PublicProduct['images'][number] | undefined
  readonly price: string
  /** The chosen options and the texts that the guest has typed: 'Kartoffelknödel, Krautsalat'. */
  readonly description: string
  /** From when the product is possible: 'morgen ab 09:55 Uhr'. Undefined: it has no long lead time. */
  readonly late: string | undefined
  /** Whether the amount can be reduced or increased by one step within the limits of the unit (specification §5, Quantity). */
  readonly canLess: boolean
  readonly canMore: boolean
}

export interface CartView {
  readonly count: string
  readonly isEmpty: boolean
  readonly lines: readonly CartLineView[]
  readonly cost: string
  /** The delivery fee as text. Undefined: the order is no delivery, or no area is chosen. */
  readonly delivery: string | undefined
  readonly total: string
  readonly isApproximate: boolean
  /** The minimum age in years, if the cart contains alcohol. Undefined: it contains none. */
  readonly age: number | undefined
  /**
   * How much of the value for free delivery the cart has reached, in percent, and a text about it. Undefined: there is no value from which
   * delivery is free.
   */
  readonly free: { readonly percent: number; readonly text: string } | undefined
  /** Sentences about the minimum order value and the amount that is still missing. Undefined: nothing is missing. */
  readonly minimum: readonly string[] | undefined
  /**
   * A sentence with the lowest and the highest minimum order value, as long as no delivery area is chosen: 'Mindestbestellwert je nach
   * Liefergebiet 20,00 EUR bis 35,00 EUR.' Undefined: an area is chosen, no area has a minimum, or the order is no delivery.
   */
  readonly minimumHint: string | undefined
  /** True: the branch takes no orders now, so the button is disabled. */
  readonly isClosed: boolean
  readonly canOrder: boolean
}

interface Shown {
  readonly items: readonly CartLine[]
  /** The products of the branch. The names of the parts of a bundle are looked up in them. */
  readonly products: readonly PublicProduct[]
  readonly cart: Pick<Cart, 'deliveryArea'>
  readonly serving: DeliveryType
  /** From when products are possible, by their ids (`lateTexts`). */
  readonly late: ReadonlyMap<string, string>
  readonly branch: PublicBranch
  readonly now: Temporal.Instant
  readonly currency: string
  readonly locale: Locale
}

/** Makes all texts and amounts that the cart shows, in the panel, in the sheet and in the bar (specification §2, Branch storefront; §5, Delivery). */
export function cartView(shown: Shown): CartView {
  const { branch, currency, items, locale, now, serving } = shown
  const area = areaNamed(branch.deliveryAreas, shown.cart.deliveryArea)
  const price = priceCart(items, { serving, area })
  const { totals } = price
  const texts = storeTexts(locale).cart
  const isOpenPriced = totals.isApproximate || totals.hasHiddenPrices
  const amount = (value: Money) => {
    const text = format(value, currency)
    return isOpenPriced ? texts.approximate(text) : text
  }
  const isEmpty = items.length === 0
  const isClosed = !takesOrders(branch, serving, now)
  const missing = isEmpty ? undefined : price.terms?.missing
  return {
    count: countText(items, locale),
    isEmpty,
    lines: items.map((item, index) => lineView(item, price.lines[index], shown)),
    cost: amount(totals.gross),
    delivery: price.delivery && (isZero(totals.deliveryGross) ? texts.free : format(totals.deliveryGross, currency)),
    total: amount(totals.totalGross),
    isApproximate: isOpenPriced && !isEmpty,
    age: cartAge(items, shown.products, branch.country),
    free: isEmpty ? undefined : freeDelivery(price, currency, locale),
    minimum:
      missing && price.terms?.minimum
        ? [texts.minimum(format(price.terms.minimum, currency)), texts.missing(format(missing, currency))]
        : undefined,
    minimumHint:
      serving === 'delivery' && !area ? minimumText(minimumRange(branch.deliveryAreas), currency, locale) : undefined,
    isClosed: isClosed && !isEmpty,
    canOrder: !isEmpty && !isClosed && !missing,
  }
}

/**
 * The text with the number of products: 'Keine Produkte im Warenkorb', '1 Produkt im Warenkorb', '3 Produkte im Warenkorb' (specification
 * §2; docs/rules/cart.md, Counting).
 */
export function countText(items: readonly CartLine[], locale: Locale): string {
  const texts = storeTexts(locale).cart
  if (items.length === 0) return texts.none
  const count = cartCount(items)
  return texts.count(amountText(count, locale), count === 1)
}

function lineView(
  item: CartLine,
  line: CartPrice['lines'][number] | undefined,
  { currency, late, locale, products }: Shown,
): CartLineView {
  const isHidden = !line || line.isPriceHidden
  const bounds = orderedBounds(item)
  return {
    key: item.key,
    name: productName(item.product, locale),
    amount: lineAmount(item.amount, item.unit, locale),
    count: lineAmount(item.amount, item.unit, locale).replace(/\s×$/, ''),
    image: item.product.images[0],
    price: isHidden ? storeTexts(locale).product.onRequest : modelPrice(line.gross, line.model, currency, locale),
    description: lineDescription(item, products, locale),
    late: late.get(item.product.id),
    canLess: canDecrease(item.amount, bounds),
    canMore: canIncrease(item.amount, bounds),
  }
}

/**
 * The description below an item: the parts of a bundle, then the chosen options, the typed texts and the names of files, in the sequence of
 * the configuration steps.
 */
export function lineDescription(
  { parts, product }: CartLine,
  products: readonly PublicProduct[],
  locale: Locale,
): string {
  const chosen = describeParts(product, parts, locale).map(
    ({ value, name }) => value || fileNames(parts, product, name, locale),
  )
  return [...bundleContents(product, products, locale).map(({ text }) => text), ...chosen].join(', ')
}

/** The parts of a bundle as texts, for example '1 × Rindssuppe'. They are shown in the overlay of the product, in the cart and in the checkout. */
export const bundleContents = (
  { bundle }: Pick<PublicProduct, 'bundle'>,
  products: readonly PublicProduct[],
  locale: Locale,
): { id: string; text: string }[] =>
  bundle.flatMap(({ amount, product: id }) => {
    const part = products.find((one) => one.id === id)
    return part ? [{ id, text: `${lineAmount(amount, part.unit, locale)} ${productName(part, locale)}` }] : []
  })

function fileNames(parts: CartLine['parts'], product: CartLine['product'], name: string, locale: Locale): string {
  const files = parts
    .filter((part) => describeParts(product, [part], locale)[0]?.name === name)
    .flatMap(({ uploads }) => uploads?.flatMap(({ filename }) => filename ?? []) ?? [])
  return files.length > 0 ? files.join(', ') : name
}

function freeDelivery({ terms, totals }: CartPrice, currency: string, locale: Locale): CartView['free'] {
  if (!terms) return undefined
  const texts = storeTexts(locale).cart
  if (terms.isFree) return { percent: 100, text: texts.freeReached }
  const { freeFrom, missingForFree } = terms
  if (!freeFrom) return undefined
  const reached = missingForFree ? subtract(freeFrom, missingForFree) : totals.gross
  return { percent: Math.floor((reached / freeFrom) * 100), text: texts.freeFrom(format(freeFrom, currency)) }
}
