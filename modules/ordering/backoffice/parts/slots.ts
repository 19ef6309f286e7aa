import type { Locale } from '#contract/locale.ts'
import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'
import type { Order, OrderItemDraft } from '../../contract.ts'
import type { WrittenEntries } from '../../words/entries.ts'

/** A page on which staff enter an order for branches of one kind. */
export interface TakeOrder {
  kind: 'rides' | 'orders'
  title: (locale: Locale) => string
  to: string
}

/** Buttons of the board that lead to these pages; the first one has the key N. */
export const takeOrderSlot = slot<TakeOrder>('ordering.takeOrder')

interface OrderGuest {
  order: Order
  /** Called while a dialog is shown: keys then do not act on what is behind it. The returned function ends that. */
  stand: () => () => void
}

/** Shown at the end of an order in the drawer: what a module offers for its guest. */
export const orderGuestSlot = slot<ComponentType<OrderGuest>>('ordering.orderGuest')

/** What a module knows of a guest, by phone number (+43…) and mail address: shown while an order is taken, and in its drawer. */
export const guestHintSlot = slot<ComponentType<{ phone: string; email: string }>>('ordering.guestHint')

/** A dish that somebody chose, with the name that the dialog shows. */
export interface ChosenItem {
  name: string
  item: OrderItemDraft
}

/** Dialog in which staff choose a dish with its choices for an order; `productId`: that dish, without the search. */
export const chooseItemSlot =
  slot<ComponentType<{ order: Order; productId?: string; onTake: (chosen: ChosenItem) => void; onClose: () => void }>>(
    'ordering.chooseItem',
  )

/** Beside the ways to reach the customer in the drawer: a button that writes to them. */
export const contactSlot = slot<ComponentType<OrderGuest & { isLocked: boolean }>>('ordering.contact')

/** Shown above what was ordered: what a module has to tell about an order now. */
export const orderNoticeSlot = slot<ComponentType<{ order: Order }>>('ordering.orderNotice')

/** Shown below the payment of an order in the drawer: what a module knows of the money that was paid online. */
export const onlinePaymentSlot = slot<ComponentType<{ order: Order }>>('ordering.onlinePayment')

/** Words of the entries that a module writes into the timeline of orders (`ModuleEntries` in `rules/steps.ts`). */
export const timelineSlot = slot<WrittenEntries>('ordering.timeline')
