import type { PublicOrder } from '../../../contract.ts'

/** What the top of the status page says: one of five states, or that the guest must answer a proposed time (specification §2, §4). */
export type StatusView = 'waiting' | 'counter' | 'confirmed' | 'in-delivery' | 'completed' | 'canceled'

/**
 * Decides what the page says about the order. Rejected and failed orders are shown as cancelled (specification §4: rejected means
 * cancelled). `now`: milliseconds since 1970.
 */
export function statusView(order: Pick<PublicOrder, 'state' | 'counterAppointment'>, now: number): StatusView {
  if (order.state === 'waiting') return isCounterOpen(order, now) ? 'counter' : 'waiting'
  if (order.state === 'rejected' || order.state === 'failed' || order.state === 'canceled') return 'canceled'
  return order.state
}

/** Whether staff have not confirmed the ride yet. Until then it is called a request (docs/rules/orders.md, Labels). */
export const isRequest = (view: StatusView): boolean => view === 'waiting' || view === 'counter'

/** Whether staff proposed another time and the guest did not answer in time. The order then waits for staff again. */
export const isCounterOver = (order: Pick<PublicOrder, 'state' | 'counterAppointment'>, now: number): boolean => {
  const { counterAppointment, state } = order
  return (
    state === 'waiting' &&
    counterAppointment !== null &&
    ['open', 'expired'].includes(counterAppointment.state) &&
    !isCounterOpen(order, now)
  )
}

export type StepState = 'done' | 'now' | 'todo'
const statusSteps = ['sent', 'confirmed', 'in-delivery', 'completed'] as const
type StatusStep = (typeof statusSteps)[number]

/** The states in which the status page of a ride shows the timeline. */
export type UnderWay = Extract<StatusView, 'confirmed' | 'in-delivery' | 'completed'>
const reached: Readonly<Record<UnderWay, number>> = { confirmed: 2, 'in-delivery': 3, completed: 4 }

/** Returns the steps of a ride's timeline in their sequence. Each step is done (`done`), current (`now`) or still to come (`todo`). */
export const stepsOf = (view: UnderWay): { step: StatusStep; state: StepState }[] =>
  statusSteps.map((step, index) => {
    const isCurrent = view === 'in-delivery' && index === reached[view] - 1
    return { step, state: isCurrent ? 'now' : index < reached[view] ? 'done' : 'todo' }
  })

/** Whether the guest can still answer the proposed time. */
export const isCounterOpen = (order: Pick<PublicOrder, 'counterAppointment'>, now: number): boolean =>
  order.counterAppointment?.state === 'open' && Date.parse(order.counterAppointment.expiresAt) > now
