import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { DeliveryType } from './contact.ts'

/** The state of an order that is stored. All flags of its progress are derived from it (docs/rules/orders.md, States). */
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

/** `none`: paid on the spot. `open`: an online payment that has not arrived yet. */
export const paymentStates = ['none', 'open', 'paid', 'refunded', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** State of a proposed time. A proposal that is stored as open but whose time limit has passed also counts as `expired`. */
export const counterStates = ['open', 'accepted', 'declined', 'expired'] as const
export type CounterState = (typeof counterStates)[number]

/** A step: its start states and its target state; without `to` the state does not change. */
export interface Transition {
  readonly from: readonly OrderState[]
  readonly to?: OrderState
}

/**
 * All steps of an order (specification §4, Order status; docs/rules/orders.md). The states rejected, canceled, failed and completed are
 * final. A counter-appointment is proposed and answered while the order is in the state waiting.
 */
export const transitions = {
  confirm: { from: ['waiting'], to: 'confirmed' },
  /** Staff undo their accept. That is possible until a message is sent to the guest (docs/rules/orders.md, Taking back). */
  undoConfirm: { from: ['confirmed'], to: 'waiting' },
  reject: { from: ['waiting'], to: 'rejected' },
  cancel: { from: ['waiting', 'confirmed', 'in-delivery'], to: 'canceled' },
  inDelivery: { from: ['confirmed'], to: 'in-delivery' },
  complete: { from: ['confirmed', 'in-delivery'], to: 'completed' },
  proposeCounterAppointment: { from: ['waiting'] },
  acceptCounterAppointment: { from: ['waiting'], to: 'confirmed' },
  declineCounterAppointment: { from: ['waiting'], to: 'canceled' },
  /** The customer withdraws an order that nobody has confirmed yet. */
  withdraw: { from: ['waiting'], to: 'canceled' },
  /** An online payment failed, or did not arrive within 30 minutes. */
  failPayment: { from: ['waiting'], to: 'failed' },
} as const satisfies Record<string, Transition>

export type OrderAction = keyof typeof transitions

export const finalStates = ['completed', 'rejected', 'canceled', 'failed'] as const satisfies readonly OrderState[]
export const isFinal = (state: OrderState): boolean => finalStates.some((final) => final === state)

/** The parts of an order that determine its possible steps. */
export interface OrderStanding {
  readonly state: OrderState
  readonly paymentState: PaymentState
  /** State of the counter-appointment as stored; null if none was proposed. */
  readonly counterState?: CounterState | null | undefined
  readonly counterExpiresAt?: Temporal.Instant | null | undefined
}

/**
 * Why a step is not possible. `order.wrong_state`: the step does not start from the order's state (`values.state`). `order.unpaid`: an
 * online payment is open. `order.no_counter_appointment`: no time was proposed. `order.counter_appointment_answered`: the customer has
 * answered (`values.state`: the answer). `order.counter_appointment_expired`: the time limit has passed.
 */
interface TransitionFailure extends Failure {
  code:
    | 'order.wrong_state'
    | 'order.unpaid'
    | 'order.no_counter_appointment'
    | 'order.counter_appointment_answered'
    | 'order.counter_appointment_expired'
}

/** Steps that are possible only after payment: staff cannot confirm an unpaid online order (docs/rules/orders.md, Payment). */
const needPayment: ReadonlySet<OrderAction> = new Set([
  'confirm',
  'proposeCounterAppointment',
  'acceptCounterAppointment',
])
const answers: ReadonlySet<OrderAction> = new Set(['acceptCounterAppointment', 'declineCounterAppointment'])

/** The state after a step, or why the step is not possible now. */
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

/** The steps that are possible now, in the sequence of `transitions`. Screens show buttons for these steps. */
export const possibleActions = (order: OrderStanding, now: Temporal.Instant): OrderAction[] =>
  (Object.keys(transitions) as OrderAction[]).filter((action) => transition(order, action, now).ok)

/**
 * Why the customer cannot answer a counter-appointment. Only one answer is possible, and only before the time limit (docs/rules/orders.md,
 * Another time).
 */
function counterRefusal(order: OrderStanding, now: Temporal.Instant): TransitionFailure['code'] | undefined {
  if (!order.counterState) return 'order.no_counter_appointment'
  if (order.counterState === 'accepted' || order.counterState === 'declined')
    return 'order.counter_appointment_answered'
  if (order.state !== 'waiting') return 'order.wrong_state'
  return counterStateAt(order, now) === 'expired' ? 'order.counter_appointment_expired' : undefined
}

/** The counter-appointment's state at a time. An open proposal expires by time alone; nothing is written. */
export function counterStateAt(order: OrderStanding, now: Temporal.Instant): CounterState | null {
  const { counterState, counterExpiresAt } = order
  if (counterState !== 'open') return counterState ?? null
  const isOver = counterExpiresAt != null && Temporal.Instant.compare(now, counterExpiresAt) >= 0
  return isOver ? 'expired' : 'open'
}

/** Whether the order is an online order that is not paid yet. */
export const isUnpaid = (order: Pick<OrderStanding, 'paymentState'>): boolean =>
  order.paymentState === 'open' || order.paymentState === 'failed'

/** Flags of an order in responses (specification §3, Order as read). */
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
 * Derives all flags. A confirmed order keeps its flag until it is completed. For a delivery, completed also means delivered
 * (docs/rules/orders.md, States).
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

/** Whether the customer may withdraw the order. That is possible until staff confirm it. */
export const canCustomerCancel = (order: Pick<OrderStanding, 'state'>): boolean =>
  transitions.withdraw.from.some((from) => from === order.state)

/** Whether a step needs the refund decision: rejecting or cancelling an order that is paid and not refunded (docs/rules/orders.md, Payment). */
export function asksForRefund(order: Pick<OrderStanding, 'paymentState'>, action: OrderAction): boolean {
  const to = (transitions[action] as Transition).to
  return order.paymentState === 'paid' && (to === 'rejected' || to === 'canceled' || to === 'failed')
}

/**
 * Whether staff must decide about money that arrives in this state. They must if the order has ended unfulfilled; for a completed order the
 * money is a late payment.
 */
export const latePaymentAsksForRefund = (state: OrderState): boolean => isFinal(state) && state !== 'completed'
