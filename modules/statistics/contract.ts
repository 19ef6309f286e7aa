import { endpoint } from '#contract/endpoint.ts'
import { desks } from '#contract/roles.ts'
import * as z from 'zod'

/** Calls about orders and money: they read the orders themselves (docs/rules/statistics.md, Orders and revenue). */
export const orderCalls = [
  'orders',
  'revenue',
  'canceled-orders',
  'items',
  'popular-items',
  'order-times',
  'order-origins',
  'revenue-origins',
] as const
export type OrderCall = (typeof orderCalls)[number]

/** Where an order came from, as the server stored it when it was placed. */
export const channels = ['web', 'pwa', 'self-service', 'table-qr', 'staff', 'external'] as const
const bucketSizes = ['hour', 'day', 'week', 'month'] as const

const Day = z.iso.date()

export const RangeQuery = z.strictObject({
  /** Calendar days of the zone, both included; at most 25 months. */
  from: Day,
  to: Day,
  branch: z.uuid().optional(),
  /** Also the same number of days directly before. */
  compare: z.enum(['previous']).optional(),
  kind: z.enum(['food', 'ride']).optional(),
  channel: z.enum(channels).optional(),
  /** Amounts without tax. */
  net: z.enum(['true', 'false']).optional(),
  bucket: z.enum(bucketSizes).optional(),
  /** Most rows; what is left is one row 'other', so that rows add up. */
  limit: z.coerce.number().int().min(1).max(500).default(10),
})
export type RangeQuery = z.output<typeof RangeQuery>

/** Further figures by name. Null: there is nothing to compute it from. */
const Figures = z.record(z.string(), z.number().nullable())

export const StatRow = z.object({
  /** 'other' for what lies beyond the limit. */
  key: z.string(),
  label: z.string(),
  value: z.number(),
  /** Part of the total, 0 to 1, with 4 decimals. */
  share: z.number(),
  more: Figures.optional(),
})
export type StatRow = z.infer<typeof StatRow>

export const Statistic = z.object({
  total: z.number(),
  /** Of the days before; only with `compare`. */
  previous: z.number().nullable(),
  /** '2026-03-07T18', '2026-10-25T02A' (an hour that comes twice), '2026-03-07', '2026-W10' or '2026-03'. Empty ones are 0. */
  buckets: z.array(z.object({ at: z.string(), value: z.number(), previous: z.number().nullable() })),
  rows: z.array(StatRow),
  figures: Figures,
  previousFigures: Figures.nullable(),
  meta: z.object({
    zone: z.string(),
    bucket: z.enum(bucketSizes),
    from: Day,
    to: Day,
    previousFrom: Day.nullable(),
    previousTo: Day.nullable(),
    freshAt: z.iso.datetime(),
    /** False while the range is not over. */
    complete: z.boolean(),
  }),
})
export type Statistic = z.infer<typeof Statistic>

const rangeCall = <Name extends string>(name: Name, summary: string) =>
  endpoint({
    id: `statistics.${name}`,
    method: 'GET',
    path: `/api/statistics/${name}`,
    access: desks,
    query: RangeQuery,
    reply: Statistic,
    summary,
  })

const summaries: Readonly<Record<OrderCall, string>> = {
  orders: 'Orders by the time of placing, without failed ones',
  revenue: 'Completed orders by the time of completion, less what was paid back',
  'canceled-orders': 'Rejected and cancelled orders by the time of placing, with their part of all orders',
  items: 'Counted quantity of the lines of completed orders, and the mean of an order',
  'popular-items': 'Completed orders by product: quantity, amount, number of orders',
  'order-times': 'Orders by weekday and hour: rows of the key day-hour (1 = Monday), with the mean of the cell',
  'order-origins': 'Orders by channel',
  'revenue-origins': 'Revenue by channel; a refund stays with the channel of its order',
}

type RangeEndpoint = ReturnType<typeof rangeCall>
export const orderStatistics = Object.fromEntries(
  orderCalls.map((name) => [name, rangeCall(name, summaries[name])]),
) as Record<OrderCall, RangeEndpoint>

const fileParams = z.strictObject({ call: z.enum(orderCalls) })
const fileCall = (kind: 'csv' | 'xlsx', mediaType: string) =>
  endpoint({
    id: `statistics.${kind}`,
    method: 'GET',
    path: `/api/statistics/:call/${kind}`,
    access: desks,
    params: fileParams,
    query: RangeQuery,
    kind: 'raw',
    mediaType,
    reply: z.unknown(),
    summary: `What a call answers, as a ${kind.toUpperCase()} file`,
  })

export const statisticFiles = {
  csv: fileCall('csv', 'text/csv; charset=utf-8'),
  xlsx: fileCall('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
}
export const statisticsEndpoints = { ...orderStatistics, ...statisticFiles }
