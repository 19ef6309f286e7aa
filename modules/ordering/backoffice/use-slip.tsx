import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { boardTexts } from '../words/board.ts'
import { type ReactNode, useState } from 'react'
import { orderingEndpoints, type OrderSummary } from '../contract.ts'
import { PrintSheet } from './drawer/PrintSheet.tsx'
import { type OrderAction, useOrderAction } from './parts/use-order-action.ts'

/** Prints the slip of an order: on demand. Noted in the timeline. */
export function useSlip(order: OrderSummary): {
  sheet: ReactNode
  print(): void
  action: OrderAction
} {
  const t = useTexts(boardTexts)
  const action = useOrderAction()
  const [isPrinting, setPrinting] = useState(false)
  const api = useApi()
  /** On the printers that are set. Where there is none, or the server cannot be reached, by the browser's dialog. */
  async function printAnywhere() {
    const answer = await api.call(orderingEndpoints.print, { params: { id: order.id } })
    if (answer.ok && answer.value.jobs.length > 0) {
      notify(t.actions.printSent([...new Set(answer.value.jobs.map(({ device }) => device))].join(', ')))
      return
    }
    if (!answer.ok && answer.status !== 0) notify(t.actions.printFailed)
    setPrinting(true)
  }
  const print = () => {
    void printAnywhere()
  }
  return {
    sheet: isPrinting ? <PrintSheet orders={[order]} onDone={() => setPrinting(false)} /> : null,
    print,
    action,
  }
}
