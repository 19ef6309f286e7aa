import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { OrderSummary } from '../../contract.ts'
import './drawer.css'
import { Slip } from './Slip.tsx'

/** Orders for the browser's print dialog, one page each, without the rest of the screen. `copy`: 1 or more is printed as 'KOPIE n'. */
export function PrintSheet({
  orders,
  copy = 0,
  copies,
  onDone,
}: {
  orders: readonly OrderSummary[]
  copy?: number
  /** The copy numbers by order id, if the orders have different ones. */
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
