import { type Endpoint, type InputOf } from '#contract/endpoint.ts'
import { boardTexts } from '../../words/board.ts'
import { CallFailed, failureText } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useRef, useState } from 'react'
import { Order, orderingEndpoints, OrderSummary } from '../../contract.ts'
import type { UndoableAction } from '../../rules/undo.ts'
import type { KeptPlace } from './feed/kept-places.ts'
import { useFeedCalls } from './feed/OrderFeed.tsx'
import { dueAt, zoneOf } from './order-words.ts'
import { racedText } from './raced-text.ts'
import { type ActionOutcome, useOutcome } from './use-outcome.ts'

export interface OrderAction {
  /** Sends a call. The result is true if the server accepted it. */
  run<E extends Endpoint>(endpoint: E, input: InputOf<E>, failed: string): Promise<boolean>
  /** Undoes the step for which a card stays in its place. The result is false if the step cannot be undone. */
  undo(place: KeptPlace): Promise<boolean>
  isBusy: boolean
  outcome: ActionOutcome | undefined
  forget(): void
}

/** Reads the order's id from the input of a call. Undefined if the input contains none. */
function orderIdOf(input: object): string | undefined {
  const params: unknown = 'params' in input ? input.params : undefined
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined
  return typeof id === 'string' ? id : undefined
}

/**
 * The calls that move a card to another column or remove it from the board (key: id of the call). The value is the step that the call takes.
 */
const movingSteps: ReadonlyMap<string, UndoableAction> = new Map([
  [orderingEndpoints.confirm.id, 'confirm'],
  [orderingEndpoints.inDelivery.id, 'inDelivery'],
  [orderingEndpoints.completed.id, 'complete'],
])

/** For each step, the call that undoes it. */
const undoCalls = {
  confirm: orderingEndpoints.undoConfirm,
  inDelivery: orderingEndpoints.undoInDelivery,
  complete: orderingEndpoints.undoComplete,
} as const satisfies Record<UndoableAction, Endpoint>
const undoIds: ReadonlySet<string> = new Set(Object.values(undoCalls).map(({ id }) => id))

/**
 * Sends calls about one order. The screen changes only after the response. If a colleague changed the order before this call (409), the
 * response contains the current order, and the user sees who did what, and when. While a call is running, a further call is ignored,
 * because it comes from a double tap. With `isQueued` the further call waits instead, because a cook's next tap is meant for another dish.
 * With `isAtOnce` both calls run at the same time. The caller must then make sure that they are about different orders.
 */
export function useOrderAction({ isQueued = false, isAtOnce = false } = {}): OrderAction {
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const api = useApi()
  const t = useTexts(boardTexts)
  const { branches, clock } = useStaff()
  const { accept, isLocked, known, keep, letGo } = useFeedCalls()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useOutcome(isLocked)

  return {
    isBusy,
    outcome,
    forget: () => setOutcome(undefined),
    run,
    async undo({ before, step, version }) {
      if (step === undefined || version === undefined) return false
      return run(undoCalls[step], { params: { id: before.id }, body: { version } }, t.actions.undoFailed)
    },
  }

  async function run<E extends Endpoint>(endpoint: E, input: InputOf<E>, failed: string): Promise<boolean> {
    if (isAtOnce) return attempt(endpoint, input, failed)
    if (isBusy && !isQueued) return false
    const mine = turn.current.then(() => attempt(endpoint, input, failed))
    turn.current = mine.catch(() => undefined)
    return mine
  }

  async function attempt<E extends Endpoint>(endpoint: E, input: InputOf<E>, failed: string): Promise<boolean> {
    if (isLocked) {
      setOutcome({ tone: 'alarm', text: t.actions.offline, isOffline: true })
      return false
    }
    setBusy(true)
    setOutcome(undefined)
    // Reads the order before the call is sent: the stream may deliver the changed order before the response arrives.
    const before = known(orderIdOf(input) ?? '')
    const step = movingSteps.get(endpoint.id)
    if (before && step) keep({ before, at: clock.now(), step, isPending: true })
    const result = await api.call(endpoint, input)
    setBusy(false)
    if (result.ok) {
      const order = Order.safeParse(result.value)
      if (!order.success) return true
      const { id, version } = order.data
      const after = OrderSummary.parse(order.data)
      const told = step === 'confirm' ? { promised: dueAt(after) } : { done: after }
      if (before && step) keep({ before, at: clock.now(), step, version, ...told })
      if (undoIds.has(endpoint.id)) letGo(id)
      accept(after)
      return true
    }
    if (before && step) letGo(before.id)
    const current = Order.safeParse(result.data)
    if (result.status === 409 && current.success) {
      // If an undo comes too late, the text of the error is shown. It must not name a colleague, because the last step can be the user's
      // own.
      const isLate = result.errors.some(({ code }) => code === 'order.undo_late')
      const text = isLate
        ? failureText(new CallFailed(result), failed)
        : racedText(current.data, zoneOf(current.data, branches), t)
      // The card of the order shows the text. If the order has no card on this screen, a notification shows it.
      if (before) keep({ before, at: clock.now(), text })
      else notify(text, 'look')
      accept(OrderSummary.parse(current.data))
      setOutcome({ tone: 'new', text })
    } else {
      setOutcome({
        tone: 'alarm',
        text: result.status === 0 ? t.actions.offline : failureText(new CallFailed(result), failed),
        isOffline: result.status === 0,
      })
    }
    return false
  }
}
