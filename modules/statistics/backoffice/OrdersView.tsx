import { useCall } from '#ui/backoffice/calls.ts'
import { formatMoney, formatTime } from '#ui/backoffice/format.ts'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconChartBar } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { channels, orderStatistics as calls, type RangeQuery, type Statistic } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { statisticsTitles } from '../words/titles.ts'
import { FigureTabs, type FigureTab } from './FigureTabs.tsx'
import { HeatMap } from './HeatMap.tsx'
import { changeText, count, percent } from './labels.ts'
import { OriginBar } from './OriginBar.tsx'
import { Popular } from './Popular.tsx'
import type { View } from './view.ts'

const TrendChart = lazy(() => import('./TrendChart.tsx'))
const options = { keepPrevious: true, refetchInterval: 60_000 } as const

interface Props {
  view: View
  query: Partial<RangeQuery> & { from: string; to: string }
  onChange: (part: Partial<View>) => void
  /** Content that the page shows between the figures at the top and the cards below. */
  children?: ReactNode
}

/** The views 'Bestellungen' and 'Umsatz'. Both show the same figures and cards; `view` decides whether orders or revenue come first. */
export function OrdersView({ view, query, onChange, children }: Props) {
  const words = useTexts(statisticsTexts)
  const titles = useTexts(statisticsTitles)
  const t = useTexts(screenTexts)
  const { locale, currency } = useStaff()
  const orders = useCall(calls.orders, { query }, options)
  const revenue = useCall(calls.revenue, { query }, options)
  const canceled = useCall(calls['canceled-orders'], { query }, options)
  const items = useCall(calls.items, { query }, options)
  const popular = useCall(calls['popular-items'], { query }, options)
  const times = useCall(calls['order-times'], { query }, options)
  const origins = useCall(calls[view.tab === 'orders' ? 'order-origins' : 'revenue-origins'], { query }, options)
  const reads = [orders, revenue, canceled, items, popular, times, origins]
  const [chosen, choose] = useState<string>()
  const failed = reads.find(({ error }) => error)
  if (failed)
    return (
      <FailedState
        error={failed.error}
        title={words.loadFailed}
        retry={() => reads.forEach((one) => void one.refetch())}
      />
    )
  if (!orders.data || !revenue.data || !canceled.data || !items.data)
    return <LoadingState label={titles.statistics} rows={10} />

  const cash = (value: number) => formatMoney(value, currency)
  const number = (value: number) => count(value, locale)
  const found = {
    orders: orders.data.value,
    revenue: revenue.data.value,
    canceled: canceled.data.value,
    items: items.data.value,
  }
  const isEmpty = found.orders.total === 0 && found.revenue.total === 0 && found.items.total === 0
  const figure = (key: keyof typeof found, name: string, isMoney = false): FigureTab => ({
    key,
    name,
    counts: t.counts[key],
    value: isMoney ? cash(found[key].total) : number(found[key].total),
    change: view.isCompared ? changeText(found[key].total, found[key].previous, 'amount', locale) : undefined,
  })
  const rate = found.canceled.figures['rate'] ?? null
  const canceledTab: FigureTab = {
    ...figure('canceled', t.cards.canceled),
    value: `${number(found.canceled.total)}${rate === null ? '' : ` · ${percent(rate, locale)}`}`,
    change: view.isCompared
      ? changeText(rate, found.canceled.previousFigures?.['rate'] ?? null, 'rate', locale)
      : undefined,
    isBadWhenUp: true,
  }
  const [placed, sold, money] = [
    figure('orders', t.cards.orders),
    figure('items', t.cards.items),
    figure('revenue', t.cards.revenue, true),
  ]
  const tabs = view.tab === 'orders' ? [placed, canceledTab, sold, money] : [money, placed, canceledTab, sold]
  const shown = tabs.find(({ key }) => key === chosen) ?? tabs[0]
  const statistic: Statistic = found[(shown?.key ?? 'orders') as keyof typeof found]
  const format = shown?.key === 'revenue' ? cash : number
  return (
    <div className="stack">
      <section className="card">
        <FigureTabs tabs={tabs} chosen={shown?.key ?? ''} label={t.range} onChoose={choose} />
        {isEmpty ? (
          <EmptyState icon={IconChartBar} title={t.nothing} text={t.nothingText} />
        ) : (
          <div className="bd">
            <Suspense fallback={<LoadingState label={titles.statistics} />}>
              <TrendChart name={shown?.name ?? ''} statistic={statistic} format={format} axis={number} />
            </Suspense>
          </div>
        )}
        <div className="foot sm t2">
          {
            words.definitions[
              shown?.key === 'canceled'
                ? 'canceled-orders'
                : ((shown?.key ?? 'orders') as 'orders' | 'revenue' | 'items')
            ]
          }
          <span className="sp" />
          {statistic.meta.complete ? null : t.running}{' '}
          {words.fresh(formatTime(Date.parse(statistic.meta.freshAt), statistic.meta.zone))}
        </div>
      </section>
      {isEmpty ? null : children}
      {isEmpty ? null : (
        <div className="halves">
          <div className="stack">
            <section className="card">
              <div className="hd">
                <h2>{words.calls['order-times']}</h2>
                <span className="t2 sm">{t.heat}</span>
              </div>
              <div className="bd">{times.data ? <HeatMap statistic={times.data.value} caption={t.heat} /> : null}</div>
            </section>
            <section className="card">
              <div className="hd">
                <h2>{view.tab === 'orders' ? t.origins : t.revenueOrigins}</h2>
              </div>
              <div className="bd">
                {origins.data ? (
                  <OriginBar
                    statistic={origins.data.value}
                    format={view.tab === 'orders' ? number : cash}
                    onPick={(key) => onChange({ channel: channels.find((one) => one === key) })}
                  />
                ) : null}
              </div>
            </section>
          </div>
          <Popular statistic={popular.data?.value} cash={cash} number={number} />
        </div>
      )}
    </div>
  )
}
