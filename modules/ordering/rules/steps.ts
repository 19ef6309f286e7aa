import type { OrderAction } from './lifecycle.ts'
import type { UndoAction } from './undo.ts'

/** The names of a step in calls, in stored entries and in outbox messages. */
interface StepNames {
  /**
   * The name in the path of the step's call (some steps have none), in the timeline and in the audit trail (specification §7). Timeline and
   * audit trail store this name, so it must never change.
   */
  readonly name: string
  /**
   * The topic of the outbox message about the step. The message causes mails to the guest and calls of other programs' webhooks. Undefined:
   * the step causes no message.
   */
  readonly topic?: `order.${string}`
}

/** The names of all steps. The paths of calls, the entries in timeline and audit trail, and the outbox topics are made from them. */
export const steps = {
  confirm: { name: 'confirm', topic: 'order.confirmed' },
  undoConfirm: { name: 'undo-confirm' },
  reject: { name: 'reject', topic: 'order.rejected' },
  cancel: { name: 'cancel', topic: 'order.canceled' },
  changeTime: { name: 'change-time', topic: 'order.time-changed' },
  inDelivery: { name: 'in-delivery', topic: 'order.in-delivery' },
  undoInDelivery: { name: 'undo-in-delivery' },
  complete: { name: 'completed', topic: 'order.completed' },
  undoComplete: { name: 'undo-completed' },
  proposeCounterAppointment: { name: 'counter-appointment', topic: 'order.counter-appointment' },
  acceptCounterAppointment: { name: 'confirm-counter-appointment', topic: 'order.confirmed' },
  declineCounterAppointment: { name: 'reject-counter-appointment', topic: 'order.canceled' },
  withdraw: { name: 'withdraw', topic: 'order.canceled' },
  failPayment: { name: 'fail-payment' },
} as const satisfies Record<OrderAction | UndoAction, StepNames>

export type StepName = (typeof steps)[keyof typeof steps]['name']

/**
 * Entries that ordering writes into timeline and audit trail in addition to the steps. They do not change the order's state. The names are
 * stored, so they must never change.
 */
export const notes = [
  'placed',
  'seen',
  'note',
  'edit-item',
  'edit-details',
  'escalate',
  // The opening hours changed while the order waited for the opening of its branch.
  'opening-changed',
  'counter-appointment-expired',
  'kitchen',
  'questionnaire',
  'resend-new-order-email',
  'resend-new-order-sms',
  // Reports of the payments module, and what staff and customers decided about the payment.
  'paid',
  'paid-twice',
  'payment-mismatch',
  'payment-failed',
  'payment-started',
  'payment-method',
  'payment-accepted',
  'update-payment-status',
  'refund',
  'refund-part',
  'refund-kept',
  'refunded',
  'refunded-part',
  'refund-failed',
  // `print`: the browser printed a slip. The other four: a printer reported the result of a print job.
  'print',
  'printed',
  'print-unconfirmed',
  'print-failed',
  'print-expired',
] as const

/** The name of a timeline entry that the ordering module itself writes. */
export type OwnEntry = StepName | (typeof notes)[number]

/**
 * The names of timeline entries that other modules write. A module adds its names with `declare module`, and the displayed texts with
 * `timelineSlot` and `logWords`. The names are stored, so they must never change.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- Modules add to it.
export interface ModuleEntries {}

/** Every name that a timeline entry can have. TypeScript does not accept any other name. */
export type EntryName = OwnEntry | Extract<keyof ModuleEntries, string>

/** Whether a timeline entry has this name. `action` is any string, because a newer server may send names that this code does not know. */
export const isEntry = (entry: { readonly action: string }, name: EntryName): boolean => entry.action === name

/** The outbox topic of a step; undefined if the step sends nothing. */
export const topicOf = (action: OrderAction): StepTopic | undefined => {
  const step: { readonly name: string; readonly topic?: StepTopic } = steps[action]
  return step.topic
}

/** All outbox topics that steps use. */
type StepTopic = Extract<(typeof steps)[keyof typeof steps], { readonly topic: string }>['topic']

/**
 * The outbox topics that can cause a mail; the messaging module must handle each of them. Corrections and deletions have topics of their
 * own (`server/events.ts`).
 */
export type OrderTopic = StepTopic | 'order.placed' | 'order.paid' | 'order.changed' | 'order.escalated'
