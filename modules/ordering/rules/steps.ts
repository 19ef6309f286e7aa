import type { OrderAction } from './lifecycle.ts'

/** How a step is called outside the rules. */
interface StepNames {
  /** In the address of its call, in the timeline and in the audit (specification §7). Stored: it never changes. */
  readonly name: string
  /** Of the outbox: who is told of it. Left out: nobody. */
  readonly topic?: string
}

/** The one vocabulary of an order's steps. Addresses of calls, entries of timeline and audit, and topics follow from it. */
export const steps = {
  confirm: { name: 'confirm', topic: 'order.confirmed' },
  reject: { name: 'reject', topic: 'order.rejected' },
  cancel: { name: 'cancel', topic: 'order.canceled' },
  inDelivery: { name: 'in-delivery', topic: 'order.in-delivery' },
  complete: { name: 'completed', topic: 'order.completed' },
  proposeCounterAppointment: { name: 'counter-appointment', topic: 'order.counter-appointment' },
  acceptCounterAppointment: { name: 'confirm-counter-appointment', topic: 'order.confirmed' },
  declineCounterAppointment: { name: 'reject-counter-appointment', topic: 'order.canceled' },
  withdraw: { name: 'withdraw', topic: 'order.canceled' },
  failPayment: { name: 'fail-payment' },
} as const satisfies Record<OrderAction, StepNames>

/** The topic of a step, if anybody is told of it. */
export const topicOf = (action: OrderAction): string | undefined => {
  const step: StepNames = steps[action]
  return step.topic
}

/** Every topic that a step can have: who writes mails names them all. */
export type StepTopic = Extract<(typeof steps)[OrderAction], { readonly topic: string }>['topic']
