import '@mantine/charts/styles.layer.css'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { CompositeChart } from '@mantine/charts'
import { useState } from 'react'
import { ReferenceArea, ReferenceLine } from 'recharts'
import type { Statistic } from '../contract.ts'
import { notesOf } from '../rules/annotations.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { useAnnotations } from './use-annotations.ts'
import { changeText, longBucket, rangeText, shortBucket, weekendsOf } from './labels.ts'

/** A chart of one figure over time; the previous range is a dashed line. A table has the same values for people who cannot see the chart. */
export default function TrendChart(props: {
  name: string
  statistic: Statistic
  format: (value: number) => string
  axis: (value: number) => string
}) {
  const { statistic, format, name } = props
  const t = useTexts(screenTexts)
  const words = useTexts(statisticsTexts)
  const { locale } = useStaff()
  const [isTable, setTable] = useState(false)
  const { buckets, meta } = statistic
  const notes = notesOf(useAnnotations(), meta)
  const isCompared = meta.previousFrom !== null && meta.previousTo !== null
  const before = isCompared ? rangeText(meta.previousFrom ?? '', meta.previousTo ?? '', locale) : ''
  const best = buckets.reduce<Statistic['buckets'][number] | undefined>(
    (top, one) => (top === undefined || one.value > top.value ? one : top),
    undefined,
  )
  const summary = best ? t.summary(name, format(statistic.total), longBucket(best.at, locale), format(best.value)) : ''
  const weekends = meta.bucket === 'day' ? weekendsOf(buckets.map(({ at }) => at)) : []
  const data = buckets.map(({ at, value, previous }) => ({ at, value, previous }))
  return (
    <figure className="trend" aria-label={summary}>
      {isTable ? (
        <TrendTable statistic={statistic} format={format} name={name} />
      ) : (
        <CompositeChart
          h={260}
          data={data}
          dataKey="at"
          series={[
            { name: 'value', label: t.thisRange, color: 'var(--c1)', type: 'area' },
            ...(isCompared
              ? [{ name: 'previous', label: before, color: 'var(--c5)', type: 'line' as const, strokeDasharray: '5 4' }]
              : []),
          ]}
          curveType="linear"
          withDots={buckets.length <= 31}
          gridAxis="x"
          tickLine="none"
          areaProps={{ isAnimationActive: false, fillOpacity: 0.14 }}
          lineProps={{ isAnimationActive: false, dot: false }}
          xAxisProps={{ tickFormatter: (at: string) => shortBucket(at, locale), minTickGap: 24 }}
          yAxisProps={{ tickFormatter: props.axis, width: 64 }}
          tooltipProps={{ labelFormatter: (at) => longBucket(String(at), locale) }}
          valueFormatter={format}
        >
          {weekends.map(({ from, to }) => (
            <ReferenceArea key={from} x1={from} x2={to} fill="var(--line)" fillOpacity={0.55} zIndex={-100} />
          ))}
          {notes.map(({ at, day, text }) => (
            <ReferenceLine
              key={day + text}
              x={at}
              stroke="var(--way)"
              strokeDasharray="3 3"
              label={{ value: text, fill: 'var(--way-t)', fontSize: 12, position: 'insideTopLeft' }}
            />
          ))}
        </CompositeChart>
      )}
      <figcaption className="legend">
        <span className="key now">{t.thisRange}</span>
        {isCompared ? <span className="key before">{before}</span> : null}
        {weekends.length > 0 ? <span className="key weekend">{t.weekend}</span> : null}
        <span className="sp" />
        <button type="button" className="plain link" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? words.asPicture : words.asTable}
        </button>
      </figcaption>
      {notes.length > 0 ? (
        <ul className="notes sm" aria-label={words.notes}>
          {notes.map(({ day, text }) => (
            <li key={day + text}>
              <b>{longBucket(day, locale)}</b> {text}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="sr">{summary}</p>
    </figure>
  )
}

function TrendTable({
  statistic,
  format,
  name,
}: {
  statistic: Statistic
  format: (value: number) => string
  name: string
}) {
  const t = useTexts(screenTexts)
  const { locale } = useStaff()
  const isCompared = statistic.meta.previousFrom !== null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table scrolls, so the keyboard must reach it (WCAG 2.1.1)
    <section className="tscroll" tabIndex={0} aria-label={name}>
      <table className="tbl compact">
        <thead>
          <tr>
            <th scope="col">{t.at}</th>
            <th scope="col" className="num">
              {name}
            </th>
            {isCompared ? (
              <>
                <th scope="col" className="num">
                  {t.previous}
                </th>
                <th scope="col" className="num">
                  {t.change}
                </th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {statistic.buckets.map(({ at, value, previous }) => (
            <tr key={at}>
              <th scope="row">{longBucket(at, locale)}</th>
              <td className="num">{format(value)}</td>
              {isCompared ? (
                <>
                  <td className="num">{previous === null ? '–' : format(previous)}</td>
                  <td className="num">{changeText(value, previous, 'amount', locale).text}</td>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
