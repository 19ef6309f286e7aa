import type { OrderAction } from './lifecycle.ts'

/** The names of a step outside of the rules. */
interface StepNames {
  /** Used in the path of its call, in the timeline and in the audit (specification §7). It is stored, so it must never change. */
  readonly name: string
  /** Outbox topic that notifies about the step. Missing: nobody is notified. */
  readonly topic?: `order.${string}`
}

/** The names of all steps of an order. Paths of calls, entries of timeline and audit, and topics are derived from this list. */
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

export type StepName = (typeof steps)[OrderAction]['name']

/** Entries of timeline and audit that are not steps: they do not change the state. The names are stored, so they must never change. */
export const notes = [
  'placed',
  'seen',
  'note',
  'edit-item',
  'edit-details',
  'escalate',
  'counter-appointment-expired',
  'kitchen',
  'questionnaire',
  'resend-new-order-email',
  'resend-new-order-sms',
  // Payment news, and decisions of staff about money.
  'paid',
  'paid-twice',
  'payment-mismatch',
  'payment-failed',
  'payment-started',
  'payment-method',
  'payment-accepted',
  'update-payment-status',
  'refund',
  'refund-kept',
  'refunded',
  'refunded-part',
  'refund-failed',
  // The result of a print.
  'print',
  'printed',
  'print-unconfirmed',
  'print-failed',
  'print-expired',
] as const

/** The name of an entry that ordering itself writes. */
export type OwnEntry = StepName | (typeof notes)[number]

/**
 * Names of the entries that other modules write into the timeline. Each module adds its names by `declare module`, and their texts by
 * `timelineSlot` and `logWords`. The names are stored, so they must never change.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- Modules add to it.
export interface ModuleEntries {}

/** Every name that an entry of an order's timeline can have. An undeclared name does not compile. */
export type EntryName = OwnEntry | Extract<keyof ModuleEntries, string>

/** Whether it is an entry of this name. The type is string, because a newer server may send unknown names. */
export const isEntry = (entry: { readonly action: string }, name: EntryName): boolean => entry.action === name

/** The topic of a step, if anybody is notified of it. */
export const topicOf = (action: OrderAction): StepTopic | undefined => {
  const step: { readonly name: string; readonly topic?: StepTopic } = steps[action]
  return step.topic
}

/** Every topic that a step can have. */
type StepTopic = Extract<(typeof steps)[OrderAction], { readonly topic: string }>['topic']

/** Every topic that an order sends; the module that writes mails must name them all. */
export type OrderTopic = StepTopic | 'order.placed' | 'order.paid' | 'order.changed' | 'order.escalated'
