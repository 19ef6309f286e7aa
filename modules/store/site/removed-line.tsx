import { useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { storeTexts } from '../words/store.ts'
import type { CartLine } from './cart.ts'
import type { CartStore } from './cart-store.ts'

interface Removed {
  readonly line: CartLine
  readonly index: number
}

/** Puts a removed item back into the cart, at its old position. Nothing changes if the cart already contains the item. */
export const putBack = (items: readonly CartLine[], { index, line }: Removed): readonly CartLine[] =>
  items.some(({ key }) => key === line.key) ? items : items.toSpliced(index, 0, line)

/** Functions that remove items of the cart, and put back the item that was removed last. */
export function useRemoval(store: CartStore) {
  const [removed, setRemoved] = useState<Removed>()
  return {
    removed: removed?.line,
    remove(key: string): CartLine | undefined {
      const { items } = store.read()
      const index = items.findIndex((one) => one.key === key)
      const line = items[index]
      if (!line) return undefined
      setRemoved({ line, index })
      store.remove(key)
      return line
    },
    putBack() {
      if (removed) store.change({ items: putBack(store.read().items, removed) })
      setRemoved(undefined)
    },
  }
}

/** The sentence about a removed item ('Breze entfernt.') with the button 'Rückgängig', which puts it back. */
export function RemovedLine(props: { removed: CartLine | undefined; locale: Locale; onBack: () => void }) {
  const { locale, removed } = props
  const texts = storeTexts(locale).cart
  return (
    removed && (
      <p className="row between small">
        <span>{texts.removed(productName(removed.product, locale))}</span>
        <button type="button" className="btn quiet" onClick={props.onBack}>
          {texts.undo}
        </button>
      </p>
    )
  )
}
