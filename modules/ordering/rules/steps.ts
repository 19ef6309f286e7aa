import type { OrderAction } from './lifecycle.ts'

/** The names of a step outside the rules. */
interface StepNames {
  /** In the address of its call, in the timeline and in the audit (specification §7). Stored: it never changes. */
  readonly name: string
  /** Topic of the outbox, for those who are notified. Left out: nobody is. */
  readonly topic?: string
}

/** The one list of the names of an order's steps. Addresses of calls, entries of timeline and audit, and topics follow from it. */
export const steps = {
  confirm: { name: 'confirm', topic: 'order.confirmed' },
  undoConfirm: { name: 'undo-confirm' },
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

/** The topic of a step, if anybody is notified of it. */
export const topicOf = (action: OrderAction): string | undefined => {
  const step: StepNames = steps[action]
  return step.topic
}

/** Every topic that a step can have; the module that writes mails must name them all. */
export type StepTopic = Extract<(typeof steps)[OrderAction], { readonly topic: string }>['topic']
