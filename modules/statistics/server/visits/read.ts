import sql from 'sql-template-tag'
import type { VisitCall } from '../../contract.ts'
import { shareOf, sumOf } from '../../rules/compare.ts'
import type { Dim } from '../../rules/digest.ts'
import { foldedVisits } from '../../rules/small-cells.ts'
import { statisticsTexts } from '../../words/statistics.ts'
import { visitLabel } from '../../words/visits.ts'
import { type Found, seriesOf } from '../answer.ts'
import { cellsFrom } from '../cells.ts'
import type { Reading } from '../reading.ts'
import { readFlow } from './flow.ts'
import { readRows, readSums, sum, type VisitRow } from './rows.ts'

/** The values over time of one number. A chart of hours uses the values by hour; every other chart uses the totals of days. */
async function series(reading: Reading, totals: readonly VisitRow[], of: (row: VisitRow) => number) {
  const { slice } = reading
  if (slice.size !== 'hour')
    return seriesOf(
      slice,
      totals.map((row) => ({ ...row, bucket: row.day })),
      of,
    )
  const hours = await readRows(reading, 'hour')
  return seriesOf(
    slice,
    hours.map((row) => ({ ...row, bucket: `${row.day}T${row.key}` })),
    of,
  )
}

async function readVisitors(reading: Reading): Promise<Found> {
  const totals = await readRows(reading, 'total')
  const visits = sum(totals, (row) => row.visits)
  const views = sum(totals, ({ n }) => n)
  const purchases = sum(totals, ({ exits }) => exits)
  return {
    total: sum(totals, ({ visitors }) => visitors),
    series: await series(reading, totals, ({ visitors }) => visitors),
    rows: [],
    figures: {
      visits,
      views,
      withView: sum(totals, ({ entries }) => entries),
      perVisit: visits === 0 ? null : Math.round((views / visits) * 10) / 10,
      purchases,
      conversion: visits === 0 ? null : shareOf(purchases, visits),
      ...(await readDropped(reading)),
    },
  }
}

/**
 * The number of events that were dropped, by reason, and whether the salt of a day (needed for the ids of visitors) was lost. Both are
 * known only for the whole brand, so for single branches the result is empty.
 */
async function readDropped({ db, slice: { period, scope } }: Reading): Promise<Record<string, number>> {
  if (scope !== 'all') return {}
  const [from, to] = [period.from.toString(), period.to.toString()]
  const rows = await db.many<{ reason: string; n: number }>(
    sql`SELECT reason, sum(n) AS n FROM stat_dropped WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY reason`,
  )
  const disturbed = await db.first<{ n: number }>(
    sql`SELECT count(*)::integer AS n FROM stat_progress WHERE is_disturbed AND day BETWEEN ${from}::date AND ${to}::date`,
  )
  const of = (...reasons: string[]): number =>
    sumOf(rows.filter(({ reason }) => reasons.includes(reason)).map(({ n }) => n))
  return {
    dropped: sumOf(rows.map(({ n }) => n)),
    droppedConsent: of('consent'),
    droppedBots: of('bot'),
    droppedSignal: of('signal'),
    disturbedDays: disturbed?.n ?? 0,
  }
}

async function readViews(reading: Reading): Promise<Found> {
  const totals = await readRows(reading, 'total')
  return {
    total: sum(totals, ({ n }) => n),
    series: await series(reading, totals, ({ n }) => n),
    rows: [],
    figures: { withView: sum(totals, ({ entries }) => entries) },
  }
}

type Measure = (row: VisitRow) => number

/** Reads a list with one row per key of a dimension, for example per page. Rows with fewer than three visitors are added to the row 'Andere'. */
async function readList(
  reading: Reading,
  dim: Dim,
  value: Measure,
  more: Readonly<Record<string, Measure>> = {},
): Promise<Found> {
  const { limit, locale } = reading
  const rows = await readSums(reading, dim)
  const sums = [...Map.groupBy(rows, ({ key }) => key)].map(([key, group]) => ({
    key,
    label: visitLabel(dim, key, locale),
    value: sum(group, value),
    visitors: sum(group, ({ visitors }) => visitors),
    more: Object.fromEntries(Object.entries(more).map(([name, of]) => [name, sum(group, of)])),
  }))
  const total = sumOf(sums.map((row) => row.value))
  return {
    total,
    series: undefined,
    rows: foldedVisits(sums, { limit, total, other: statisticsTexts(locale).other }),
    figures: { rows: sums.length },
  }
}

async function readTimes(reading: Reading): Promise<Found> {
  const rows = await readSums(reading, 'start')
  const cells = [...Map.groupBy(rows, ({ key }) => key)].map(([key, group]) => ({
    key,
    value: sum(group, ({ visits }) => visits),
  }))
  return cellsFrom(reading.slice, cells, reading.now)
}

const visitsOf: Measure = ({ visits }) => visits

/** For each API call about visits: the function that reads its figures (docs/rules/statistics.md, Visits). */
export const visitReaders: Readonly<Record<VisitCall, (reading: Reading) => Promise<Found>>> = {
  'unique-visitors': readVisitors,
  'page-views': readViews,
  pages: (reading) =>
    readList(reading, 'page', ({ n }) => n, {
      visitors: ({ visitors }) => visitors,
      entries: ({ entries }) => entries,
      exits: ({ exits }) => exits,
    }),
  events: (reading) => readList(reading, 'event', ({ n }) => n, { visits: visitsOf }),
  'event-flow': readFlow,
  resolutions: (reading) => readList(reading, 'screen', visitsOf),
  'device-pixel-ratios': (reading) => readList(reading, 'ratio', visitsOf),
  'color-schemes': (reading) => readList(reading, 'scheme', visitsOf),
  referrers: (reading) => readList(reading, 'referrer', visitsOf),
  browsers: (reading) => readList(reading, 'browser', visitsOf),
  'operating-systems': (reading) => readList(reading, 'system', visitsOf),
  'visitor-times': readTimes,
}
