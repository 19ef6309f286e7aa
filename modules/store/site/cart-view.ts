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
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
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
  /** The amount between the buttons for less and more: '2', '0,35 kg'. */
  readonly count: string
  readonly image: PublicProduct['images'][number] | undefined
  readonly price: string
  /** The chosen options and texts: 'Kartoffelknödel, Krautsalat'. */
  readonly description: string
  /** Whether one step less or more is within the limits of the unit (specification §5, Quantity). */
  readonly canLess: boolean
  readonly canMore: boolean
}

export interface CartView {
  readonly count: string
  readonly isEmpty: boolean
  readonly lines: readonly CartLineView[]
  readonly cost: string
  /** The delivery fee as text. Only for a delivery with a known area. */
  readonly delivery: string | undefined
  readonly total: string
  readonly isApproximate: boolean
  /** Minimum age in years for the alcohol in the cart. Undefined: it contains no alcohol. */
  readonly age: number | undefined
  /** Progress towards free delivery, in percent. */
  readonly free: { readonly percent: number; readonly text: string } | undefined
  /** Texts of the minimum and the missing amount. Undefined: the minimum is reached. */
  readonly minimum: readonly string[] | undefined
  /** The range of minimums, if no delivery area is chosen yet: 'Mindestbestellwert je nach Liefergebiet 20,00 EUR bis 35,00 EUR.' */
  readonly minimumHint: string | undefined
  /** True if no order is possible now, so that the button is disabled although the cart is not empty. */
  readonly isClosed: boolean
  readonly canOrder: boolean
}

interface Shown {
  readonly items: readonly CartLine[]
  /** Products of the branch, for the names of the parts of bundles. */
  readonly products: readonly PublicProduct[]
  readonly cart: Pick<Cart, 'deliveryArea'>
  readonly serving: DeliveryType
  readonly branch: PublicBranch
  readonly now: Temporal.Instant
  readonly currency: string
  readonly locale: Locale
}

/** All texts and amounts of the cart panel, its sheet and the bar (specification §2, Branch storefront; §5, Delivery). */
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

/** 'Keine Produkte im Warenkorb', '1 Produkt im Warenkorb', '3 Produkte im Warenkorb' (specification §2; docs/rules/cart.md, Counting). */
export function countText(items: readonly CartLine[], locale: Locale): string {
  const texts = storeTexts(locale).cart
  if (items.length === 0) return texts.none
  const count = cartCount(items)
  return texts.count(amountText(count, locale), count === 1)
}

function lineView(
  item: CartLine,
  line: CartPrice['lines'][number] | undefined,
  { currency, locale, products }: Shown,
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
    canLess: canDecrease(item.amount, bounds),
    canMore: canIncrease(item.amount, bounds),
  }
}

/** The parts of a bundle, then chosen options, texts and names of files, in the order of the steps. */
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

/** '1 × Rindssuppe': a part of a bundle, as overlay, cart and checkout show it. */
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
