import { boardTexts } from '../../words/board.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useEffect, useRef } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { useVehicleBusy } from '../VehicleBusy.tsx'
import { useKeptPlaces } from '../parts/feed/OrderFeed.tsx'
import { numberOf, stateWord } from '../parts/order-words.ts'
import { useReadyMinutes } from '../parts/ready-minutes.ts'
import { nextStep, stepInput } from '../parts/steps.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { useDialogCalls, useIsDialogOpen } from './dialogs.tsx'

interface KeyStep {
  /** The order that the keys act on: the one with the focus, or that of the drawer. */
  order: OrderSummary | undefined
  /** The orders below it in its column, then those above it. */
  after(): readonly OrderSummary[]
  isDrawer: boolean
  now: number
  /** Puts the focus on the card of an order. */
  focus(id: string): void
}

/**
 * The steps that keys take. A key that cannot do anything says so. After an accept its card keeps its place and the focus for some seconds: a
 * further 'A' then accepts the next order of the column.
 */
export function useKeyStep({ order, after, isDrawer, now, focus }: KeyStep) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const dialogs = useDialogCalls()
  const isDialogOpen = useIsDialogOpen()
  // The next order need not wait for the answer to the last one.
  const action = useOrderAction({ isAtOnce: true })
  const running = useRef(new Set<string>())
  const minutes = useReadyMinutes()
  const busyOf = useVehicleBusy()
  const { kept } = useKeptPlaces()
  const { outcome } = action
  useEffect(() => {
    // A lost race stands on the card. Anything else would be told nowhere.
    if (outcome?.tone === 'alarm') notify(outcome.text, 'failed')
  }, [outcome])

  const run = async (one: OrderSummary, step: NonNullable<ReturnType<typeof nextStep>>, chosen?: number) => {
    // The same key once more, before the answer: a second step must not follow by accident.
    if (running.current.has(one.id)) return
    running.current.add(one.id)
    await action.run(step.endpoint, stepInput(one, chosen), t.actions.failed)
    running.current.delete(one.id)
  }
  const accept = (one: OrderSummary, step: NonNullable<ReturnType<typeof nextStep>>, chosen?: number) => {
    const isAsap = one.kind === 'food' && !one.appointment
    const inMinutes = isAsap ? (chosen ?? minutes.value) : undefined
    // Beside the button stands a warning. A key asks, because nobody may have read it.
    if (busyOf(one) || !step.isPrimary)
      dialogs.ask({ orderId: one.id, place: isDrawer ? 'drawer' : 'card', minutes: inMinutes })
    else void run(one, step, inMinutes)
  }
  return (wanted: 'confirm' | 'next', chosen?: number) => {
    if (isDialogOpen) return
    if (!order) return notify(t.actions.noCard, 'look')
    const isKept = kept.has(order.id)
    const step = isKept ? undefined : nextStep(order, now, t)
    if (step && (step.action === 'confirm') === (wanted === 'confirm')) {
      if (wanted === 'confirm') accept(order, step, chosen)
      else if (step.asksFirst) dialogs.ask({ orderId: order.id, place: isDrawer ? 'drawer' : 'card' })
      else void run(order, step)
      return
    }
    if (wanted === 'confirm' && isKept && !isDrawer) {
      for (const next of after()) {
        const its = kept.has(next.id) ? undefined : nextStep(next, now, t)
        if (its?.action !== 'confirm') continue
        focus(next.id)
        return accept(next, its, chosen)
      }
    }
    notify(t.actions.noStep(numberOf(order, branches), isKept ? t.states.confirmed : stateWord(order, t)), 'look')
  }
}
