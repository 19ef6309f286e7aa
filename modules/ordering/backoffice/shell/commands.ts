import type { BranchNote } from '#ui/backoffice/module.ts'
import type { Command } from '#ui/backoffice/palette.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNavigate } from 'react-router'
import { boardTexts } from '../../words/board.ts'
import { isOpenOrder } from '../parts/columns.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { guestShown, kindOf, numberOf, stateWord } from '../parts/order-words.ts'

/** The entries of the command palette that open an order: one for each open order, found by number, guest, address or phone number. */
export function useOrderCommands(): readonly Command[] {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const { orders } = useOrderFeed()
  const navigate = useNavigate()
  return orders.map((order) => ({
    id: order.id,
    kind: 'order',
    group: t.palette.orders,
    label: numberOf(order, branches),
    words: [guestShown(order, t), order.street, order.zipCode, order.deliveryAddress?.street].filter(Boolean).join(' '),
    phone: order.phone,
    detail: stateWord(order, t),
    icon: kindOf(order, t).icon,
    run: () => void navigate(`/bestellungen/${order.id}`),
  }))
}

/** Returns a function that gives the number of open orders of a branch as text, for the list of branches. */
export function useOpenOrders(): (branchId: string) => BranchNote {
  const t = useTexts(boardTexts)
  const { orders } = useOrderFeed()
  return (branchId) => {
    const open = orders.filter((order) => order.branchId === branchId && isOpenOrder(order)).length
    return { text: t.openAt(open), isActive: open > 0 }
  }
}
