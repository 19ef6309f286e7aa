import type { OrderAction } from './lifecycle.ts'

/** The names of a step outside the rules. */
interface StepNames {
  /** In the address of its call, in the timeline and in the audit (specification §7). Stored: it never changes. */
  readonly name: string
  /** Topic of the outbox, for those who are notified. Left out: nobody is. */
  readonly topic?: `order.${string}`
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

export type StepName = (typeof steps)[OrderAction]['name']

/** Entries of timeline and audit that are no step: the state stays. Stored: a name never changes. */
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
  // What payments report, and what staff decide about money.
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
  // What became of a slip.
  'print',
  'printed',
  'print-unconfirmed',
  'print-failed',
  'print-expired',
] as const

/** An entry of ordering itself. */
export type OwnEntry = StepName | (typeof notes)[number]

/**
 * Names of the entries that other modules write into the timeline. Each module adds its own by `declare module`, and their words by
 * `timelineSlot` and `logWords`. Stored: a name never changes.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- Modules add to it.
export interface ModuleEntries {}

/** Every name that an entry of an order's timeline can have. A name that nobody declares does not compile. */
export type EntryName = OwnEntry | Extract<keyof ModuleEntries, string>

/** Is it an entry of this name? A newer server may send names that this one does not know. */
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
