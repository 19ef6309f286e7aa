import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { DeliveryType } from './contact.ts'

/** The one stored state of an order; everything else about its progress is derived (decisions, Orders). */
export const orderStates = [
  'waiting',
  'confirmed',
  'in-delivery',
  'completed',
  'rejected',
  'canceled',
  'failed',
] as const
export type OrderState = (typeof orderStates)[number]

/** `none`: paid on the spot. `open`: an online payment that has not arrived. */
export const paymentStates = ['none', 'open', 'paid', 'refunded', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Another time that staff proposed. `expired` is also an open one whose time to answer is over. */
export const counterStates = ['open', 'accepted', 'declined', 'expired'] as const
export type CounterState = (typeof counterStates)[number]

/** A step: from which states, to which; without `to` the state stays. */
export interface Transition {
  readonly from: readonly OrderState[]
  readonly to?: OrderState
}

/**
 * All steps of an order (specification §4, Order status; decisions, Orders). rejected, canceled, failed and completed are final. The
 * counter-appointment is proposed and answered while the order waits.
 */
export const transitions = {
  confirm: { from: ['waiting'], to: 'confirmed' },
  reject: { from: ['waiting'], to: 'rejected' },
  cancel: { from: ['waiting', 'confirmed', 'in-delivery'], to: 'canceled' },
  inDelivery: { from: ['confirmed'], to: 'in-delivery' },
  complete: { from: ['confirmed', 'in-delivery'], to: 'completed' },
  proposeCounterAppointment: { from: ['waiting'] },
  acceptCounterAppointment: { from: ['waiting'], to: 'confirmed' },
  declineCounterAppointment: { from: ['waiting'], to: 'canceled' },
  /** The customer withdraws what nobody has confirmed yet. */
  withdraw: { from: ['waiting'], to: 'canceled' },
  /** An online payment failed, or did not arrive within 30 minutes. */
  failPayment: { from: ['waiting'], to: 'failed' },
} as const satisfies Record<string, Transition>

export type OrderAction = keyof typeof transitions

export const finalStates = ['completed', 'rejected', 'canceled', 'failed'] as const satisfies readonly OrderState[]
export const isFinal = (state: OrderState): boolean => finalStates.some((final) => final === state)

/** An order as far as its steps go. */
export interface OrderStanding {
  readonly state: OrderState
  readonly paymentState: PaymentState
  /** Stored state of the counter-appointment; null: none was ever proposed. */
  readonly counterState?: CounterState | null | undefined
  readonly counterExpiresAt?: Temporal.Instant | null | undefined
}

/**
 * `order.wrong_state`: the step does not start from the order's state (values: state). `order.unpaid`: an online payment is still open.
 * `order.no_counter_appointment`, `order.counter_appointment_answered` (values: state, what already happened),
 * `order.counter_appointment_expired`.
 */
export interface TransitionFailure extends Failure {
  code:
    | 'order.wrong_state'
    | 'order.unpaid'
    | 'order.no_counter_appointment'
    | 'order.counter_appointment_answered'
    | 'order.counter_appointment_expired'
}

/** Steps towards the guest that need the money first: staff cannot confirm an unpaid online order (decisions, Orders). */
const needPayment: ReadonlySet<OrderAction> = new Set([
  'confirm',
  'proposeCounterAppointment',
  'acceptCounterAppointment',
])
const answers: ReadonlySet<OrderAction> = new Set(['acceptCounterAppointment', 'declineCounterAppointment'])

/** The state after a step, or why it cannot be taken now. */
export function transition(
  order: OrderStanding,
  action: OrderAction,
  now: Temporal.Instant,
): Result<OrderState, TransitionFailure> {
  const step: Transition = transitions[action]
  if (answers.has(action)) {
    const code = counterRefusal(order, now)
    if (code) return fail<TransitionFailure>({ code, values: { state: order.counterState ?? order.state } })
  }
  if (!step.from.includes(order.state))
    return fail<TransitionFailure>({ code: 'order.wrong_state', values: { state: order.state } })
  if (needPayment.has(action) && isUnpaid(order)) return fail<TransitionFailure>({ code: 'order.unpaid' })
  return ok(step.to ?? order.state)
}

/** The steps that can be taken now, in the order of `transitions`: what buttons are shown. */
export const possibleActions = (order: OrderStanding, now: Temporal.Instant): OrderAction[] =>
  (Object.keys(transitions) as OrderAction[]).filter((action) => transition(order, action, now).ok)

/** A counter-appointment can be answered once, in time (decisions, Orders). */
function counterRefusal(order: OrderStanding, now: Temporal.Instant): TransitionFailure['code'] | undefined {
  if (!order.counterState) return 'order.no_counter_appointment'
  if (order.counterState === 'accepted' || order.counterState === 'declined')
    return 'order.counter_appointment_answered'
  if (order.state !== 'waiting') return 'order.wrong_state'
  return counterStateAt(order, now) === 'expired' ? 'order.counter_appointment_expired' : undefined
}

/** The counter-appointment's state at a time: open ones expire by themselves. */
export function counterStateAt(order: OrderStanding, now: Temporal.Instant): CounterState | null {
  const { counterState, counterExpiresAt } = order
  if (counterState !== 'open') return counterState ?? null
  const isOver = counterExpiresAt != null && Temporal.Instant.compare(now, counterExpiresAt) >= 0
  return isOver ? 'expired' : 'open'
}

/** An online order whose money has not arrived. */
export const isUnpaid = (order: Pick<OrderStanding, 'paymentState'>): boolean =>
  order.paymentState === 'open' || order.paymentState === 'failed'

/** Flags of an order as read (specification §3, Order as read). */
export interface OrderFlags {
  isConfirmed: boolean
  isRejected: boolean
  isCanceled: boolean
  isFailed: boolean
  isCompleted: boolean
  isDelivery: boolean
  isDineIn: boolean
  isInDelivery: boolean
  isDelivered: boolean
  isPaid: boolean
  isRefunded: boolean
}

/** All flags in one place. A confirmed order stays so until it ends well; for a delivery, completed also means delivered (decisions, Orders). */
export function flagsOf(order: {
  readonly state: OrderState
  readonly paymentState: PaymentState
  readonly deliveryType: DeliveryType
}): OrderFlags {
  const { state, paymentState, deliveryType } = order
  const isDelivery = deliveryType === 'delivery'
  return {
    isConfirmed: state === 'confirmed' || state === 'in-delivery' || state === 'completed',
    isRejected: state === 'rejected',
    isCanceled: state === 'canceled',
    isFailed: state === 'failed',
    isCompleted: state === 'completed',
    isDelivery,
    isDineIn: deliveryType === 'dineIn',
    isInDelivery: state === 'in-delivery',
    isDelivered: isDelivery && state === 'completed',
    isPaid: paymentState === 'paid' || paymentState === 'refunded',
    isRefunded: paymentState === 'refunded',
  }
}

/** May the customer withdraw it themselves? Only while nobody has confirmed it. */
export const canCustomerCancel = (order: Pick<OrderStanding, 'state'>): boolean =>
  transitions.withdraw.from.some((from) => from === order.state)

/** Rejecting or cancelling an order that is paid and not refunded asks staff for the refund decision (decisions, Orders). */
export function asksForRefund(order: Pick<OrderStanding, 'paymentState'>, action: OrderAction): boolean {
  const to = (transitions[action] as Transition).to
  return order.paymentState === 'paid' && (to === 'rejected' || to === 'canceled' || to === 'failed')
}

/** Money that arrives after the order ended leaves it ended and flags the refund question; a completed order may be paid late. */
export const latePaymentAsksForRefund = (state: OrderState): boolean => isFinal(state) && state !== 'completed'
