import { defaultZone } from '#kernel/time.ts'
import { dayOf, formatWait, formatMoney, formatTime } from '#ui/backoffice/format.ts'
import type { AttentionRow, Figure, OverviewCard, OverviewPart } from '#ui/backoffice/overview.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import {
  type Icon,
  IconAlarm,
  IconCalendarClock,
  IconCalendarShare,
  IconClock,
  IconCreditCardPay,
  IconLayoutKanban,
  IconRulerMeasure,
} from '@tabler/icons-react'
import type { OrderSummary } from '../../contract.ts'
import { boardTexts } from '../../words/board.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { guestShown, labelOf } from '../parts/order-words.ts'
import { summaryOf, worriesOf, type Worry } from './summary.ts'

/** Figures of this moment and orders that need attention. All of it is counted from the board. */
export function useOverview(): OverviewPart {
  const t = useTexts(boardTexts)
  const { branches, branchId } = useStaff()
  const feed = useOrderFeed()
  const now = useNow(10_000)
  const zone = (branches.find((one) => one.id === branchId) ?? branches[0])?.timeZone ?? defaultZone
  const at = { now, zone }
  const orders = feed.orders.filter((order) => branchId === undefined || order.branchId === branchId)
  const figures = useFigures(orders, at)
  const attention = useAttention(orders, now)
  const connection = useConnection(zone)
  if (!feed.isReady)
    return feed.error
      ? { kind: 'failed', error: feed.error, title: t.board.failed, retry: feed.reload }
      : { kind: 'loading' }
  return { kind: 'ready', figures, attention, cards: [connection] }
}

function useFigures(orders: readonly OrderSummary[], { now, zone }: { now: number; zone: string }): Figure[] {
  const t = useTexts(boardTexts).overview
  const { currency } = useStaff()
  const { open, fresh, today, nextAt, missed, unpaid, unpaidSum } = summaryOf(orders, now, (at) => dayOf(at, zone))
  const board = '/bestellungen'
  return [
    { icon: IconLayoutKanban, name: t.open, hint: t.openHint, value: open, more: t.newOnes(fresh), to: board },
    {
      icon: IconCalendarClock,
      name: t.today,
      hint: t.todayHint,
      value: today,
      more: nextAt === undefined ? t.noneToday : t.nextAt(formatTime(nextAt, zone)),
      to: board,
    },
    {
      icon: IconAlarm,
      name: t.missed,
      hint: t.missedHint,
      value: missed,
      more: missed > 0 ? t.missedSome : t.missedNone,
      to: `${board}?zeige=verpasst`,
      isBad: missed > 0,
    },
    {
      icon: IconCreditCardPay,
      name: t.unpaid,
      hint: t.unpaidHint,
      value: unpaid,
      more: t.unpaidSum(formatMoney(unpaidSum, currency)),
      to: board,
    },
  ]
}

/** As many as fit on a screen; the most urgent ones come first. */
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
  const { branches } = useStaff()
  const titles = {
    missed: t.overview.missedRow,
    waiting: t.overview.waitingRow,
    counter: t.overview.counterRow,
    late: t.overview.lateRow,
    route: t.overview.routeRow,
  }
  return worriesOf(orders, now)
    .slice(0, MOST_ROWS)
    .map(({ kind, order }) => ({
      key: `${kind}${order.id}`,
      icon: icons[kind],
      tone: kind === 'missed' || kind === 'late' ? 'alarm' : 'new',
      title: titles[kind](labelOf(order, branches, t)),
      text: `${t.card.since(formatWait(now - Date.parse(order.createdAt)))} · ${guestShown(order, t)}`,
      to: `/bestellungen/${order.id}`,
      go: t.overview.see,
    }))
}

function useConnection(zone: string): OverviewCard {
  const { overview, live } = useTexts(boardTexts)
  const state = useOrderFeed().live
  const text = {
    connecting: live.connecting,
    live: live.liveText,
    polling: live.pollingText,
    offline: state.kind === 'offline' ? live.offlineText(formatTime(state.since, zone)) : '',
  }[state.kind]
  return {
    title: overview.connection,
    body: (
      <>
        <p className="t2">{overview.connectionText}</p>
        <p>
          <b>{text}</b>
        </p>
      </>
    ),
  }
}
