import type { MoneySentence } from '../../../words/ended-money.ts'
import type { PublicOrder } from '../../../contract.ts'
import { isUnpaid } from '../../../rules/lifecycle.ts'
import { isPaymentChecked } from '../../../rules/payment-check.ts'
import { type StatusView, statusView, type StepState } from './status-view.ts'

/**
 * What the top of the status page says about an order of food: the same as for rides (`StatusView`), or that the payment is still missing
 * (specification §2, §4).
 */
type FoodView = StatusView | 'unpaid'

type Viewed = Pick<PublicOrder, 'state' | 'counterAppointment' | 'paymentState'>

export function foodView(order: Viewed, now: number): FoodView {
  const view = statusView(order, now)
  return (view === 'waiting' || view === 'counter') && isUnpaid(order) ? 'unpaid' : view
}

const AHEAD_MS = 60 * 60_000

/** Whether the order is confirmed for a time that is more than an hour ahead. The page does not show such an order as 'in preparation'. */
export const isAhead = (order: Pick<PublicOrder, 'state' | 'appointmentDate'>, now: number): boolean =>
  order.state === 'confirmed' && order.appointmentDate !== null && Date.parse(order.appointmentDate) - now > AHEAD_MS

/** The key of a text that says the state of the order in one line (specification §2: Warten auf Zahlungseingang … Storniert). */
export type StatusLine =
  | 'unpaid'
  | 'waiting'
  | 'completed'
  | 'delivered'
  | 'underway'
  | 'ready'
  | 'confirmed'
  | 'canceled'

export function statusLine(order: Viewed & Pick<PublicOrder, 'isDelivery'>): StatusLine {
  switch (order.state) {
    case 'waiting':
      return isUnpaid(order) ? 'unpaid' : 'waiting'
    case 'confirmed':
      return 'confirmed'
    case 'in-delivery':
      return order.isDelivery ? 'underway' : 'ready'
    case 'completed':
      return order.isDelivery ? 'delivered' : 'completed'
    default:
      return 'canceled'
  }
}

export type FoodStep = 'confirmation' | 'preparation' | 'ready' | 'underway' | 'completed' | 'canceled'

const reached = { waiting: 0, confirmed: 1, 'in-delivery': 2, completed: 4 } as const

/**
 * The steps of the timeline on the page: `confirmation`, `preparation`, then `ready` (for a delivery `underway`), and `completed`. If the
 * order was rejected, was cancelled or has failed, `canceled` is the only step (specification §2).
 */
export function foodSteps(
  order: Pick<PublicOrder, 'state' | 'isDelivery' | 'appointmentDate'>,
  now: number,
): { step: FoodStep; state: StepState }[] {
  const { isDelivery, state } = order
  if (state === 'rejected' || state === 'canceled' || state === 'failed') return [{ step: 'canceled', state: 'now' }]
  const steps: readonly FoodStep[] = ['confirmation', 'preparation', isDelivery ? 'underway' : 'ready', 'completed']
  const current = reached[state]
  if (isAhead(order, now)) return steps.map((step, index) => ({ step, state: index === 0 ? 'done' : 'todo' }))
  return steps.map((step, index) => ({
    step,
    state: index < current ? 'done' : index === current ? 'now' : 'todo',
  }))
}

const stepStates = {
  confirmation: 'confirmed',
  preparation: 'confirmed',
  ready: 'in-delivery',
  underway: 'in-delivery',
  completed: 'completed',
} as const

/**
 * When the order reached a step, as an ISO instant. Preparation begins when the order is confirmed. Undefined if the order has not reached
 * the step, or skipped it.
 */
export function stepAt(
  order: Pick<PublicOrder, 'state' | 'reachedAt' | 'updatedAt' | 'appointmentDate'>,
  step: FoodStep,
  now: number,
): string | undefined {
  if (step === 'canceled') return order.updatedAt
  if (step === 'preparation' && isAhead(order, now)) return undefined
  const state = stepStates[step]
  // An older response may still contain the time of a step that staff undid. Therefore the time is returned only if the current state
  // includes this step.
  const isReached = order.state in reached && reached[state] <= reached[order.state as keyof typeof reached]
  return isReached ? order.reachedAt?.[state] : undefined
}

/**
 * What the box with the ticket number shows. `later`: the number is not shown yet, because guests at a table see it only when the order is
 * confirmed (specification §2).
 */
export type TicketView =
  | { kind: 'later'; table: string }
  | { kind: 'ticket' | 'number'; value: string; hint: TicketHint | undefined }
/** The key of the text that tells the guest how to use the ticket number. */
type TicketHint = 'screen' | 'screenTable' | 'pickup' | 'delivery' | 'table'

export function ticketView(
  order: Pick<
    PublicOrder,
    | 'uid'
    | 'ticketNumber'
    | 'calledNumber'
    | 'tableIdentifier'
    | 'isConfirmed'
    | 'isDelivery'
    | 'isDineIn'
    | 'state'
    | 'paymentState'
  >,
  { areTicketsDisabled, hasScreens }: { areTicketsDisabled: boolean; hasScreens: boolean },
): TicketView | undefined {
  const isOver = order.state === 'rejected' || order.state === 'canceled' || order.state === 'failed'
  if (isOver || isUnpaid(order)) return undefined
  const isAtTable = order.isDineIn && order.tableIdentifier !== null
  const hint = order.state === 'completed' ? undefined : hintOf(order, isAtTable, hasScreens)
  if (areTicketsDisabled) return { kind: 'number', value: order.uid, hint }
  if (isAtTable && !order.isConfirmed) return { kind: 'later', table: order.tableIdentifier ?? '' }
  return order.ticketNumber === null
    ? undefined
    : { kind: 'ticket', value: order.calledNumber ?? String(order.ticketNumber), hint }
}

function hintOf(
  { isDelivery, state }: Pick<PublicOrder, 'isDelivery' | 'state'>,
  isAtTable: boolean,
  hasScreens: boolean,
): TicketHint {
  if (isDelivery) return 'delivery'
  // The order is ready, so the guest no longer needs to watch the screen for its number.
  if (state === 'in-delivery' && !isAtTable) return 'pickup'
  if (hasScreens) return isAtTable ? 'screenTable' : 'screen'
  return isAtTable ? 'table' : 'pickup'
}

/** The keys of the sentences below the heading. The status page of food adds the planned time to some of them. */
type StateSentence =
  | 'unpaid'
  | 'checked'
  | 'waiting'
  | 'confirmed'
  | 'ahead'
  | 'underway'
  | 'ready'
  | 'readyTable'
  | 'delivered'
  | 'completed'
  | 'canceled'
  | 'refunded'
  | 'refundDue'
  | 'goingBack'
  | 'paymentKept'
  | 'failed'

export function stateSentence(
  order: Viewed &
    Pick<
      PublicOrder,
      'isDelivery' | 'isDineIn' | 'isPaid' | 'isRefunded' | 'appointmentDate' | 'endedMoney' | 'paymentCheckedUntil'
    >,
  now: number,
): StateSentence {
  const line = statusLine(order)
  if (isAhead(order, now)) return 'ahead'
  if (line === 'unpaid' && isPaymentChecked(order, now)) return 'checked'
  if (line === 'ready') return order.isDineIn ? 'readyTable' : 'ready'
  if (line !== 'canceled') return line
  return moneySentence(order) ?? (order.state === 'failed' ? 'failed' : 'canceled')
}

/**
 * The key of the sentence about the money of an order that was rejected, was cancelled or has failed. Undefined if no money was received.
 */
export function moneySentence(
  order: Pick<PublicOrder, 'isPaid' | 'isRefunded' | 'endedMoney'>,
): MoneySentence | undefined {
  if (order.isRefunded) return 'refunded'
  // If the guest paid a wrong amount, `isPaid` is false although the business has received money. `endedMoney` covers this case.
  if (order.endedMoney === 'going-back') return 'goingBack'
  if (order.endedMoney === 'kept') return 'paymentKept'
  return order.isPaid || order.endedMoney === 'asked' ? 'refundDue' : undefined
}

/**
 * Whether the page asks for a review: the brand wants reviews, the order is completed, and the guest has not given or declined a review
 * (specification §4, Review prompt).
 */
export const isReviewAsked = (
  order: Pick<PublicOrder, 'state' | 'questionnaireRating'>,
  asked: { isEnabled: boolean; isDismissed: boolean },
): boolean => asked.isEnabled && !asked.isDismissed && order.state === 'completed' && order.questionnaireRating === null
