import type { Locale } from '#contract/locale.ts'
import type { Order, TimelineEntry } from '../../contract.ts'
import { isNewTime } from '../../rules/printed.ts'
import { freeCancellation } from '../../rules/refund-reason.ts'
import type { OwnEntry } from '../../rules/steps.ts'
import { type BoardWords, stateWord } from '../parts/order-words.ts'
import { amountOf, amountSaid, cancelReason, rejectionReason } from './timeline-amounts.ts'
import { correctionsOf, editOf, refundedItems } from './timeline-changes.ts'
import type { WrittenEntries, WrittenEntry } from '../../words/entries.ts'

interface TimelineWords {
  text: string
  tone: WrittenEntry['tone']
}

/**
 * Returns text and colour of a timeline entry. If the server is newer than the back office and the action is unknown, the text is the
 * action's name.
 */
export function timelineWords(
  entry: TimelineEntry,
  t: BoardWords,
  {
    kind,
    deliveryType,
    currency,
    locale,
    moment,
    fills,
  }: {
    kind: Order['kind']
    deliveryType: Order['deliveryType']
    currency: string
    locale: Locale
    moment: (iso: string) => string
    /** The texts of timeline entries that other modules write. */
    fills: readonly WrittenEntries[]
  },
): TimelineWords {
  const { appointment: at, before, after, copy } = entry.values
  const momentOf = (iso: unknown) => (typeof iso === 'string' ? moment(iso) : '')
  const edit = editOf(entry, currency, locale)
  const onTheWay = stateWord({ kind, deliveryType, state: 'in-delivery', paymentState: 'none' }, t)
  // Empty for entries of an older version, because it did not store this amount.
  const moved = amountSaid(entry, 'moved', currency)
  const besideRefund = (text: string) => t.timeline.refundBeside(text, amountSaid(entry, 'refundAmount', currency))
  const words: Record<OwnEntry, TimelineWords> = {
    placed: {
      text: entry.actor.type === 'user' ? t.timeline.entered : kind === 'food' ? t.timeline.ordered : t.timeline.placed,
      tone: 'new',
    },
    seen: { text: t.timeline.seen, tone: '' },
    confirm: { text: t.timeline.confirm, tone: 'prog' },
    'undo-confirm': { text: t.timeline.undoConfirm, tone: 'new' },
    reject: { text: besideRefund(t.timeline.reject(rejectionReason(entry, t))), tone: 'alarm' },
    cancel: { text: besideRefund(t.timeline.cancel(cancelReason(entry))), tone: 'alarm' },
    'change-time': { text: t.timeline.changeTime(momentOf(before), momentOf(after)), tone: 'new' },
    'in-delivery': { text: onTheWay, tone: 'way' },
    'undo-in-delivery': { text: t.undoInDelivery(onTheWay), tone: 'new' },
    completed: { text: t.timeline.completed, tone: 'ok' },
    'undo-completed': { text: t.timeline.undoCompleted, tone: 'new' },
    'counter-appointment': { text: t.timeline.counter(momentOf(at)), tone: '' },
    'confirm-counter-appointment': { text: t.timeline.counterAccepted, tone: 'ok' },
    'reject-counter-appointment': { text: withReason(t.timeline.counterDeclined, entry, t), tone: 'alarm' },
    'counter-appointment-expired': { text: t.timeline.counterExpired, tone: 'new' },
    withdraw: { text: withReason(t.timeline.withdraw, entry, t), tone: 'alarm' },
    print: {
      text: typeof copy === 'number' && copy > 0 ? t.timeline.printCopy(t.timeline.slip(copy)) : t.timeline.print,
      tone: '',
    },
    ...printedWords(entry, t),
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
    refund: { text: t.timeline.refund(moved), tone: '' },
    'refund-part': {
      text: (entry.values['isAll'] === true ? t.timeline.refundWhole : t.timeline.refundPart)(
        amountOf(entry, 'amount', currency),
        refundedItems(entry, locale),
      ),
      tone: '',
    },
    'refund-kept': { text: t.timeline.refundKept(moved), tone: '' },
    refunded: { text: t.timeline.refunded(moved || amountSaid(entry, 'refunded', currency)), tone: 'ok' },
    'refunded-part': { text: t.timeline.refundedPart(amountOf(entry, 'refunded')), tone: 'ok' },
    'refund-failed': { text: t.timeline.refundFailed(moved), tone: 'alarm' },
    escalate: { text: t.timeline.escalated, tone: 'alarm' },
    'opening-changed': { text: t.timeline.openingChanged(momentOf(entry.values['awaitedFrom'])), tone: 'new' },
    note: { text: t.timeline.note, tone: '' },
    'edit-item': { text: t.timeline.editItem(edit.item, edit.change, edit.difference), tone: 'new' },
    'edit-details': { text: t.timeline.editDetails(correctionsOf(entry)), tone: '' },
    kitchen: {
      text: entry.values['isChangeSeen']
        ? t.timeline.kitchenRead
        : t.timeline.kitchen(text(entry.values['item']), entry.values['isDone'] === true),
      tone: entry.values['isDone'] === true ? 'ok' : '',
    },
    'resend-new-order-sms': { text: t.timeline.sms, tone: '' },
    questionnaire: { text: t.timeline.questionnaire, tone: 'ok' },
  }
  const known: Readonly<Record<string, TimelineWords>> = words
  const own = known[entry.action]
  if (own) return own
  for (const fill of fills) {
    const said = fill[entry.action]
    if (said) return { text: said[locale], tone: said.tone }
  }
  return { text: entry.action, tone: '' }
}

/**
 * The text of a guest's cancellation. If the guest gets the money back without a decision of staff, the text says why: the cancellation was
 * free of charge.
 */
const withReason = (text: string, { values }: TimelineEntry, t: BoardWords): string =>
  values['reason'] === freeCancellation ? `${text}: ${t.timeline.free}` : text

/** The text of an entry that reports the result of a print job. It names the slip, the copy and the printer. */
function printedWords(entry: TimelineEntry, t: BoardWords) {
  const { copy, device, template } = entry.values
  const what = t.timeline.slipNamed(slipName(text(template), t), typeof copy === 'number' ? copy : 0)
  const at = text(device)
  return {
    printed: { text: t.timeline.printed(what, at), tone: 'ok' },
    'print-unconfirmed': { text: t.timeline.printUnconfirmed(what, at), tone: 'alarm' },
    'print-failed': { text: t.timeline.printFailed(what, at), tone: 'alarm' },
    'print-expired': { text: t.timeline.printExpired(what, at), tone: 'alarm' },
  } satisfies Partial<Record<OwnEntry, TimelineWords>>
}

/**
 * The displayed name of a slip. `template` is for example 'kitchen', 'kitchen:2' for the second correction slip, or 'kitchen:time-1' for
 * the first slip about a new time.
 */
function slipName(template: string, { timeline: t }: BoardWords): string {
  const [kind = '', turn] = template.split(':')
  if (turn) return isNewTime(turn) ? t.newTime : t.correction(turn)
  return Object.entries(t.slips).find(([name]) => name === kind)?.[1] ?? t.slip(0)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
