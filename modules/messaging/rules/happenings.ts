import { isUnpaid } from '#modules/ordering/rules/lifecycle.ts'
import type { Order } from '#modules/ordering/contract.ts'
import type { OrderTopic } from '#modules/ordering/rules/steps.ts'
import type { BranchEvent, GuestEvent } from './routes.ts'

/** Which messages an event of an order causes: `guest` to the guest, `branch` to the branch. Undefined: no message. */
export interface Happening {
  guest?: GuestEvent
  branch?: BranchEvent
}

type Told = Pick<Order, 'paymentState' | 'timeline'>

/** The outbox topics of an order that can cause messages. */
export const toldTopics = [
  'order.placed',
  'order.paid',
  'order.confirmed',
  'order.rejected',
  'order.counter-appointment',
  'order.canceled',
  'order.changed',
  'order.time-changed',
  'order.completed',
  'order.escalated',
  'order.in-delivery',
] as const satisfies readonly OrderTopic[]
type ToldTopic = (typeof toldTopics)[number]

// This line does not compile if a topic of an order is missing in `toldTopics`.
const missing: Record<Exclude<OrderTopic, ToldTopic>, never> = {}
void missing

/** True if the customer cancelled the order. If staff cancelled it, the branch gets no message, because it already knows. */
const wasCustomer = ({ timeline }: Told): boolean =>
  timeline.findLast((entry) => entry.to === 'canceled')?.actor.type === 'customer'

/**
 * The mail that the guest gets when staff send the mail of an order again: the confirmation if the order is accepted (`isConfirmed`), else
 * the mail that the order has arrived.
 */
export const resentMail = ({ isConfirmed }: Pick<Order, 'isConfirmed'>): 'received' | 'confirmed' =>
  isConfirmed ? 'confirmed' : 'received'

const newOrder: Happening = { guest: 'received', branch: 'placed' }

/**
 * Which messages an outbox topic causes. If an order must be paid online, the messages about the new order are caused by the topic
 * `order.paid`, not by `order.placed`. `inDelivery`: the event for the guest's message when the order gets the state 'in-delivery':
 * 'on-the-way', or 'ready' for pick-up.
 */
export function happeningOf(topic: ToldTopic, order: Told, inDelivery: GuestEvent): Happening {
  switch (topic) {
    case 'order.placed':
      return order.paymentState === 'none' ? newOrder : {}
    case 'order.paid':
      return newOrder
    case 'order.confirmed':
      return { guest: 'confirmed' }
    case 'order.rejected':
      return { guest: 'rejected' }
    case 'order.counter-appointment':
      return { guest: 'counter' }
    case 'order.canceled':
      if (!wasCustomer(order)) return { guest: 'canceled' }
      // The customer cancelled the order before paying for it. Nobody got a message about the new order, so nobody gets a message about its
      // end.
      return isUnpaid(order) ? {} : { guest: 'canceled', branch: 'withdrawn' }
    case 'order.changed':
      return { guest: 'changed' }
    case 'order.time-changed':
      return { guest: 'time-changed' }
    case 'order.completed':
      return { guest: 'completed' }
    case 'order.escalated':
      return { branch: 'escalated' }
    case 'order.in-delivery':
      return { guest: inDelivery }
  }
}
