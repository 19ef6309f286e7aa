import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { CounterDialog } from '../drawer/CounterDialog.tsx'
import { EndDialog } from '../drawer/EndDialog.tsx'

type DialogName = 'propose' | 'reject' | 'cancel'

interface Dialogs {
  open(name: DialogName, order: OrderSummary): void
  isOpen: boolean
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
  question: undefined,
  ask: () => {},
})
export const useBoardDialogs = () => useContext(DialogsContext)

/** The dialogs about an order, one at a time, for cards, drawer and keys alike. */
export function BoardDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ name: DialogName; order: OrderSummary }>()
  const [question, ask] = useState<Question>()
  const dialogs = useMemo(
    () => ({
      open: (name: DialogName, order: OrderSummary) => setShown({ name, order }),
      isOpen: shown !== undefined,
      question,
      ask,
    }),
    [shown, question],
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
