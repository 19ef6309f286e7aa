import '@mantine/charts/styles.layer.css'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { CompositeChart } from '@mantine/charts'
import { useState } from 'react'
import { ReferenceLine } from 'recharts'
import { statisticsOverviewTexts } from '../../words/overview.ts'
import { count } from '../labels.ts'
import { CHART_HEIGHT, HourFigure, type HourFigureProps, isAnyExpected } from './HourFigure.tsx'

/**
 * A chart of today's orders by hour: bars for orders, bars with a dashed edge for expected orders, and a dashed line for the same weekday
 * of last week. A switch shows the same values as a table. If `weekday` is undefined, the values of last week are left out.
 */
export default function HourChart(
  props: HourFigureProps & {
    /** The current hour, 0 to 23. */
    hour: number
  },
) {
  const { hours, total, weekday } = props
  const t = useTexts(statisticsOverviewTexts)
  const { locale } = useStaff()
  const [isTable, setTable] = useState(false)
  const number = (value: number) => count(value, locale)
  const isAhead = isAnyExpected(hours)
  return (
    <HourFigure hours={hours} total={total} weekday={weekday} isTable={isTable} onTable={() => setTable(!isTable)}>
      {isTable ? (
        <div className="tscroll">
          <table className="tbl compact">
            <thead>
              <tr>
                <th scope="col">{t.hour}</th>
                <th scope="col" className="num">
                  {t.today}
                </th>
                {weekday ? (
                  <th scope="col" className="num">
                    {t.before(weekday)}
                  </th>
                ) : null}
                {isAhead ? (
                  <th scope="col" className="num">
                    {t.due}
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {hours.map(({ hour, value, before, expected }) => (
                <tr key={hour}>
                  <th scope="row">{hour}</th>
                  <td className="num">{number(value)}</td>
                  {weekday ? <td className="num">{number(before)}</td> : null}
                  {isAhead ? <td className="num">{expected === undefined ? '–' : number(expected)}</td> : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <CompositeChart
          h={CHART_HEIGHT}
          data={hours.map((one) => ({ ...one }))}
          dataKey="hour"
          series={[
            { name: 'value', label: t.today, color: 'var(--c1)', type: 'bar' },
            ...(isAhead ? [{ name: 'expected', label: t.due, color: 'var(--c1)', type: 'bar' as const }] : []),
            ...(weekday
              ? [
                  {
                    name: 'before',
                    label: t.before(weekday),
                    color: 'var(--c5)',
                    type: 'line' as const,
                    strokeDasharray: '5 4',
                  },
                ]
              : []),
          ]}
          curveType="linear"
          withDots={false}
          gridAxis="x"
          tickLine="none"
          barProps={({ name }) => ({
            isAnimationActive: false,
            radius: [3, 3, 0, 0],
            // An hour has either real or expected orders. The bars are drawn as a stack, so that both kinds have the same position.
            stackId: 'hour',
            ...(name === 'expected' ? { fillOpacity: 0.14, strokeOpacity: 1, strokeDasharray: '3 3' } : {}),
          })}
          lineProps={{ isAnimationActive: false, dot: false }}
          yAxisProps={{ allowDecimals: false, width: 34 }}
          valueFormatter={number}
        >
          <ReferenceLine x={props.hour} stroke="var(--alarm)" strokeWidth={2} />
        </CompositeChart>
      )}
    </HourFigure>
  )
}
