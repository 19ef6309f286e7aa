import { boardTexts } from '../words/board.ts'
import { formatTime } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { OrderSummary } from '../contract.ts'
import { vehicleClash } from '../rules/vehicle-clash.ts'
import { useOrderFeed } from './parts/feed/OrderFeed.tsx'
import { numberOf, zoneOf } from './parts/order-words.ts'

/**
 * Returns a function that checks whether a waiting ride overlaps with an accepted ride of the same vehicle. If it does, the result is a
 * warning that names the accepted ride; otherwise undefined.
 */
export function useVehicleBusy(): (order: OrderSummary) => string | undefined {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const { orders } = useOrderFeed()
  return (order) => {
    // `appointment` is the time that the guest asked for. It is used even if staff have proposed another time, because staff promise the
    // time in `appointment` when they accept the order.
    if (order.state !== 'waiting' || order.appointment === null) return undefined
    const clash = vehicleClash(order, orders, Date.parse(order.appointment))
    return clash && t.card.vehicleBusy(numberOf(clash.order), formatTime(clash.from, zoneOf(clash.order, branches)))
  }
}

/**
 * The warning above the accept button; a screen reader reads it together with the button. A tap on the button accepts at once, because the
 * business may have several vehicles of this type. If staff press the key 'A', a question appears first (`board/use-key-step.ts`), because
 * the person may be looking at another card.
 */
export function VehicleBusy({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} className="m-ordering note busy">
      <IconAlertTriangle className="i" stroke={1.75} aria-hidden />
      <span>{text}</span>
    </p>
  )
}
