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
  /**
   * Must be called when a dialog opens. While it is open, keys do not act on the board behind it. Call the returned function when the
   * dialog closes.
   */
  stand: () => () => void
}

/** Components of other modules with actions for the guest. They are rendered at the end of an order in the drawer. */
export const orderGuestSlot = slot<ComponentType<OrderGuest>>('ordering.orderGuest')

/**
 * A component of another module that shows what this module knows about a guest, by phone number (+43…) or mail address. It is rendered
 * while staff enter an order, and in the drawer of an order.
 */
export const guestHintSlot = slot<ComponentType<{ phone: string; email: string }>>('ordering.guestHint')

/** A dish that staff chose, with the names for the next dialog, in which staff confirm the change. */
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

/** A component of another module: a button that sends the guest a message. It is rendered next to the contact data in the drawer. */
export const contactSlot = slot<ComponentType<OrderGuest & { isLocked: boolean }>>('ordering.contact')

/** A component of another module that shows a current notice about the order. It is rendered above the items of the order. */
export const orderNoticeSlot = slot<ComponentType<{ order: Order }>>('ordering.orderNotice')

/** A component of another module that shows details of the online payment. It is rendered below the payment of an order in the drawer. */
export const onlinePaymentSlot = slot<ComponentType<{ order: Order }>>('ordering.onlinePayment')

/** Texts of the entries that a module writes into the timeline of orders (`ModuleEntries` in `rules/steps.ts`). */
export const timelineSlot = slot<WrittenEntries>('ordering.timeline')
