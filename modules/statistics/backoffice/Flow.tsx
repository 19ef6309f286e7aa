import { useCall } from '#ui/backoffice/calls.ts'
import { FailedState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import { type RangeQuery, type Statistic, visitStatistics as calls } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { nodeName, visitTexts } from '../words/visits.ts'
import { flowPlan } from './flow-plan.ts'
import { FlowSteps } from './FlowSteps.tsx'
import { Funnel } from './Funnel.tsx'
import { count, percent } from './labels.ts'

/**
 * Two cards of the view 'Besuche'. The event flow shows how visits go from page to page, as a picture or as a table. The funnel shows how
 * many visits reach each step towards an order. Without visits nothing is shown.
 */
export function Flow({ query }: { query: Partial<RangeQuery> & { from: string; to: string } }) {
  const t = useTexts(screenTexts)
  const words = useTexts(statisticsTexts)
  const names = useTexts(visitTexts)
  const [isTable, setTable] = useState(false)
  const found = useCall(calls['event-flow'], { query }, { keepPrevious: true, refetchInterval: 60_000 })
  if (found.error)
    return <FailedState error={found.error} title={words.loadFailed} retry={() => void found.refetch()} />
  const statistic = found.data?.value
  if (!statistic || statistic.total === 0) return null
  return (
    <div className="halves wide">
      <section className="card">
        <div className="hd">
          <h2>{names.calls['event-flow']}</h2>
          <span className="sp" />
          <div className="seg" role="group" aria-label={names.calls['event-flow']}>
            {[false, true].map((one) => (
              <button key={String(one)} type="button" aria-pressed={isTable === one} onClick={() => setTable(one)}>
                {one ? t.visits.table : t.visits.picture}
              </button>
            ))}
          </div>
        </div>
        {isTable ? (
          <div className="bd flow">
            <FlowTable statistic={statistic} />
          </div>
        ) : (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the picture scrolls, so the keyboard must reach it (WCAG 2.1.1) */}
            <section className="bd flow wide-only" tabIndex={0} aria-label={names.calls['event-flow']}>
              <FlowPicture statistic={statistic} />
            </section>
            <FlowSteps rows={statistic.rows} />
          </>
        )}
      </section>
      <Funnel statistic={statistic} />
    </div>
  )
}

function FlowPicture({ statistic }: { statistic: Statistic }) {
  const { locale } = useStaff()
  const names = useTexts(visitTexts)
  const plan = flowPlan(statistic.rows)
  return (
    <svg
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      style={{ minWidth: plan.width }}
      role="img"
      aria-label={names.definitions['event-flow']}
    >
      {plan.links.map(({ key, path, thickness }) => (
        <path key={key} d={path} strokeWidth={thickness} className="link" />
      ))}
      {plan.nodes.map(({ key, node, x, y, height, visits }) => (
        <g key={key}>
          <rect
            x={x}
            y={y}
            width={plan.nodeWidth}
            height={height}
            rx={2}
            className={node === 'exit' ? 'node out' : 'node'}
          />
          <text x={x} y={y - 4}>
            {nodeName(node, locale).slice(0, 18)} {count(visits, locale)}
          </text>
        </g>
      ))}
    </svg>
  )
}

function FlowTable({ statistic }: { statistic: Statistic }) {
  const t = useTexts(screenTexts)
  const { locale } = useStaff()
  return (
    <table className="tbl compact">
      <thead>
        <tr>
          <th scope="col">{t.visits.step}</th>
          <th scope="col">{t.visits.way}</th>
          <th scope="col" className="num">
            {t.visits.visits}
          </th>
          <th scope="col" className="num">
            %
          </th>
        </tr>
      </thead>
      <tbody>
        {statistic.rows.map(({ key, label, value, share, more }) => (
          <tr key={key}>
            <td>{more?.['step']}</td>
            <th scope="row">{label}</th>
            <td className="num">{count(value, locale)}</td>
            <td className="num">{percent(share, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
