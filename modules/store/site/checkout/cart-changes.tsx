import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '#i18n/store.ts'
import { format, type Money } from '#kernel/money.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { Icon } from '#ui/site/icon.tsx'
import type { CartChange } from '../../rules/cart.ts'
import type { CartLine } from '../cart.ts'

/** What has changed on the menu since it was put into the cart; nothing is dropped silently (decisions, Cart). */
export function CartChanges(props: {
  changes: readonly CartChange[]
  items: readonly CartLine[]
  currency: string
  locale: Locale
  onAccept: (key: string) => void
  onRemove: (key: string) => void
}) {
  const { changes, currency, items, locale } = props
  const texts = storeTexts(locale).changes
  if (changes.length === 0) return null
  const written = (amount: Money | undefined) =>
    amount === undefined ? storeTexts(locale).product.onRequest : format(amount, currency)
  const sentence = (change: CartChange, name: string): string =>
    change.kind === 'gone'
      ? texts.gone(name)
      : change.kind === 'unfit'
        ? texts.invalid(name)
        : change.kind === 'price'
          ? texts.price(name)
          : texts.other(name)
  return (
    <div className="notice warn cart-changes" role="alert">
      <Icon name="info" />
      <div className="stack notice-body">
        <p className="b">{texts.title}</p>
        {changes.map((change) => {
          const item = items.find(({ key }) => key === change.key)
          const name = item ? productName(item.product, locale) : ''
          return (
            <div key={`${change.key} ${change.kind}`} className="stack notice-body">
              <p>
                {sentence(change, name)}
                {change.kind === 'price' && (
                  <>
                    {' '}
                    <s className="num">{written(change.old)}</s> <strong className="num">{written(change.new)}</strong>
                  </>
                )}
              </p>
              <p className="row wrapx">
                {(change.kind === 'price' || change.kind === 'words') && (
                  <button type="button" className="btn soft" onClick={() => props.onAccept(change.key)}>
                    {change.kind === 'price' ? texts.take : texts.keep}
                  </button>
                )}
                <button
                  type="button"
                  className="btn quiet"
                  aria-label={storeTexts(locale).cart.removeOf(name)}
                  onClick={() => props.onRemove(change.key)}
                >
                  {texts.remove}
                </button>
              </p>
            </div>
          )
        })}
      </div>
    </div>
  )
}
