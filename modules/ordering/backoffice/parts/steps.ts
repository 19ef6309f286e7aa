import type { InputOf } from '#contract/endpoint.ts'
import {
  type Icon,
  IconArmchair,
  IconBellCheck,
  IconCheck,
  IconCircleCheck,
  IconFlagCheck,
  IconMoped,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { possibleActions } from '../../rules/lifecycle.ts'
import { standing } from './columns.ts'
import { isEarly } from './early.ts'
import type { BoardWords } from './order-words.ts'

const { confirm, inDelivery, completed } = orderingEndpoints

/** The next step that staff can take for an order. Its card and the drawer show it as a button. */
export interface Step {
  action: 'confirm' | 'inDelivery' | 'complete'
  label: string
  icon: Icon
  endpoint: typeof confirm | typeof inDelivery | typeof completed
  /** Whether the button is highlighted. False while the guest has to answer a proposed time, or if the step is early (`isEarly`). */
  isPrimary: boolean
  /**
   * Whether staff must confirm the step. This is the case if it is taken long before the order is due (`isEarly`), or if it accepts an order
   * whose guest has not answered a proposed time.
   */
  asksFirst: boolean
}

/** The steps that staff may take now, according to the same rules that the server uses. */
export function allowedActions(order: OrderSummary, now: number) {
  const { state, paymentState } = order
  return possibleActions(
    {
      state,
      paymentState,
      counterState: standing(order, now).isCounterOpen ? 'open' : null,
      counterExpiresAt: order.counterAppointment ? Temporal.Instant.from(order.counterAppointment.expiresAt) : null,
    },
    Temporal.Instant.fromEpochMilliseconds(Math.trunc(now)),
  )
}

export function nextStep(order: OrderSummary, now: number, t: BoardWords): Step | undefined {
  const allowed = allowedActions(order, now)
  const isRide = order.kind === 'ride'
  if (allowed.includes('confirm')) {
    const isAwaited = standing(order, now).isCounterOpen
    return {
      action: 'confirm',
      label: isAwaited ? t.actions.acceptAnyway : isRide ? t.actions.acceptRide : t.actions.accept,
      icon: IconCheck,
      endpoint: confirm,
      isPrimary: !isAwaited,
      asksFirst: isAwaited,
    }
  }
  if (allowed.includes('inDelivery') && (isRide || order.deliveryType !== 'dineIn')) {
    const [label, icon] = isRide
      ? [t.actions.startRide, IconPlayerPlay]
      : order.deliveryType === 'delivery'
        ? [t.actions.deliver, IconMoped]
        : [t.actions.ready, IconBellCheck]
    const asksFirst = isEarly(order, 'inDelivery', now)
    return { action: 'inDelivery', label, icon, endpoint: inDelivery, isPrimary: !asksFirst, asksFirst }
  }
  if (allowed.includes('complete')) {
    const [label, icon] = isRide
      ? [t.actions.finishRide, IconFlagCheck]
      : order.deliveryType === 'dineIn'
        ? [t.actions.served, IconArmchair]
        : [order.deliveryType === 'delivery' ? t.actions.delivered : t.actions.collected, IconCircleCheck]
    const asksFirst = isEarly(order, 'complete', now)
    return { action: 'complete', label, icon, endpoint: completed, isPrimary: !asksFirst, asksFirst }
  }
  return undefined
}

/** The input of the call for a step. `readyInMinutes` is needed only when food is accepted. */
export const stepInput = (order: OrderSummary, readyInMinutes?: number): InputOf<typeof confirm> => ({
  params: { id: order.id },
  body: { version: order.version, ...(readyInMinutes === undefined ? {} : { readyInMinutes }) },
})
