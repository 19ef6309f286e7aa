import { boardTexts } from '../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
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
  const print = () => {
    setPrinting(true)
    void action.run(orderingEndpoints.print, { params: { id: order.id } }, t.actions.printFailed)
  }
  return {
    sheet: isPrinting ? <PrintSheet orders={[order]} onDone={() => setPrinting(false)} /> : null,
    print,
    action,
  }
}
