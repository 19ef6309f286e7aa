import { useCall } from '#ui/backoffice/calls.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { type RangeQuery, type VisitCall, visitStatistics as calls } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { visitTexts } from '../words/visits.ts'
import { BarList } from './BarList.tsx'
import { count } from './labels.ts'

type Query = Partial<RangeQuery> & { from: string; to: string }

/** A card with the result of one API call about visits, as rows with bars: for example the most visited pages. */
export function VisitList({ call, query }: { call: Exclude<VisitCall, 'event-flow'>; query: Query }) {
  const t = useTexts(screenTexts)
  const words = useTexts(statisticsTexts)
  const names = useTexts(visitTexts)
  const { locale } = useStaff()
  const found = useCall(calls[call], { query }, { keepPrevious: true, refetchInterval: 60_000 })
  const rows = found.data?.value.rows ?? []
  return (
    <section className="card" title={names.definitions[call]}>
      <div className="hd">
        <h2>{names.calls[call]}</h2>
      </div>
      {found.error ? (
        <FailedState error={found.error} title={words.loadFailed} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <LoadingState label={names.calls[call]} />
      ) : rows.length === 0 ? (
        <p className="bd t2">{t.nothing}</p>
      ) : (
        <BarList
          label={names.calls[call]}
          bars={rows.map(({ key, label, value, share }) => ({ key, label, value, text: count(value, locale), share }))}
        />
      )}
    </section>
  )
}

/** The view 'Technik': screen sizes, browsers, operating systems, pixel ratios and colour schemes of the visitors. */
export function TechnologyView({ query }: { query: Query }) {
  return (
    <div className="halves">
      {(['resolutions', 'browsers', 'operating-systems', 'device-pixel-ratios', 'color-schemes'] as const).map(
        (call) => (
          <VisitList key={call} call={call} query={query} />
        ),
      )}
    </div>
  )
}
