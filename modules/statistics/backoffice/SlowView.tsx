import { useCall } from '#ui/backoffice/calls.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { orderStatistics as calls, type RangeQuery, type Statistic } from '../contract.ts'
import { slowTexts } from '../words/slow.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { BarList } from './BarList.tsx'
import { count } from './labels.ts'

/**
 * Two lists: the dishes that take the kitchen a long time, and the hours in which the kitchen is slow. Sentences above the lists name the
 * most noticeable cases.
 */
export function SlowView({ query }: { query: Partial<RangeQuery> & { from: string; to: string } }) {
  const t = useTexts(slowTexts)
  const words = useTexts(statisticsTexts)
  const screen = useTexts(screenTexts)
  const { locale } = useStaff()
  const options = { keepPrevious: true, refetchInterval: 300_000 } as const
  const items = useCall(calls['slow-items'], { query }, options)
  const times = useCall(calls['slow-times'], { query }, options)
  const failed = items.error ?? times.error
  const retry = () => [items, times].forEach((one) => void one.refetch())
  if (failed) return <FailedState error={failed} title={words.loadFailed} retry={retry} />
  if (!items.data || !times.data) return <LoadingState label={t.title} rows={4} />
  const found = items.data.value
  const minutes = (value: number): string => t.minutes(count(value, locale))
  const orders = found.figures['orders'] ?? 0
  const [slowest] = found.rows
  const bars = (statistic: Statistic, labelOf: (label: string) => string) =>
    statistic.rows.map((row) => ({
      key: row.key,
      label: labelOf(row.label),
      value: row.value,
      text: minutes(row.value),
      side: t.orders(count(row.more?.['orders'] ?? 0, locale)),
      share: 0,
    }))
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.title}</h2>
        <span className="t2 sm">{t.hint}</span>
      </div>
      {orders === 0 ? (
        <p className="bd t2">{t.nothing}</p>
      ) : (
        <div className="bd stack">
          <p className="best">
            {t.all(minutes(found.total), minutes(found.figures['ninth'] ?? found.total))}{' '}
            {slowest && slowest.value > found.total
              ? t.slowest(slowest.label, minutes(Math.round((slowest.value - found.total) * 10) / 10))
              : ''}
          </p>
          <div className="halves">
            <div>
              <h3>{t.items}</h3>
              {found.rows.length > 0 ? (
                <BarList label={t.items} bars={bars(found, (label) => label)} />
              ) : (
                <p className="t2">{t.few}</p>
              )}
            </div>
            <div>
              <h3>{t.times}</h3>
              {times.data.value.rows.length > 0 ? (
                <BarList label={t.times} bars={bars(times.data.value, (hour) => screen.hour(Number(hour)))} />
              ) : (
                <p className="t2">{t.few}</p>
              )}
            </div>
          </div>
        </div>
      )}
    </section>
  )
}
