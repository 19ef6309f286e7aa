import { useCall } from '#ui/backoffice/calls.ts'
import { formatTime } from '#ui/backoffice/format.ts'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconClock } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { type Statistic, timeStatistics as calls } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { timeTexts } from '../words/time.ts'
import { BarList } from './BarList.tsx'
import { FigureTabs, type FigureTab } from './FigureTabs.tsx'
import { changeText, count, hours } from './labels.ts'
import { timeGroups, type timeQueryOf, type View } from './view.ts'

const TrendChart = lazy(() => import('./TrendChart.tsx'))

interface Props {
  view: View
  query: ReturnType<typeof timeQueryOf>
  onChange: (part: Partial<View>) => void
}

/**
 * The view 'Arbeitszeit': the hours that people have worked, compared with the hours of their planned shifts (docs/rules/statistics.md,
 * Working time).
 */
export function TimeView({ view, query, onChange }: Props) {
  const t = useTexts(timeTexts)
  const words = useTexts(statisticsTexts)
  const screen = useTexts(screenTexts)
  const { locale } = useStaff()
  const options = { keepPrevious: true, refetchInterval: 60_000 } as const
  const worked = useCall(calls['working-activities'], { query }, options)
  const planned = useCall(calls['working-schedules'], { query }, options)
  const [chosen, choose] = useState<string>()
  const failed = [worked, planned].find(({ error }) => error)
  // The response 404 means that no installed module provides working time.
  if (failed?.error?.status === 404)
    return (
      <section className="card">
        <EmptyState icon={IconClock} title={t.without} text={t.withoutText} />
      </section>
    )
  if (failed) return <FailedState error={failed.error} title={words.loadFailed} retry={() => void failed.refetch()} />
  if (!worked.data || !planned.data) return <LoadingState label={screen.tabs.time} rows={10} />

  const found = { worked: worked.data.value, planned: planned.data.value }
  const time = (minutes: number) => hours(minutes, locale)
  const figure = (key: string, name: string, value: number, previous: number | null | undefined): FigureTab => ({
    key,
    name,
    value: time(value),
    change: view.isCompared ? changeText(value, previous ?? null, 'amount', locale) : undefined,
  })
  const plan = found.planned.figures
  const open = plan['openShifts'] ?? 0
  const tabs: FigureTab[] = [
    figure('worked', t.calls['working-activities'], found.worked.total, found.worked.previous),
    figure('planned', t.calls['working-schedules'], found.planned.total, found.planned.previous),
    { key: 'diff', name: t.diff, value: time(plan['diff'] ?? 0), change: undefined },
    { key: 'open', name: t.openShifts, value: time(open), change: undefined },
  ]
  const isPlan = chosen !== undefined && chosen !== 'worked'
  const statistic = isPlan ? found.planned : found.worked
  const name = t.calls[isPlan ? 'working-schedules' : 'working-activities']
  const running = found.worked.figures['running'] ?? 0
  // The labels of the axis are rounded to whole hours, except if all values are below ten hours.
  const isShort = statistic.buckets.every(({ value, previous }) => Math.max(value, previous ?? 0) < 600)
  const axis = (minutes: number) => (isShort ? time(minutes) : `${count(Math.round(minutes / 60), locale)}\u00a0h`)
  const isEmpty = found.worked.total === 0 && found.planned.total === 0 && open === 0
  return (
    <div className="stack">
      <section className="card">
        <FigureTabs tabs={tabs} chosen={isPlan ? 'planned' : 'worked'} label={screen.range} onChoose={choose} />
        {isEmpty ? (
          <EmptyState icon={IconClock} title={t.nothing} text={t.nothingText} />
        ) : (
          <div className="bd">
            <Suspense fallback={<LoadingState label={screen.tabs.time} />}>
              <TrendChart name={name} statistic={statistic} format={time} axis={axis} />
            </Suspense>
          </div>
        )}
        <div className="foot sm t2">
          {t.definitions[isPlan ? 'working-schedules' : 'working-activities']}
          {running > 0 ? <span>{t.running(count(running, locale))}</span> : null}
          <span className="sp" />
          {words.fresh(formatTime(Date.parse(statistic.meta.freshAt), statistic.meta.zone))}
        </div>
      </section>
      {isEmpty ? null : (
        <section className="card">
          <div className="hd w">
            <h2>{name}</h2>
            <div className="seg" role="group" aria-label={t.by}>
              {timeGroups.map((by) => (
                <button key={by} type="button" aria-pressed={by === view.by} onClick={() => onChange({ by })}>
                  {t.groups[by]}
                </button>
              ))}
            </div>
          </div>
          <BarList
            label={`${name}: ${t.groups[view.by]}`}
            bars={barsOf(statistic).map((row) => ({ ...row, text: time(row.value) }))}
          />
        </section>
      )}
    </div>
  )
}

const barsOf = ({ rows }: Statistic) => rows.map(({ key, label, value, share }) => ({ key, label, value, share }))
