import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { CounterDialog } from '../drawer/CounterDialog.tsx'
import { EndDialog } from '../drawer/EndDialog.tsx'

type DialogName = 'propose' | 'reject' | 'cancel'

interface Dialogs {
  open(name: DialogName, order: OrderSummary): void
  isOpen: boolean
  /** A dialog of the board itself covers the cards; the returned function removes it. */
  stand(): () => void
  /** A step that is asked about in place, on its card or in its drawer: see Step.asksFirst. */
  question: Question | undefined
  ask(question: Question | undefined): void
}
interface Question {
  orderId: string
  place: 'card' | 'drawer'
}

const DialogsContext = createContext<Dialogs>({
  open: () => {},
  isOpen: false,
  stand: () => () => {},
  question: undefined,
  ask: () => {},
})
export const useBoardDialogs = () => useContext(DialogsContext)

/** For a dialog over board or drawer: while it is shown, keys do not act on what is behind it, and Escape closes it alone. */
export function useStandsOverCards(): void {
  const { stand } = useBoardDialogs()
  useEffect(stand, [stand])
}

/** The dialogs about an order, one at a time, opened from cards, drawer and keys. */
export function BoardDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ name: DialogName; order: OrderSummary }>()
  const [question, ask] = useState<Question>()
  const [standing, setStanding] = useState(0)
  const stand = useCallback(() => {
    setStanding((before) => before + 1)
    return () => setStanding((before) => before - 1)
  }, [])
  const dialogs = useMemo(
    () => ({
      open: (name: DialogName, order: OrderSummary) => setShown({ name, order }),
      isOpen: shown !== undefined || standing > 0,
      stand,
      question,
      ask,
    }),
    [shown, standing, stand, question],
  )
  const close = () => setShown(undefined)
  return (
    <DialogsContext value={dialogs}>
      {children}
      {shown?.name === 'propose' ? <CounterDialog order={shown.order} onClose={close} /> : null}
      {shown?.name === 'reject' || shown?.name === 'cancel' ? (
        <EndDialog order={shown.order} ending={shown.name} onClose={close} />
      ) : null}
    </DialogsContext>
  )
}
