import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import { format, type Money } from '#kernel/money.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { acceptChange, type CartChange, migrateCart } from '../rules/cart.ts'
import type { CartLine } from './cart.ts'

/** What changed in one line of the cart, as text (docs/rules/cart.md, A changed menu). */
export interface ChangedLine {
  readonly key: string
  readonly title: string
  /** The old and the new value as text: 'bisher 4,20 EUR' and 'jetzt 4,50 EUR'. */
  readonly old: string | undefined
  readonly now: string | undefined
  /** What the customer can do. `take` and `take-price`: accept the current product. `edit`: configure it again. `none`: only remove it. */
  readonly offer: 'take-price' | 'take' | 'edit' | 'none'
}

/**
 * Compares the cart with the current catalogue. Returns the changes. A line without a change is returned with the current product
 * (specification §4, Cart).
 */
export function checkedCart(
  items: readonly CartLine[],
  products: readonly PublicProduct[],
): { items: readonly CartLine[]; changes: readonly CartChange[] } {
  const { changes, items: migrated } = migrateCart(items, products)
  // The rules return the unit as a plain string. Only the product can change here, so the line keeps its own unit.
  return {
    items: items.map((item, index) => ({ ...item, product: migrated[index]?.product ?? item.product })),
    changes,
  }
}

/** The line with the current product: new price, new texts. */
export function takeChange(
  items: readonly CartLine[],
  products: readonly PublicProduct[],
  key: string,
): readonly CartLine[] {
  const taken = acceptChange(items, products, key)
  return items.map((item, index) => ({ ...item, product: taken[index]?.product ?? item.product }))
}

const ranks: Readonly<Record<CartChange['kind'], number>> = { gone: 0, unfit: 1, price: 2, words: 3 }

/** One entry per line of the cart. If a line has several changes, the most serious one is used: a changed price before a changed text. */
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
