import { useCall } from '#ui/backoffice/calls.ts'
import { formatTime } from '#ui/backoffice/format.ts'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { IconCookie, IconShieldOff, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { type RangeQuery, visitStatistics as calls } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { visitTexts } from '../words/visits.ts'
import { statisticsTitles } from '../words/titles.ts'
import { FigureTabs, type FigureTab } from './FigureTabs.tsx'
import { Flow } from './Flow.tsx'
import { HeatMap } from './HeatMap.tsx'
import { changeText, count, percent } from './labels.ts'
import { VisitList } from './VisitList.tsx'
import type { View } from './view.ts'

const TrendChart = lazy(() => import('./TrendChart.tsx'))
/**
 * Milliseconds. A job processes the log of visits each minute. If the latest run of the job is longer ago than this, the page warns that
 * the figures are not current.
 */
const STALE_MS = 5 * 60_000

interface Props {
  view: View
  query: Partial<RangeQuery> & { from: string; to: string }
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** The view 'Besuche'. It counts only visits of people who have consented; a note on the page states this. */
export function VisitsView({ view, query, chosen, onChoose }: Props) {
  const t = useTexts(screenTexts)
  const words = useTexts(statisticsTexts)
  const titles = useTexts(statisticsTitles)
  const names = useTexts(visitTexts)
  const { locale } = useStaff()
  const now = useNow(60_000)
  const options = { keepPrevious: true, refetchInterval: 60_000 } as const
  const visitors = useCall(calls['unique-visitors'], { query }, options)
  const views = useCall(calls['page-views'], { query }, options)
  const times = useCall(calls['visitor-times'], { query }, options)
  const failed = [visitors, views, times].find(({ error }) => error)
  if (failed) return <FailedState error={failed.error} title={words.loadFailed} retry={() => void failed.refetch()} />
  if (!visitors.data || !views.data) return <LoadingState label={titles.statistics} rows={10} />

  const found = visitors.data.value
  const { figures, previousFigures } = found
  const number = (value: number) => count(value, locale)
  const figure = (key: string, name: string, kind: 'amount' | 'rate' = 'amount'): FigureTab => {
    const value = figures[key] ?? null
    return {
      key,
      name,
      value: value === null ? '–' : kind === 'rate' ? percent(value, locale) : number(value),
      change: view.isCompared ? changeText(value, previousFigures?.[key] ?? null, kind, locale) : undefined,
    }
  }
  const tabs: FigureTab[] = [
    {
      key: 'visitors',
      name: names.calls['unique-visitors'],
      value: number(found.total),
      change: view.isCompared ? changeText(found.total, found.previous, 'amount', locale) : undefined,
    },
    figure('visits', t.visits.visits),
    figure('views', names.calls['page-views']),
    figure('perVisit', t.visits.perVisit),
    figure('conversion', t.visits.conversion, 'rate'),
  ]
  const isViews = chosen === 'views'
  const statistic = isViews ? views.data.value : found
  const freshAt = Date.parse(found.meta.freshAt)
  const isStale = now - freshAt > STALE_MS
  return (
    <div className="stack">
      <section className="card">
        <FigureTabs tabs={tabs} chosen={isViews ? 'views' : 'visitors'} label={t.range} onChoose={onChoose} />
        {found.total === 0 ? (
          <EmptyState icon={IconUsers} title={t.visits.nothing} text={t.visits.nothingText} />
        ) : (
          <div className="bd">
            <Suspense fallback={<LoadingState label={titles.statistics} />}>
              <TrendChart
                name={isViews ? names.calls['page-views'] : names.calls['unique-visitors']}
                statistic={statistic}
                format={number}
                axis={number}
              />
            </Suspense>
          </div>
        )}
        <div className="foot sm t2">
          <IconCookie size={16} aria-hidden /> {t.visits.consent}
          {figures['dropped'] ? (
            <span>
              <IconShieldOff size={16} aria-hidden />{' '}
              {t.visits.dropped(
                number(figures['dropped']),
                number(figures['droppedConsent'] ?? 0),
                number(figures['droppedBots'] ?? 0),
                number(figures['droppedSignal'] ?? 0),
              )}
            </span>
          ) : null}
          {figures['disturbedDays'] ? <span>{t.visits.disturbed}</span> : null}
          <span className="sp" />
          <span className={isStale ? 'chg bad' : ''}>{words.fresh(formatTime(freshAt, found.meta.zone))}</span>
        </div>
      </section>
      {found.total === 0 ? null : (
        <>
          <Flow query={query} />
          <div className="halves">
            <VisitList call="pages" query={query} />
            <VisitList call="referrers" query={query} />
            <section className="card">
              <div className="hd">
                <h2>{names.calls['visitor-times']}</h2>
              </div>
              <div className="bd">
                {times.data ? (
                  <HeatMap statistic={times.data.value} caption={names.definitions['visitor-times']} />
                ) : null}
              </div>
            </section>
            <VisitList call="events" query={query} />
          </div>
        </>
      )}
    </div>
  )
}
