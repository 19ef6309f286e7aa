import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { late } from '#ui/site/late.tsx'
import type { Storefront } from '../contract.ts'
import { AppointmentChoice } from './appointment-choice.tsx'
import type { CartLine } from './cart.ts'
import { takeChange } from './cart-changes.ts'
import type { CartPanelProps } from './cart-panel.tsx'
import { CartSheet } from './cart-sheet.tsx'
import type { CartStore } from './cart-store.ts'
import { groundOf } from './category-ground.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import type { StoreCart } from './use-store-cart.ts'
import type { StoreLook } from './store-art.ts'

/** The script of the overlay is loaded while the browser is idle, so that the overlay is ready at the first tap on a product. */
export const ItemOverlay = late(() => import('./item-overlay.tsx'), { dialog: 'fixed' })
const Screensaver = late(() => import('./screensaver.tsx'))

/** The dialog that is open now. Only one dialog can be open at a time. */
export type OpenDialog =
  | { kind: 'item'; product: PublicProduct; line: CartLine | undefined; key: string }
  | { kind: 'cart' | 'appointment' }

/** All dialogs of the storefront: the overlay of a product, the cart on phones, the choice of a time, changed items, and the screensaver. */
export function StoreDialogs(props: {
  open: OpenDialog | undefined
  asksChanges: boolean
  isIdle: boolean
  /** Sentences above the choice of a time that explain preorders. */
  notes: readonly string[]
  store: Storefront
  cartStore: CartStore
  cart: StoreCart
  panel: CartPanelProps
  look: StoreLook
  locale: Locale
  now: Temporal.Instant
  /** The minutes that the kitchen needs now. Undefined: there is no estimate. */
  minutes: number | undefined
  allergensHref: string | undefined
  onClose: () => void
  onPutOff: () => void
  onWake: () => void
  onSaid: (text: string) => void
}) {
  const { cart, cartStore, locale, onClose, open, panel, store } = props
  const texts = storeTexts(locale)
  return (
    <>
      {open?.kind === 'cart' && !props.asksChanges && <CartSheet {...panel} onClose={onClose} />}
      {open?.kind === 'appointment' && (
        <AppointmentChoice
          store={store}
          items={cart.items}
          serving={cart.serving}
          value={cart.appointment}
          notes={props.notes}
          locale={locale}
          now={props.now}
          minutes={props.minutes}
          onRemove={panel.onRemove}
          onChange={(at) => {
            cartStore.change({ appointment: at?.toString() ?? null })
            if (at) onClose()
          }}
          onClose={onClose}
        />
      )}
      {props.asksChanges && (
        <ChangesDialog
          lines={cart.changed}
          locale={locale}
          onTake={(key) => cartStore.change({ items: takeChange(cartStore.read().items, store.products, key) })}
          onEdit={panel.onEdit}
          onRemove={panel.onRemove}
          onClose={props.onPutOff}
        />
      )}
      {open?.kind === 'item' && (
        <ItemOverlay
          key={open.key}
          product={open.product}
          lineKey={open.key}
          line={open.line}
          begun={panel.cart.begun.find(({ product }) => product.id === open.product.id)}
          bundled={store.products}
          ground={groundOf(store.categories.find(({ id }) => id === open.product.categoryId)?.name ?? '')}
          serving={cart.serving}
          currency={store.currency}
          locale={locale}
          allergensHref={props.allergensHref}
          onSave={(line) => {
            cartStore.put(line, store.currency)
            onClose()
            props.onSaid(open.line ? texts.item.changed : texts.item.added)
          }}
          onClose={(set) => {
            if (!open.line) cartStore.begin(set)
            onClose()
          }}
          onDismiss={onClose}
        />
      )}
      {props.isIdle && <Screensaver store={store} look={props.look} locale={locale} onWake={props.onWake} />}
    </>
  )
}
