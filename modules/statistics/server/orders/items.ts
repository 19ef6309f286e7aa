import sql from 'sql-template-tag'
import { countsAsOne, isUnit, units } from '#kernel/units.ts'
import { folded, sumOf } from '../../rules/compare.ts'
import { statisticsTexts } from '../../words/statistics.ts'
import { type Found, seriesOf } from '../answer.ts'
import type { Reading } from '../reading.ts'
import { bucketColumn, within } from '../slice.ts'
import { lineParts } from './movements.ts'

const measured = Object.keys(units).filter((unit) => isUnit(unit) && countsAsOne(unit))

export async function readItems({ db, slice }: Reading): Promise<Found> {
  const rows = await db.many<{ bucket: string; counted: number; orders: number }>(sql`
    WITH ${lineParts(slice, measured)}
    SELECT ${bucketColumn(slice.size, sql`l.at`)} AS bucket, sum(l.counted) AS counted, count(DISTINCT l.order_id)::integer AS orders
    FROM lines l JOIN branches b ON b.id = l.branch_id
    WHERE ${within(slice, sql`l.at`)}
    GROUP BY 1`)
  const total = sumOf(rows.map(({ counted }) => counted))
  const orders = sumOf(rows.map((row) => row.orders))
  return {
    total,
    series: seriesOf(slice, rows, ({ counted }) => counted),
    rows: [],
    figures: { orders, mean: orders === 0 ? null : Math.round((total / orders) * 100) / 100 },
  }
}

interface Popular {
  key: string
  label: string
  quantity: number
  amount: number
  orders: number
}

export async function readPopular(reading: Reading): Promise<Found> {
  const { db, slice, limit, locale } = reading
  const amount = slice.isNet ? sql`l.net` : sql`l.gross`
  const rows = await db.many<Popular>(sql`
    WITH ${lineParts(slice, measured)}
    SELECT l.key, (array_agg(l.name ORDER BY l.at DESC))[1] AS label, sum(l.counted) AS quantity, sum(${amount}) AS amount,
      count(DISTINCT l.order_id)::integer AS orders
    FROM lines l JOIN branches b ON b.id = l.branch_id
    WHERE ${within(slice, sql`l.at`)}
    GROUP BY 1`)
  const total = sumOf(rows.map(({ quantity }) => quantity))
  const measures = rows.map(({ key, label, quantity, ...more }) => ({ key, label, value: quantity, more }))
  const shown = folded(measures, { limit, total, other: statisticsTexts(locale).other })
  const other = shown.find(({ key }) => key === 'other')
  if (other?.more) {
    // The orders of the row 'other' are counted by a query. The counts of its products cannot be added up, because an order may contain two of
    // these products.
    const known = shown.filter((row) => row !== other).map(({ key }) => key)
    const rest = await db.first<{ orders: number }>(sql`
      WITH ${lineParts(slice, measured)}
      SELECT count(DISTINCT l.order_id)::integer AS orders FROM lines l JOIN branches b ON b.id = l.branch_id
      WHERE ${within(slice, sql`l.at`)} AND NOT l.key = ANY(${known})`)
    other.more['orders'] = rest?.orders ?? 0
  }
  return { total, series: undefined, rows: shown, figures: { amount: sumOf(rows.map((row) => row.amount)) } }
}
