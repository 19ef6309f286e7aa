import { ahead } from '#ui/backoffice/ahead.tsx'
import { createShared, type Shared, useShared } from '#ui/backoffice/shared-state.ts'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { OrderSummary } from '../../contract.ts'

const counter = ahead(() => import('../drawer/CounterDialog.tsx').then(({ CounterDialog }) => CounterDialog))
const end = ahead(() => import('../drawer/EndDialog.tsx').then(({ EndDialog }) => EndDialog))
/** The code of the dialogs, which is read when the cards stand. */
export const dialogParts = [counter, end]

type DialogName = 'propose' | 'reject' | 'cancel'

interface Question {
  orderId: string
  place: 'card' | 'drawer'
}

/** They stay the same while the board is shown, so a card that can open a dialog is not drawn anew when one opens. */
interface DialogCalls {
  open(name: DialogName, order: OrderSummary): void
  /** A dialog of the board itself covers the cards; the returned function removes it. */
  stand(): () => void
  ask(question: Question | undefined): void
  /** A step that is asked about in place, on its card or in its drawer: see Step.asksFirst. */
  readonly asked: Shared<Question | undefined>
}

const CallsContext = createContext<DialogCalls>({
  open: () => {},
  stand: () => () => {},
  ask: () => {},
  asked: { get: () => undefined, set: () => {}, subscribe: () => () => {} },
})
const OpenContext = createContext(false)

export const useDialogCalls = () => useContext(CallsContext)
/** Does a dialog cover board or drawer? */
export const useIsDialogOpen = () => useContext(OpenContext)
/** Is the question about this order's step shown in this place? */
export const useIsAsked = (orderId: string, place: Question['place']): boolean =>
  useShared(useDialogCalls().asked, (asked) => asked?.orderId === orderId && asked.place === place)

/** For a dialog over board or drawer: while it is shown, keys do not act on what is behind it, and Escape closes it alone. */
export function useStandsOverCards(): void {
  const { stand } = useDialogCalls()
  useEffect(stand, [stand])
}

/** The dialogs about an order, one at a time, opened from cards, drawer and keys. */
export function BoardDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ name: DialogName; order: OrderSummary }>()
  const [asked] = useState(() => createShared<Question | undefined>(undefined))
  const [standing, setStanding] = useState(0)
  const stand = useCallback(() => {
    setStanding((before) => before + 1)
    return () => setStanding((before) => before - 1)
  }, [])
  const calls = useMemo<DialogCalls>(
    () => ({ open: (name, order) => setShown({ name, order }), stand, ask: asked.set, asked }),
    [stand, asked],
  )
  const close = () => setShown(undefined)
  return (
    <CallsContext value={calls}>
      <OpenContext value={shown !== undefined || standing > 0}>{children}</OpenContext>
      {shown?.name === 'propose' ? <counter.Part order={shown.order} onClose={close} /> : null}
      {shown?.name === 'reject' || shown?.name === 'cancel' ? (
        <end.Part order={shown.order} ending={shown.name} onClose={close} />
      ) : null}
    </CallsContext>
  )
}
