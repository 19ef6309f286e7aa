import { formatMoney } from '#ui/backoffice/format.ts'
import type { TimelineEntry } from '../../contract.ts'
import type { BoardWords } from '../order-words.ts'

export interface TimelineWords {
  text: string
  tone: '' | 'new' | 'prog' | 'way' | 'ok' | 'alarm'
}

/** What an entry of the timeline says, in words and colour. An action of a newer server shows its own name rather than nothing. */
export function timelineWords(entry: TimelineEntry, t: BoardWords, moment: (iso: string) => string): TimelineWords {
  const at = entry.values['appointment']
  const words: Record<string, TimelineWords> = {
    placed: { text: t.timeline.placed, tone: 'new' },
    seen: { text: t.timeline.seen, tone: '' },
    confirm: { text: t.timeline.confirm, tone: 'prog' },
    reject: { text: t.timeline.reject, tone: 'alarm' },
    cancel: { text: t.timeline.cancel, tone: 'alarm' },
    'in-delivery': { text: t.timeline.inDelivery, tone: 'way' },
    completed: { text: t.timeline.completed, tone: 'ok' },
    'counter-appointment': { text: t.timeline.counter(typeof at === 'string' ? moment(at) : ''), tone: '' },
    'confirm-counter-appointment': { text: t.timeline.counterAccepted, tone: 'ok' },
    'reject-counter-appointment': { text: t.timeline.counterDeclined, tone: 'alarm' },
    'counter-appointment-expired': { text: t.timeline.counterExpired, tone: 'new' },
    withdraw: { text: t.timeline.withdraw, tone: 'alarm' },
    print: { text: t.timeline.print, tone: '' },
    'resend-new-order-email': { text: t.timeline.mail, tone: '' },
    'update-payment-status': { text: t.timeline.payment, tone: '' },
    'fail-payment': { text: t.timeline.unpaid, tone: 'alarm' },
    paid: { text: t.timeline.paid, tone: 'ok' },
    'paid-twice': { text: t.timeline.paidTwice, tone: 'alarm' },
    'payment-mismatch': { text: t.timeline.paymentMismatch(amountOf(entry)), tone: 'alarm' },
    'payment-failed': { text: t.timeline.paymentFailed, tone: '' },
    'payment-started': { text: t.timeline.paymentStarted, tone: '' },
    'payment-method': { text: t.timeline.paymentMethod, tone: '' },
    'payment-accepted': { text: t.timeline.paymentAccepted, tone: 'ok' },
    refund: { text: t.timeline.refund, tone: '' },
    'refund-kept': { text: t.timeline.refundKept, tone: '' },
    refunded: { text: t.timeline.refunded, tone: 'ok' },
    'refund-failed': { text: t.timeline.refundFailed, tone: 'alarm' },
    escalate: { text: t.timeline.escalated, tone: 'alarm' },
    note: { text: t.timeline.note, tone: '' },
    questionnaire: { text: t.timeline.questionnaire, tone: 'ok' },
  }
  return words[entry.action] ?? { text: entry.action, tone: '' }
}

/** What came, as payments note it beside the step. */
function amountOf({ values }: TimelineEntry): string {
  const { amount, currency } = values
  return typeof amount === 'number' && typeof currency === 'string' ? formatMoney(amount, currency) : '–'
}
