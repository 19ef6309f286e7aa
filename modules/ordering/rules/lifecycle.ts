import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { DeliveryType } from './delivery-types.ts'

/** The states of an order. Flags such as `isConfirmed` are not stored: they are computed from the state (docs/rules/orders.md, States). */
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

/**
 * `none`: the guest does not pay online, but in person: in cash, by card or with a voucher. `open`: an online payment is expected but has not
 * arrived.
 */
export const paymentStates = ['none', 'open', 'paid', 'refunded', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * The states of a time that staff proposed. An open proposal counts as `expired` as soon as its time limit has passed. A job stores this
 * state a little later.
 */
export const counterStates = ['open', 'accepted', 'declined', 'expired'] as const
export type CounterState = (typeof counterStates)[number]

/** A step: the states in which it is possible (`from`), and the state after it (`to`). Without `to` the state stays the same. */
export interface Transition {
  readonly from: readonly OrderState[]
  readonly to?: OrderState
}

/**
 * All steps of an order (specification §4, Order status; docs/rules/orders.md, States). No step leads out of the states rejected, canceled,
 * failed and completed. The only exception: staff can undo their own last step for some seconds (`undo.ts`). While the customer has not
 * answered a proposed time, the order stays in the state waiting.
 */
export const transitions = {
  confirm: { from: ['waiting'], to: 'confirmed' },
  reject: { from: ['waiting'], to: 'rejected' },
  cancel: { from: ['waiting', 'confirmed', 'in-delivery'], to: 'canceled' },
  /** Staff move the time of an order that they have accepted (docs/rules/orders.md, A new time). */
  changeTime: { from: ['confirmed'] },
  inDelivery: { from: ['confirmed'], to: 'in-delivery' },
  complete: { from: ['confirmed', 'in-delivery'], to: 'completed' },
  proposeCounterAppointment: { from: ['waiting'] },
  acceptCounterAppointment: { from: ['waiting'], to: 'confirmed' },
  declineCounterAppointment: { from: ['waiting'], to: 'canceled' },
  /** The customer cancels an order that staff have not confirmed yet. */
  withdraw: { from: ['waiting'], to: 'canceled' },
  /** The online payment did not arrive within 30 minutes. */
  failPayment: { from: ['waiting'], to: 'failed' },
} as const satisfies Record<string, Transition>

export type OrderAction = keyof typeof transitions

/**
 * The final states: no step leads out of them. Exception: for some seconds, staff can undo the step that led to `completed` (`undo.ts`).
 */
export const finalStates = ['completed', 'rejected', 'canceled', 'failed'] as const satisfies readonly OrderState[]
export const isFinal = (state: OrderState): boolean => finalStates.some((final) => final === state)

/** The facts about an order that decide which steps are possible. */
export interface OrderStanding {
  readonly state: OrderState
  readonly paymentState: PaymentState
  /** The stored state of the time that staff proposed; null if they proposed none. */
  readonly counterState?: CounterState | null | undefined
  readonly counterExpiresAt?: Temporal.Instant | null | undefined
}

/**
 * The reasons why a step is refused. `order.wrong_state`: it is not possible in this state. `values.state` is the state of the order or, if the
 * step answers a proposed time, the state of the proposed time. `order.unpaid`: the online payment is missing. `order.no_counter_appointment`:
 * staff proposed no other time. `order.counter_appointment_answered`: the customer has already answered (`values.state`: the answer).
 * `order.counter_appointment_expired`: the time limit for the answer has passed.
 */
interface TransitionFailure extends Failure {
  code:
    | 'order.wrong_state'
    | 'order.unpaid'
    | 'order.no_counter_appointment'
    | 'order.counter_appointment_answered'
    | 'order.counter_appointment_expired'
}

/** Steps that are refused while an online order is unpaid (docs/rules/orders.md, Payment). */
const needPayment: ReadonlySet<OrderAction> = new Set([
  'confirm',
  'proposeCounterAppointment',
  'acceptCounterAppointment',
])
const answers: ReadonlySet<OrderAction> = new Set(['acceptCounterAppointment', 'declineCounterAppointment'])

/** Returns the state to which a step leads, or the reason why the step is not possible now. */
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

/** All steps that are possible now, in the sequence of `transitions`. The back office shows buttons for some of them. */
export const possibleActions = (order: OrderStanding, now: Temporal.Instant): OrderAction[] =>
  (Object.keys(transitions) as OrderAction[]).filter((action) => transition(order, action, now).ok)

/**
 * Returns the reason why the customer cannot answer a proposed time; undefined if an answer is possible. The customer can answer only once,
 * and only before the time limit (docs/rules/orders.md, Another time).
 */
function counterRefusal(order: OrderStanding, now: Temporal.Instant): TransitionFailure['code'] | undefined {
  if (!order.counterState) return 'order.no_counter_appointment'
  if (order.counterState === 'accepted' || order.counterState === 'declined')
    return 'order.counter_appointment_answered'
  if (order.state !== 'waiting') return 'order.wrong_state'
  return counterStateAt(order, now) === 'expired' ? 'order.counter_appointment_expired' : undefined
}

/**
 * The state of the proposed time at `now`; null if staff proposed none. An open proposal counts as expired when its time limit has passed,
 * although the stored state is still 'open'.
 */
export function counterStateAt(order: OrderStanding, now: Temporal.Instant): CounterState | null {
  const { counterState, counterExpiresAt } = order
  if (counterState !== 'open') return counterState ?? null
  const isOver = counterExpiresAt != null && Temporal.Instant.compare(now, counterExpiresAt) >= 0
  return isOver ? 'expired' : 'open'
}

/** Whether the order is an online order that is not paid yet. */
export const isUnpaid = (order: Pick<OrderStanding, 'paymentState'>): boolean =>
  order.paymentState === 'open' || order.paymentState === 'failed'

/** Yes/no fields about the state of an order, for responses of the API (specification §3, Order as read). */
interface OrderFlags {
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

/**
 * Computes the flags from the stored states. `isConfirmed` stays true while the order is in delivery and after it was completed. A
 * completed delivery also counts as delivered (docs/rules/orders.md, States).
 */
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

/** Whether the customer can still cancel the order. This is possible until staff confirm it. */
export const canCustomerCancel = (order: Pick<OrderStanding, 'state'>): boolean =>
  transitions.withdraw.from.some((from) => from === order.state)

/**
 * Whether staff must decide about a refund when they take this step. True if the step rejects or cancels an order, or sets it to failed,
 * and the order was paid and not refunded (docs/rules/orders.md, Payment).
 */
export function asksForRefund(order: Pick<OrderStanding, 'paymentState'>, action: OrderAction): boolean {
  const to = (transitions[action] as Transition).to
  return order.paymentState === 'paid' && (to === 'rejected' || to === 'canceled' || to === 'failed')
}

/**
 * Whether staff must decide about money that arrives while the order is in this state. They must if the order was rejected, was cancelled
 * or has failed. Money for a completed order counts as a late payment of its price.
 */
export const latePaymentAsksForRefund = (state: OrderState): boolean => isFinal(state) && state !== 'completed'
