import type { Locale } from '#contract/locale.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { Icon } from '#ui/site/icon.tsx'
import { waitingCartTexts } from '../../words/waiting-cart.ts'
import type { Cart, CartLine } from '../cart.ts'

/**
 * The items that are still in the cart of this device after an order. `isKept`: the order waits for its payment. Until then the cart also
 * contains the ordered items, so only the items that were set aside for a separate order count.
 */
export const waitingItems = ({ items, later }: Pick<Cart, 'items' | 'later'>, isKept: boolean): readonly CartLine[] =>
  isKept ? later : [...items, ...later]

/** A notice on the status page that names what is still in the cart, with a link to the checkout. Nothing is shown for an empty cart. */
export function WaitingCart(props: { items: readonly CartLine[]; checkoutHref: string; locale: Locale }) {
  const { checkoutHref, items, locale } = props
  if (items.length === 0) return null
  const texts = waitingCartTexts(locale)
  const names = new Set(items.map(({ product }) => productName(product, locale)))
  return (
    <p className="notice">
      <Icon name="bag" />
      <span>
        {texts.waits([...names].join(', '))} <a href={checkoutHref}>{texts.open}</a>
      </span>
    </p>
  )
}
