import { boardTexts } from '../../words/board.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useRef } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { useVehicleBusy } from '../VehicleBusy.tsx'
import { useKeptPlaces } from '../parts/feed/OrderFeed.tsx'
import { numberOf, stateWord } from '../parts/order-words.ts'
import { useReadyMinutes } from '../parts/ready-minutes.ts'
import { nextStep, stepInput } from '../parts/steps.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { useOutcomeMessage } from '../parts/use-outcome.ts'
import { useDialogCalls, useIsDialogOpen } from './dialogs.tsx'

interface KeyStep {
  /**
   * The order that the keys act on: the order in the drawer, or the order whose card has the focus. Undefined if the drawer is closed and
   * no card has the focus.
   */
  order: OrderSummary | undefined
  /** The other orders of the same column: first the orders below this order, then the orders above it. */
  after(): readonly OrderSummary[]
  isDrawer: boolean
  now: number
  /** Puts the focus on the card of an order. */
  focus(id: string): void
}

/**
 * What the keys of steps do. `take` takes a step when the user presses a key ('A' accepts); if the key cannot do anything, a message is
 * shown. `toAccept` names the order that 'A' would accept. The card of an accepted order keeps its place and the focus for some seconds. 'A'
 * pressed again then moves the focus to the next order of the column, and accepts nothing: only the card with the focus is accepted.
 */
export function useKeyStep({ order, after, isDrawer, now, focus }: KeyStep) {
  const t = useTexts(boardTexts)
  const dialogs = useDialogCalls()
  const isDialogOpen = useIsDialogOpen()
  // `isAtOnce`: calls run at the same time. Staff can accept the next order before the server has responded to the previous call.
  const action = useOrderAction({ isAtOnce: true })
  const running = useRef(new Set<string>())
  const minutes = useReadyMinutes()
  const busyOf = useVehicleBusy()
  const { kept } = useKeptPlaces()
  const { outcome } = action
  // If a colleague has already taken the step, the card shows this. The card has no place for other error messages after a key press, so
  // these appear as a notification.
  useOutcomeMessage(outcome?.tone === 'alarm' ? outcome : undefined, 'failed')

  const run = async (one: OrderSummary, step: NonNullable<ReturnType<typeof nextStep>>, chosen?: number) => {
    // The key was pressed twice before the server responded. The step must be taken only once.
    if (running.current.has(one.id)) return
    running.current.add(one.id)
    await action.run(step.endpoint, stepInput(one, chosen), t.actions.failed)
    running.current.delete(one.id)
  }
  const accept = (one: OrderSummary, step: NonNullable<ReturnType<typeof nextStep>>, chosen?: number) => {
    const isAsap = one.kind === 'food' && !one.appointment
    const inMinutes = isAsap ? (chosen ?? minutes.of(one)) : undefined
    // The key does not accept at once if the vehicle has another ride at that time, or if the guest has not answered a proposed time yet.
    // The person who presses the key may be looking at another card, so the key opens a question first.
    if (busyOf(one) || !step.isPrimary)
      dialogs.ask({ orderId: one.id, place: isDrawer ? 'drawer' : 'card', minutes: inMinutes })
    else void run(one, step, inMinutes)
  }
  /** The order on which the key would act now, and the step that it would take. */
  const found = (wanted: 'confirm' | 'next') => {
    if (!order) return undefined
    const isKept = kept.has(order.id)
    const step = isKept ? undefined : nextStep(order, now, t)
    if (step && (step.action === 'confirm') === (wanted === 'confirm')) return { one: order, step }
    if (wanted !== 'confirm' || !isKept || isDrawer) return undefined
    for (const one of after()) {
      const its = kept.has(one.id) ? undefined : nextStep(one, now, t)
      if (its?.action === 'confirm') return { one, step: its }
    }
    return undefined
  }
  return {
    /** Id of the order that the key 'A' would accept now; undefined if there is none. */
    toAccept() {
      const one = isDialogOpen ? undefined : found('confirm')?.one
      return one?.id === order?.id ? one?.id : undefined
    },
    take(wanted: 'confirm' | 'next', chosen?: number) {
      if (isDialogOpen) return
      if (!order) return notify(t.actions.noCard, 'look')
      const target = found(wanted)
      if (!target) {
        const place = kept.get(order.id)
        const state = stateWord(place?.done ?? (place ? { ...order, state: 'confirmed' } : order), t)
        return notify(t.actions.noStep(numberOf(order), state), 'look')
      }
      const { one, step } = target
      if (one.id !== order.id) return focus(one.id)
      if (wanted === 'confirm') accept(one, step, chosen)
      else if (step.asksFirst) dialogs.ask({ orderId: one.id, place: isDrawer ? 'drawer' : 'card' })
      else void run(one, step)
    },
  }
}
