import sql from 'sql-template-tag'
import type { OrderCall } from '../../contract.ts'
import { folded, shareOf, sumOf } from '../../rules/compare.ts'
import { channelName } from '../../words/channels.ts'
import { statisticsTexts } from '../../words/statistics.ts'
import { cellsFrom } from '../cells.ts'
import { type Found, seriesOf } from '../answer.ts'
import type { Reading } from '../reading.ts'
import { bucketColumn, orderFilter, within } from '../slice.ts'
import { readItems, readPopular } from './items.ts'
import { movementParts } from './movements.ts'
import { readSlowItems, readSlowTimes } from './preparation-times.ts'

interface Counted {
  bucket: string
  origin: string
  orders: number
  canceled: number
}

const countOrders = ({ db, slice }: Reading): Promise<Counted[]> =>
  db.many<Counted>(sql`
    SELECT ${bucketColumn(slice.size, sql`o.created_at`)} AS bucket, o.origin, count(*)::integer AS orders,
      (count(*) FILTER (WHERE o.state IN ('rejected', 'canceled')))::integer AS canceled
    FROM orders o JOIN branches b ON b.id = o.branch_id
    WHERE o.state <> 'failed' AND ${within(slice, sql`o.created_at`)} AND ${orderFilter(slice)}
    GROUP BY 1, 2`)

interface Earned {
  bucket: string
  origin: string
  amount: number
  refunds: number
  earlier: number
  sales: number
}

/** `earlier`: refunds of orders that were completed before the range, if the query leaves them out of the revenue. */
const sumRevenue = ({ db, slice }: Reading): Promise<Earned[]> => {
  const amount = slice.isNet ? sql`m.net` : sql`m.gross`
  const isCounted = slice.hasOwnRefundsOnly ? within(slice, sql`m.completed_at`) : sql`true`
  return db.many<Earned>(sql`
    WITH ${movementParts(slice)}
    SELECT ${bucketColumn(slice.size, sql`m.at`)} AS bucket, m.origin, coalesce(sum(${amount}) FILTER (WHERE ${isCounted}), 0) AS amount,
      -coalesce(sum(${amount}) FILTER (WHERE NOT m.is_sale AND ${isCounted}), 0) AS refunds,
      -coalesce(sum(${amount}) FILTER (WHERE NOT (${isCounted})), 0) AS earlier, (count(*) FILTER (WHERE m.is_sale))::integer AS sales
    FROM movements m JOIN branches b ON b.id = m.branch_id
    WHERE ${within(slice, sql`m.at`)}
    GROUP BY 1, 2`)
}

async function readTimes({ db, slice, now }: Reading): Promise<Found> {
  const rows = await db.many<{ key: string; value: number }>(sql`
    SELECT to_char(o.created_at AT TIME ZONE b.time_zone, 'ID') || '-' || extract(hour FROM o.created_at AT TIME ZONE b.time_zone)::integer AS key,
      count(*)::integer AS value
    FROM orders o JOIN branches b ON b.id = o.branch_id
    WHERE o.state <> 'failed' AND ${within(slice, sql`o.created_at`)} AND ${orderFilter(slice)}
    GROUP BY 1`)
  return cellsFrom(slice, rows, now)
}

async function readCounts(reading: Reading, call: 'orders' | 'canceled-orders' | 'order-origins'): Promise<Found> {
  const rows = await countOrders(reading)
  const orders = sumOf(rows.map((row) => row.orders))
  const canceled = sumOf(rows.map((row) => row.canceled))
  const rate = orders === 0 ? null : shareOf(canceled, orders)
  const valueOf = (row: Counted): number => (call === 'canceled-orders' ? row.canceled : row.orders)
  return {
    total: call === 'canceled-orders' ? canceled : orders,
    series: seriesOf(reading.slice, rows, valueOf),
    rows: byChannel(reading, rows, valueOf),
    figures: { orders, canceled, rate },
  }
}

async function readRevenue(reading: Reading): Promise<Found> {
  const rows = await sumRevenue(reading)
  const total = sumOf(rows.map(({ amount }) => amount))
  const sales = sumOf(rows.map((row) => row.sales))
  const refunds = sumOf(rows.map((row) => row.refunds))
  return {
    total,
    series: seriesOf(reading.slice, rows, ({ amount }) => amount),
    rows: byChannel(reading, rows, ({ amount }) => amount),
    figures: {
      orders: sales,
      refunds,
      ...(reading.slice.hasOwnRefundsOnly ? { earlierRefunds: sumOf(rows.map(({ earlier }) => earlier)) } : {}),
      mean: sales === 0 ? null : Math.round(((total + refunds) / sales) * 100) / 100,
    },
  }
}

function byChannel<Row extends { origin: string }>(
  { limit, locale }: Reading,
  rows: readonly Row[],
  valueOf: (row: Row) => number,
) {
  const channels = Map.groupBy(rows, ({ origin }) => origin)
  const sums = [...channels].map(([key, group]) => ({
    key,
    label: channelName(key, locale),
    value: sumOf(group.map(valueOf)),
  }))
  const total = sumOf(sums.map(({ value }) => value))
  return folded(sums, { limit, total, other: statisticsTexts(locale).other })
}

/** For each API call about orders: the function that reads its figures (docs/rules/statistics.md, Orders and revenue). */
export const orderReaders: Readonly<Record<OrderCall, (reading: Reading) => Promise<Found>>> = {
  orders: (reading) => readCounts(reading, 'orders'),
  'canceled-orders': (reading) => readCounts(reading, 'canceled-orders'),
  'order-origins': (reading) => readCounts(reading, 'order-origins'),
  revenue: readRevenue,
  'revenue-origins': readRevenue,
  items: readItems,
  'popular-items': readPopular,
  'order-times': readTimes,
  'slow-items': readSlowItems,
  'slow-times': readSlowTimes,
}
