import { formatMoney } from '#ui/backoffice/format.ts'
import type { AttentionRow, Figure, OverviewPart } from '#ui/backoffice/overview.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import {
  type Icon,
  IconAlarm,
  IconCalendarShare,
  IconClock,
  IconCoins,
  IconLayoutKanban,
  IconRulerMeasure,
} from '@tabler/icons-react'
import type { OrderSummary } from '../../contract.ts'
import { boardTexts } from '../../words/board.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { guestShown, labelOf } from '../parts/order-words.ts'
import { sinceText, sumOfCents, summaryOf, worriesOf, worrySince, type Worry } from './summary.ts'

/**
 * The part of the overview that is about orders: the current figures, and the orders that staff must look at. All of it comes from the
 * orders on the board.
 */
export function useOverview(): OverviewPart {
  const t = useTexts(boardTexts)
  const { branchId } = useStaff()
  const feed = useOrderFeed()
  const now = useNow(10_000)
  const orders = feed.orders.filter((order) => branchId === undefined || order.branchId === branchId)
  const figures = useFigures(orders, now)
  const attention = useAttention(orders, now)
  if (!feed.isReady)
    return feed.error
      ? { kind: 'failed', error: feed.error, title: t.board.failed, retry: feed.reload }
      : { kind: 'loading' }
  return { kind: 'ready', figures, attention }
}

function useFigures(orders: readonly OrderSummary[], now: number): Figure[] {
  const t = useTexts(boardTexts).overview
  const { currency } = useStaff()
  const { open, fresh, notYet, working, later, onTheSpot, online } = summaryOf(orders, now)
  const cash = (amount: number) => formatMoney(amount, currency)
  const to = '/bestellungen'
  return [
    {
      icon: IconLayoutKanban,
      name: t.open,
      hint: t.openHint,
      value: open,
      more: t.parts(fresh, notYet, working, later),
      to,
    },
    {
      icon: IconCoins,
      name: t.due,
      hint: t.dueHint,
      value: cash(sumOfCents([onTheSpot, online])),
      more: t.dueParts(cash(onTheSpot), cash(online)),
      to,
    },
  ]
}

/** Maximum number of orders in the list of the overview. The most urgent orders come first. */
const MOST_ROWS = 8

const icons: Readonly<Record<Worry['kind'], Icon>> = {
  missed: IconAlarm,
  waiting: IconClock,
  counter: IconCalendarShare,
  late: IconAlarm,
  route: IconRulerMeasure,
}

function useAttention(orders: readonly OrderSummary[], now: number): AttentionRow[] {
  const t = useTexts(boardTexts)
  const titles = {
    missed: t.overview.missedRow,
    waiting: t.overview.waitingRow,
    counter: t.overview.counterRow,
    late: t.overview.lateRow,
    route: t.overview.routeRow,
  }
  return worriesOf(orders, now)
    .slice(0, MOST_ROWS)
    .map((worry) => ({ ...worry, past: now - worrySince(worry) }))
    .map(({ kind, order, past }) => ({
      key: `${kind}${order.id}`,
      icon: icons[kind],
      tone: kind === 'missed' || kind === 'late' ? 'alarm' : 'new',
      title: titles[kind](labelOf(order, t)),
      text: `${sinceText(kind, past, t.card)} · ${guestShown(order, t)}`,
      to: `/bestellungen/${order.id}`,
      go: t.overview.see,
    }))
}
