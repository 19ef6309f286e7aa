import { backofficeTexts } from '#i18n/backoffice.ts'
import { shortNumberIn } from '#kernel/short-number.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import type { BranchNote } from '#ui/backoffice/module.ts'
import type { Command } from '#ui/backoffice/palette.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { frameTexts } from '../../words/frame.ts'
import { isOpenOrder } from '../parts/columns.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { guestShown, kindOf, numberOf, stateWord, zoneOf } from '../parts/order-words.ts'
import { boardRoles } from '../parts/roles.ts'
import { useTakeOrders } from '../parts/use-take-orders.ts'

/** The search is sent to the server when no key has been pressed for this number of milliseconds. */
const STILL_MS = 200

/**
 * The entries of the command palette that are about orders. Each open order has an entry, which is found by number, guest, address or phone
 * number. An ended order has an entry if its complete number or its ticket number is typed. The entry says when the order came, because ticket
 * numbers begin again every day. Each page on which staff enter orders has a command.
 */
export function useOrderCommands(query: string): readonly Command[] {
  const t = useTexts(frameTexts)
  const { commands } = useTexts(backofficeTexts).palette
  const { branches, clock, locale, user } = useStaff()
  const { orders } = useOrderFeed()
  const navigate = useNavigate()
  const pages = useTakeOrders()
  const ended = useNumbered(query).filter(({ id }) => !orders.some((open) => open.id === id))
  const toCommand = (order: OrderSummary, place: string): Command => ({
    id: order.id,
    kind: 'order',
    group: t.palette.orders,
    label: numberOf(order),
    uid: order.uid,
    // A ride has the places of its route. The address of the person who booked it would be taken for the pick-up.
    words: [
      guestShown(order, t),
      ...(order.ride
        ? [`${order.ride.from.name} → ${order.ride.to.name}`]
        : [[order.street, order.zipCode].filter(Boolean).join(', '), order.deliveryAddress?.street]),
    ]
      .filter(Boolean)
      .join(' · '),
    phone: order.phone,
    detail: stateWord(order, t),
    icon: kindOf(order, t).icon,
    run: () => void navigate(`${place}/${order.id}`),
  })
  const taking = hasRole(user, boardRoles) ? pages : []
  return [
    ...orders.map((order) => toCommand(order, '/bestellungen')),
    ...ended.map((order) => ({
      ...toCommand(order, '/verlauf'),
      detail: `${stateWord(order, t)} · ${formatListed(Date.parse(order.createdAt), clock.now(), zoneOf(order, branches), locale)}`,
    })),
    ...taking.map(({ kind, title, to }): Command => ({
      id: `take-${kind}`,
      kind: 'command',
      group: commands,
      label: title(locale),
      icon: IconPlus,
      run: () => void navigate(to),
    })),
  ]
}

/** The palette shows at most this many orders with a ticket number, the newest. */
const MOST_SHOWN = 3

/**
 * The order whose complete number is typed ('GL-W7FJKFB49', with or without '#' and prefix), or the newest orders whose ticket number is typed
 * ('A-18', 'a18', '18'). The server finds them among all orders.
 */
function useNumbered(text: string): readonly OrderSummary[] {
  const { user } = useStaff()
  const typed = text.trim().replace(/^#/, '').trim().toUpperCase()
  const isUid = /^(?:[A-Z]{1,4}-?)?[0-9A-Z]{6,12}$/.test(typed) && /\d/.test(typed)
  const ticket = shortNumberIn(typed)
  const [search] = useDebouncedValue(typed, STILL_MS)
  const isAsked = (isUid || ticket !== undefined) && search === typed && hasRole(user, boardRoles)
  // Without '#', the server would also find orders with this number in an address or a phone number.
  const query = { search: ticket ? `#${search}` : search, pageSize: MOST_SHOWN }
  const found = useCall(orderingEndpoints.history, { query }, { enabled: isAsked })
  return isAsked ? (found.data?.value ?? []) : []
}

/** Returns a function that gives the number of open orders of a branch as text, for the list of branches. */
export function useOpenOrders(): (branchId: string) => BranchNote {
  const t = useTexts(frameTexts)
  const { orders } = useOrderFeed()
  return (branchId) => {
    const open = orders.filter((order) => order.branchId === branchId && isOpenOrder(order)).length
    return { text: t.openAt(open), isActive: open > 0 }
  }
}
