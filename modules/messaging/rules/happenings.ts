import { isUnpaid } from '#modules/ordering/rules/lifecycle.ts'
import type { Order } from '#modules/ordering/contract.ts'
import type { OrderTopic } from '#modules/ordering/rules/steps.ts'
import type { BranchEvent, GuestEvent } from './routes.ts'

/** Who is told of something that happened to an order, and what. */
export interface Happening {
  guest?: GuestEvent
  branch?: BranchEvent
}

type Told = Pick<Order, 'paymentState' | 'timeline'>

/** The topics of an order that somebody is told about. */
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

// A topic that is missing in the list does not compile.
const missing: Record<Exclude<OrderTopic, ToldTopic>, never> = {}
void missing

/** The customer withdrew the order: staff must be notified. Of their own cancellations they already know. */
const wasCustomer = ({ timeline }: Told): boolean =>
  timeline.findLast((entry) => entry.to === 'canceled')?.actor.type === 'customer'

const newOrder: Happening = { guest: 'received', branch: 'placed' }

/**
 * Who is told of a topic of the outbox. `inDelivery` is what the step means for this order: it is under way, or it can be picked up.
 * An online order counts once it is paid; until then nobody is told of it.
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
      // Withdrawn on the way to the payment page: neither side was ever told of it.
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
