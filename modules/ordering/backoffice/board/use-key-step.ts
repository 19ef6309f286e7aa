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
  const isAccept = (step: ReturnType<typeof nextStep>) => step?.action === 'confirm'
  /** The step that the key would take now on the order. Undefined if there is none. */
  const stepOf = (wanted: 'confirm' | 'next') => {
    const step = order && !kept.has(order.id) ? nextStep(order, now, t) : undefined
    return isAccept(step) === (wanted === 'confirm') ? step : undefined
  }
  /** While an accepted card keeps its place, the next order of its column that could be accepted. */
  const nextToAccept = () =>
    order && kept.has(order.id) && !isDrawer
      ? after().find((one) => !kept.has(one.id) && isAccept(nextStep(one, now, t)))
      : undefined
  return {
    /** Id of the order that the key 'A' would accept now; undefined if there is none. */
    toAccept: () => (!isDialogOpen && stepOf('confirm') ? order?.id : undefined),
    take(wanted: 'confirm' | 'next', chosen?: number) {
      if (isDialogOpen) return
      if (!order) return notify(t.actions.noCard, 'look')
      const step = stepOf(wanted)
      const next = step || wanted === 'next' ? undefined : nextToAccept()
      if (next) return focus(next.id)
      if (!step) {
        const place = kept.get(order.id)
        const state = stateWord(place?.done ?? (place ? { ...order, state: 'confirmed' } : order), t)
        return notify(t.actions.noStep(numberOf(order), state), 'look')
      }
      if (wanted === 'confirm') accept(order, step, chosen)
      else if (step.asksFirst) dialogs.ask({ orderId: order.id, place: isDrawer ? 'drawer' : 'card' })
      else void run(order, step)
    },
  }
}
