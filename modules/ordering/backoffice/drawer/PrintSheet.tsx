import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { OrderSummary } from '../../contract.ts'
import './drawer.css'
import { Slip } from './Slip.tsx'

/**
 * Renders one page per order, opens the browser's print dialog for these pages and then calls `onDone`. The rest of the screen is not
 * printed. If `copy` is 1 or more, 'KOPIE n' is printed on the page.
 */
export function PrintSheet({
  orders,
  copy = 0,
  copies,
  onDone,
}: {
  orders: readonly OrderSummary[]
  copy?: number
  /** The copy number of each order (key: order id). An order that is not in this map uses `copy`. */
  copies?: ReadonlyMap<string, number>
  onDone: () => void
}) {
  useEffect(() => {
    const timer = setTimeout(() => {
      globalThis.print()
      onDone()
    }, 50)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- prints once, when it appears
  }, [])
  return createPortal(
    <div className="m-ordering sheet" data-print-sheet>
      {orders.map((order) => (
        <Slip key={order.id} order={order} copy={copies?.get(order.id) ?? copy} />
      ))}
    </div>,
    document.body,
  )
}
