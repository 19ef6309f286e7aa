import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { boardTexts } from '../words/board.ts'
import { type ReactNode, useRef, useState } from 'react'
import { type Order, orderingEndpoints } from '../contract.ts'
import { printedBefore } from '../rules/printed.ts'
import { PrintAgain } from './drawer/PrintAgain.tsx'
import { PrintSheet } from './drawer/PrintSheet.tsx'

/**
 * Prints an order when staff press the button. If it was printed before, staff are asked first. The server records each print in the
 * timeline.
 */
export function useSlip(order: Order): {
  /** What the screen must render: the question before a reprint, or the pages for the browser's print dialog. */
  sheet: ReactNode
  print(): void
} {
  const t = useTexts(boardTexts)
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  /** The copy number on the page of the browser's print dialog; 0 is the original. Undefined: the dialog is not open. */
  const [copy, setCopy] = useState<number>()
  /**
   * The order as returned by the last print call. It is used until the screen has received the timeline entry of that print. Without it,
   * the next print would not be recognised as a copy.
   */
  const [after, setAfter] = useState<Order>()
  const isBusy = useRef(false)
  const newest = after?.id === order.id && after.timeline.length > order.timeline.length ? after : order
  const before = printedBefore(newest.timeline)
  /** Prints on the branch's printers. If the branch has none, or if the call fails, the browser's print dialog opens. */
  async function printAnywhere() {
    if (isBusy.current) return
    isBusy.current = true
    const answer = await api.call(orderingEndpoints.print, { params: { id: order.id } })
    isBusy.current = false
    if (answer.ok) setAfter(answer.value.order)
    if (answer.ok && answer.value.jobs.length > 0) {
      notify(t.actions.printSent([...new Set(answer.value.jobs.map(({ device }) => device))].join(', ')))
      return
    }
    if (!answer.ok && answer.status !== 0) notify(t.actions.printFailed)
    setCopy(before?.nextCopy ?? 0)
  }
  const answered = () => {
    setAsking(false)
    void printAnywhere()
  }
  return {
    sheet: (
      <>
        {isAsking && before ? (
          <PrintAgain order={order} before={before} onYes={answered} onClose={() => setAsking(false)} />
        ) : null}
        {copy === undefined ? null : <PrintSheet orders={[order]} copy={copy} onDone={() => setCopy(undefined)} />}
      </>
    ),
    print: () => (before ? setAsking(true) : void printAnywhere()),
  }
}
