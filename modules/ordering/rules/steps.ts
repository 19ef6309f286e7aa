import type { OrderAction } from './lifecycle.ts'

/** The names that a step has outside of the rules. */
interface StepNames {
  /** The name in the path of its call, in the timeline and in the audit trail (specification §7). It is stored, so it must never change. */
  readonly name: string
  /** Outbox topic by which the guest and other programs are notified of the step. Undefined: nobody is notified. */
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

/**
 * Entries of the timeline and the audit trail that are not steps, because they do not change the state. The names are stored, so they must
 * never change.
 */
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
  // Reports of the payments module, and decisions of staff about money.
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
 * Names of the timeline entries that other modules write. Each module adds its names with `declare module`, and the texts of these entries
 * with `timelineSlot` and `logWords`. The names are stored, so they must never change.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- Modules add to it.
export interface ModuleEntries {}

/** Every name that an entry of an order's timeline can have. An undeclared name does not compile. */
export type EntryName = OwnEntry | Extract<keyof ModuleEntries, string>

/** Whether the entry has this name. `action` is a string, because a newer server may send unknown names. */
export const isEntry = (entry: { readonly action: string }, name: EntryName): boolean => entry.action === name

/** The outbox topic of a step; undefined if nobody is notified. */
export const topicOf = (action: OrderAction): StepTopic | undefined => {
  const step: { readonly name: string; readonly topic?: StepTopic } = steps[action]
  return step.topic
}

/** All topics that a step can have. */
type StepTopic = Extract<(typeof steps)[OrderAction], { readonly topic: string }>['topic']

/** All topics that ordering sends about an order. The messaging module must handle each of them. */
export type OrderTopic = StepTopic | 'order.placed' | 'order.paid' | 'order.changed' | 'order.escalated'
