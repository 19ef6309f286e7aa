import { useTexts } from '#ui/backoffice/staff.tsx'
import type { ReactNode } from 'react'
import type { HourOfDay } from '../../rules/same-hours.ts'
import { statisticsOverviewTexts } from '../../words/overview.ts'
import '../statistics.css'

/** The height of the chart in pixels. */
export const CHART_HEIGHT = 210

export interface HourFigureProps {
  hours: readonly HourOfDay[]
  total: number
  /** The weekday of last week with which today is compared. Undefined: today is not compared. */
  weekday: string | undefined
}

/** Whether orders are expected in an hour of today. */
export const isAnyExpected = (hours: readonly HourOfDay[]): boolean => hours.some(({ expected = 0 }) => expected > 0)

/**
 * The frame around the chart of today's orders: legend, summary, and the switch between chart and table. Without `children`, it keeps the room of
 * the chart while its code loads.
 */
export function HourFigure({
  hours,
  total,
  weekday,
  isTable = false,
  onTable,
  children,
}: HourFigureProps & { isTable?: boolean; onTable?: () => void; children?: ReactNode }) {
  const t = useTexts(statisticsOverviewTexts)
  const most = hours.reduce<HourOfDay | undefined>((top, one) => (top && top.value >= one.value ? top : one), undefined)
  const summary = total > 0 && most ? t.summary(total, most.hour, most.value) : t.none
  return (
    <figure className="m-statistics trend" aria-label={summary}>
      {children ?? <div style={{ height: CHART_HEIGHT }} />}
      <figcaption className="legend">
        <span className="key now">{t.today}</span>
        {isAnyExpected(hours) ? <span className="key due">{t.due}</span> : null}
        {weekday ? <span className="key before">{t.before(weekday)}</span> : null}
        <span className="sp" />
        <button
          type="button"
          className="plain link"
          style={onTable ? undefined : { visibility: 'hidden' }}
          aria-pressed={isTable}
          onClick={onTable}
        >
          {isTable ? t.picture : t.table}
        </button>
      </figcaption>
      <p className={total > 0 ? 'sr' : 'sm t2'}>{summary}</p>
    </figure>
  )
}
