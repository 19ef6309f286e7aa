import { editors } from '#contract/roles.ts'
import { defaultZone } from '#kernel/time.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { dayOf, formatMoney, formatTime } from '#ui/backoffice/format.ts'
import type { Figure, OverviewCard, OverviewPart } from '#ui/backoffice/overview.ts'
import { FailedState } from '#ui/backoffice/States.tsx'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { IconCash, IconReceipt, IconTargetArrow } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { orderStatistics as calls } from '../../contract.ts'
import { forecast } from '../../contract/forecast.ts'
import { expectedOn } from '../../rules/expected-today.ts'
import { compareFullHours, hoursOfDay } from '../../rules/same-hours.ts'
import { statisticsOverviewTexts } from '../../words/overview.ts'
import { count, textOfChange } from '../labels.ts'
import { HourFigure } from './HourFigure.tsx'

const HourChart = lazy(() => import('./HourChart.tsx'))
const EVERY_MINUTE = { keepPrevious: true, refetchInterval: 60_000 } as const

/**
 * The part of the overview with today's figures: revenue and orders compared with the same weekday of last week, the expected orders, and a
 * chart by hour. The front desk gets only today's revenue, orders and chart. It gets neither the comparison nor the expected orders.
 */
export function useToday(): OverviewPart {
  const t = useTexts(statisticsOverviewTexts)
  const { branches, branchId, user, locale, currency } = useStaff()
  const zone = (branches.find(({ id }) => id === branchId) ?? branches[0])?.timeZone ?? defaultZone
  const now = useNow(60_000)
  const today = dayOf(now, zone)
  const before = Temporal.PlainDate.from(today).subtract({ days: 7 })
  const weekday = before.toLocaleString(locale === 'de' ? 'de-AT' : 'en-GB', { weekday: 'long' })
  const isCompared = hasRole(user, editors)
  const query = (day: string) => ({
    from: day,
    to: day,
    bucket: 'hour' as const,
    ...(branchId ? { branch: branchId } : {}),
  })
  const past = { ...EVERY_MINUTE, refetchInterval: 3_600_000, enabled: isCompared }
  // A refund of an earlier order is no loss of today's business, and would make the comparison meaningless. It is named apart.
  const sold = (day: string) => ({ ...query(day), refunds: 'own' as const })
  const orders = useCall(calls.orders, { query: query(today) }, EVERY_MINUTE)
  const revenue = useCall(calls.revenue, { query: sold(today) }, EVERY_MINUTE)
  const ordersBefore = useCall(calls.orders, { query: query(String(before)) }, past)
  const revenueBefore = useCall(calls.revenue, { query: sold(String(before)) }, past)
  // The front desk may not read the forecast, so it is not requested there. A new business has no forecast until its data covers 14 days. In
  // both cases the expected orders are left out.
  const ahead = useCall(
    forecast,
    { query: branchId ? { branch: branchId } : {} },
    { ...EVERY_MINUTE, enabled: isCompared },
  )
  const reads = [orders, revenue, ordersBefore, revenueBefore]
  // The comparison and the forecast add texts and a figure. The page waits for them, so that nothing moves when they arrive.
  const isWaiting = [...reads, ahead].some(({ isLoading }) => isLoading)
  const failed = reads.find(({ error }) => error)
  if (failed) {
    const retry = () => reads.forEach((one) => void one.refetch())
    const body = <FailedState error={failed.error} title={t.failed} retry={retry} />
    return { kind: 'ready', cards: [{ title: t.perHour, body, place: 'main' }] }
  }
  if (isWaiting || !orders.data || !revenue.data) return { kind: 'loading' }
  const hour = Number(formatTime(now, zone).slice(0, 2))
  const beside = (
    now_: typeof orders.data.value.buckets,
    then: typeof now_ | undefined,
    format: (value: number) => string,
  ): Pick<Figure, 'more' | 'change'> => {
    if (!then) return { more: '' }
    const compared = compareFullHours(now_, then, hour)
    if (!compared) return { more: t.noChange(weekday) }
    const { text, direction } = textOfChange(compared.change, 'amount', locale)
    const more = t.to(hour, weekday, format(compared.value), format(compared.before))
    return direction === 'none' ? { more: `${text} ${more}` } : { more, change: { text, isUp: direction === 'up' } }
  }
  const found = { orders: orders.data.value, revenue: revenue.data.value }
  const cash = (value: number) => formatMoney(value, currency)
  const number = (value: number) => count(value, locale)
  const { orders: completed, refunds, earlierRefunds } = found.revenue.figures
  const figures: Figure[] = [
    {
      icon: IconCash,
      name: t.revenue,
      hint: t.revenueHint,
      value: cash(found.revenue.total),
      ...beside(found.revenue.buckets, revenueBefore.data?.value.buckets, cash),
      note: [
        t.completed(completed ?? 0),
        refunds && refunds > 0 ? t.refunded(cash(refunds)) : '',
        earlierRefunds && earlierRefunds > 0 ? t.earlier(cash(earlierRefunds)) : '',
      ].join(''),
      to: `/statistik?ansicht=revenue&von=${today}&bis=${today}`,
    },
    {
      icon: IconReceipt,
      name: t.orders,
      hint: t.ordersHint,
      value: number(found.orders.total),
      ...beside(found.orders.buckets, ordersBefore.data?.value.buckets, number),
      note: t.placed,
      to: `/statistik?ansicht=orders&von=${today}&bis=${today}`,
    },
  ]
  const expected = ahead.data && expectedOn(ahead.data.value, today, found.orders.total)
  if (expected)
    figures.push({
      icon: IconTargetArrow,
      name: t.expected,
      hint: t.expectedHint,
      value: number(expected.orders),
      more: expected.span
        ? t.span(number(expected.span.least), number(expected.span.most))
        : t.ordered(number(expected.ordered)),
      note: t.dueToday(number(expected.ordered)),
      to: '/statistik?ansicht=forecast',
    })
  const due = ahead.data?.value.days?.find((one) => one.day === today)?.hours
  const figure = {
    hours: hoursOfDay(found.orders.buckets, ordersBefore.data?.value.buckets ?? [], due && { hours: due, now: hour }),
    total: found.orders.total,
    weekday: isCompared ? weekday : undefined,
  }
  const card: OverviewCard = {
    title: t.perHour,
    place: 'main',
    link: { to: '/statistik', label: t.all },
    body: (
      <Suspense fallback={<HourFigure {...figure} />}>
        <HourChart {...figure} hour={hour} />
      </Suspense>
    ),
  }
  return { kind: 'ready', figures, cards: [card] }
}
