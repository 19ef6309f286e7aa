import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { boardTexts } from '../words/board.ts'
import { type ReactNode, useRef, useState } from 'react'
import { type Order, orderingEndpoints } from '../contract.ts'
import { printedBefore } from '../rules/printed.ts'
import { PrintAgain } from './drawer/PrintAgain.tsx'
import { PrintSheet } from './drawer/PrintSheet.tsx'

/** Prints the slip of an order on demand, and asks first if it was printed before. The timeline records each print. */
export function useSlip(order: Order): {
  /** The question, or the sheet for the browser's print dialog. */
  sheet: ReactNode
  print(): void
} {
  const t = useTexts(boardTexts)
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  /** The number of the copy that the browser's print dialog shows. 0: the original. */
  const [copy, setCopy] = useState<number>()
  /** The order as it is after the last print. It is used until the screen has loaded the order again. */
  const [after, setAfter] = useState<Order>()
  const isBusy = useRef(false)
  const newest = after?.id === order.id && after.timeline.length > order.timeline.length ? after : order
  const before = printedBefore(newest.timeline)
  /** Prints on the branch's printers. If there are none, or the server cannot be reached, it opens the browser's print dialog. */
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
