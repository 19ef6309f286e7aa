import { isUnpaid } from '#modules/ordering/rules/lifecycle.ts'
import type { Order } from '#modules/ordering/contract.ts'
import type { OrderTopic } from '#modules/ordering/rules/steps.ts'
import type { BranchEvent, GuestEvent } from './routes.ts'

/** The messages that an event of an order causes: to the guest and to the branch. */
export interface Happening {
  guest?: GuestEvent
  branch?: BranchEvent
}

type Told = Pick<Order, 'paymentState' | 'timeline'>

/** The topics of an order that cause messages. */
export const toldTopics = [
  'order.placed',
  'order.paid',
  'order.confirmed',
  'order.rejected',
  'order.counter-appointment',
  'order.canceled',
  'order.changed',
  'order.completed',
  'order.escalated',
  'order.in-delivery',
] as const satisfies readonly OrderTopic[]
type ToldTopic = (typeof toldTopics)[number]

// Fails to compile if a topic is missing in the list.
const missing: Record<Exclude<OrderTopic, ToldTopic>, never> = {}
void missing

/** Did the customer withdraw the order? Only then the branch is notified: it gets no message about its own cancellations. */
const wasCustomer = ({ timeline }: Told): boolean =>
  timeline.findLast((entry) => entry.to === 'canceled')?.actor.type === 'customer'

const newOrder: Happening = { guest: 'received', branch: 'placed' }

/**
 * The messages for an outbox topic. `inDelivery`: the guest's event for the step "in delivery" of this order, under way or ready for pick-up. An
 * order that is paid online causes no messages until it is paid.
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
      // The order was withdrawn before it was paid. Neither the guest nor the branch had received a message about the order.
      return isUnpaid(order) ? {} : { guest: 'canceled', branch: 'withdrawn' }
    case 'order.changed':
      return { guest: 'changed' }
    case 'order.completed':
      return { guest: 'completed' }
    case 'order.escalated':
      return { branch: 'escalated' }
    case 'order.in-delivery':
      return { guest: inDelivery }
  }
}
