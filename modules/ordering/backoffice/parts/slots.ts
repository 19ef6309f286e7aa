import type { Locale } from '#contract/locale.ts'
import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'
import type { Order, OrderItem, OrderItemDraft } from '../../contract.ts'
import type { WrittenEntries } from '../../words/entries.ts'

/** A page on which staff enter an order for branches of one kind. */
export interface TakeOrder {
  kind: 'rides' | 'orders'
  title: (locale: Locale) => string
  to: string
}

/** Pages on which staff enter orders. The board has a button for each page; the key N opens the first one (`use-take-order-key.ts`). */
export const takeOrderSlot = slot<TakeOrder>('ordering.takeOrder')

interface OrderGuest {
  order: Order
  /** Must be called when a dialog opens: then keys do not act on the board behind it. Call the returned function when the dialog closes. */
  stand: () => () => void
}

/** Shown at the end of an order in the drawer. Other modules add actions for the guest here. */
export const orderGuestSlot = slot<ComponentType<OrderGuest>>('ordering.orderGuest')

/**
 * What other modules know about a guest, found by phone number (+43…) or mail address. Shown while staff enter an order, and in the drawer
 * of an order.
 */
export const guestHintSlot = slot<ComponentType<{ phone: string; email: string }>>('ordering.guestHint')

/** A dish that staff chose, with the names that the next dialog shows before staff confirm the change. */
export interface ChosenItem {
  name: string
  /** The names of the chosen options. */
  choices: readonly string[]
  item: OrderItemDraft
}

/**
 * Dialog in which staff choose a dish and its options for an order. With `item` the dialog opens with the dish and the options of this
 * item, without the search.
 */
export const chooseItemSlot =
  slot<ComponentType<{ order: Order; item?: OrderItem; onTake: (chosen: ChosenItem) => void; onClose: () => void }>>(
    'ordering.chooseItem',
  )

/** Shown next to the contact data in the drawer: a button to send the guest a message. */
export const contactSlot = slot<ComponentType<OrderGuest & { isLocked: boolean }>>('ordering.contact')

/** Shown above the items of an order: a module's current notice about the order. */
export const orderNoticeSlot = slot<ComponentType<{ order: Order }>>('ordering.orderNotice')

/** Shown below the payment of an order in the drawer: a module's details of the online payment. */
export const onlinePaymentSlot = slot<ComponentType<{ order: Order }>>('ordering.onlinePayment')

/** Texts of the entries that a module writes into the timeline of orders (`ModuleEntries` in `rules/steps.ts`). */
export const timelineSlot = slot<WrittenEntries>('ordering.timeline')
