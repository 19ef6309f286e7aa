import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import { format, type Money } from '#kernel/money.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { acceptChange, type CartChange, migrateCart } from '../rules/cart.ts'
import type { CartLine } from './cart.ts'

/** What has changed in one item of the cart since the guest added it, as text (docs/rules/cart.md, A changed menu). */
export interface ChangedLine {
  readonly key: string
  readonly title: string
  /** The old and the new price as text: 'bisher 4,20 EUR' and 'jetzt 4,50 EUR'. Both undefined if the price has not changed. */
  readonly old: string | undefined
  readonly now: string | undefined
  /**
   * What the guest can do. `take-price`, `take`: accept the current product with its new price or texts. `edit`: choose the options again.
   * `none`: only remove the item.
   */
  readonly offer: 'take-price' | 'take' | 'edit' | 'none'
}

/** Compares the cart with the current products and returns the changes. Items without a change get the current product (specification §4, Cart). */
export function checkedCart(
  items: readonly CartLine[],
  products: readonly PublicProduct[],
): { items: readonly CartLine[]; changes: readonly CartChange[] } {
  const { changes, items: migrated } = migrateCart(items, products)
  // The rules return the unit as a general string. Only the product may have changed, so everything else is taken from the original item.
  return {
    items: items.map((item, index) => ({ ...item, product: migrated[index]?.product ?? item.product })),
    changes,
  }
}

/** Replaces the product of one item by the current product, because the guest has accepted the change. */
export function takeChange(
  items: readonly CartLine[],
  products: readonly PublicProduct[],
  key: string,
): readonly CartLine[] {
  const taken = acceptChange(items, products, key)
  return items.map((item, index) => ({ ...item, product: taken[index]?.product ?? item.product }))
}

const ranks: Readonly<Record<CartChange['kind'], number>> = { gone: 0, unfit: 1, price: 2, words: 3 }

/**
 * The changed items for display, one entry for each. If an item has several changes, only the most important one is shown. A changed price
 * is more important than a changed text.
 */
export function changedLines(
  items: readonly CartLine[],
  changes: readonly CartChange[],
  { currency, locale }: { currency: string; locale: Locale },
): ChangedLine[] {
  const texts = storeTexts(locale).changes
  const request = storeTexts(locale).product.onRequest
  const money = (amount: Money | undefined) => (amount === undefined ? request : format(amount, currency))
  return items.flatMap((item): ChangedLine[] => {
    const own = changes.filter(({ key }) => key === item.key).toSorted((a, b) => ranks[a.kind] - ranks[b.kind])
    const name = productName(item.product, locale)
    const base = { key: item.key, old: undefined, now: undefined }
    for (const change of own) {
      if (change.kind === 'gone') return [{ ...base, title: texts.gone(name), offer: 'none' }]
      if (change.kind === 'unfit') return [{ ...base, title: texts.invalid(name), offer: 'edit' }]
      if (change.kind === 'price') {
        const { new: now, old } = change
        return [
          {
            ...base,
            title: texts.price(name),
            old: texts.was(money(old)),
            now: texts.now(money(now)),
            offer: 'take-price',
          },
        ]
      }
    }
    const words = own.find((change) => change.kind === 'words')
    if (!words) return []
    const isRenamed = words.oldName !== words.newName
    return [
      {
        ...base,
        title: texts.other(name),
        ...(isRenamed ? { old: texts.was(words.oldName), now: texts.now(words.newName) } : {}),
        offer: 'take',
      },
    ]
  })
}
