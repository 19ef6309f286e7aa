import { ahead } from '#ui/backoffice/ahead.tsx'
import { createShared, type Shared, useShared } from '#ui/backoffice/shared-state.ts'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { focusBack, focusPlaceOf } from './focus-back.ts'

const counter = ahead(() => import('../drawer/CounterDialog.tsx').then(({ CounterDialog }) => CounterDialog))
const end = ahead(() => import('../drawer/EndDialog.tsx').then(({ EndDialog }) => EndDialog))
const time = ahead(() => import('../drawer/TimeDialog.tsx').then(({ TimeDialog }) => TimeDialog))
/** The dialogs to propose or change a time and to end an order. Their code is loaded only after the cards are shown. */
export const dialogParts = [counter, end, time]

type DialogName = 'propose' | 'time' | 'reject' | 'cancel'

interface Question {
  orderId: string
  place: 'card' | 'drawer'
  /** The number of minutes in which staff promise the food if they answer yes. Undefined if the step does not accept an order of food. */
  minutes?: number | undefined
}

/**
 * The functions that open dialogs on the board. The object stays the same while the board is shown, therefore no card renders again when a
 * dialog opens.
 */
interface DialogCalls {
  open(name: DialogName, order: OrderSummary): void
  /**
   * Registers that a dialog covers the cards. During this time, keys do not act on the cards. The returned function removes the
   * registration.
   */
  stand(): () => void
  ask(question: Question | undefined): void
  /**
   * The question that is open on a card or in the drawer; undefined if none is open. It asks whether staff really want to take a step early
   * (`Step.asksFirst`), or to accept although the guest has not answered a proposed time. After the key 'A' was pressed, it also asks
   * whether they really want to accept although the vehicle has another ride.
   */
  readonly asked: Shared<Question | undefined>
  /** Id of the order that the key 'A' is about to accept, while it waits for a digit that chooses the minutes. Otherwise undefined. */
  readonly awaitsDigit: Shared<string | undefined>
}

const CallsContext = createContext<DialogCalls>({
  open: () => {},
  stand: () => () => {},
  ask: () => {},
  asked: { get: () => undefined, set: () => {}, subscribe: () => () => {} },
  awaitsDigit: { get: () => undefined, set: () => {}, subscribe: () => () => {} },
})
const OpenContext = createContext(false)

export const useDialogCalls = () => useContext(CallsContext)
/** Whether any dialog covers the board or the drawer. If true, keys must not act on cards. */
export const useIsDialogOpen = () => useContext(OpenContext)
/** Whether the open question is about this order and is shown in this place (card or drawer). */
export const useIsAsked = (orderId: string, place: Question['place']): boolean =>
  useShared(useDialogCalls().asked, (asked) => asked?.orderId === orderId && asked.place === place)

/**
 * Called by dialogs that open above the board or the drawer. While the dialog is open, keys do not act on cards, and Escape closes only the
 * dialog.
 */
export function useStandsOverCards(): void {
  const { stand } = useDialogCalls()
  useEffect(stand, [stand])
}

/** Provides the functions that open dialogs, and renders the dialog that is open. At most one of them is open. */
export function BoardDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ name: DialogName; order: OrderSummary }>()
  const [asked] = useState(() => createShared<Question | undefined>(undefined))
  const [awaitsDigit] = useState(() => createShared<string | undefined>(undefined))
  const [standing, setStanding] = useState(0)
  const stand = useCallback(() => {
    setStanding((before) => before + 1)
    return () => setStanding((before) => before - 1)
  }, [])
  const goBack = useRef<() => void>(undefined)
  const isEnded = useRef(false)
  const open = useCallback((name: DialogName, order: OrderSummary) => {
    const place = focusPlaceOf(order.id)
    isEnded.current = false
    goBack.current = () => focusBack(place, isEnded.current)
    setShown({ name, order })
  }, [])
  const calls = useMemo<DialogCalls>(
    () => ({ open, stand, ask: asked.set, asked, awaitsDigit }),
    [open, stand, asked, awaitsDigit],
  )
  const close = () => setShown(undefined)
  useEffect(() => {
    if (shown) return
    goBack.current?.()
    goBack.current = undefined
  }, [shown])
  return (
    <CallsContext value={calls}>
      <OpenContext value={shown !== undefined || standing > 0}>{children}</OpenContext>
      {shown?.name === 'propose' ? <counter.Part order={shown.order} onClose={close} /> : null}
      {shown?.name === 'time' ? <time.Part order={shown.order} onClose={close} /> : null}
      {shown?.name === 'reject' || shown?.name === 'cancel' ? (
        <end.Part
          order={shown.order}
          ending={shown.name}
          onDone={() => {
            isEnded.current = true
          }}
          onClose={close}
        />
      ) : null}
    </CallsContext>
  )
}
