import { endpoint } from '#contract/endpoint.ts'
import { desks } from '#contract/roles.ts'
import * as z from 'zod'
import { type OrderCall, orderCalls, summaries, type VisitCall, visitCalls } from './contract/calls.ts'
import { screens } from './rules/devices.ts'

export { type OrderCall, orderCalls, type RangeCall, type VisitCall, visitCalls } from './contract/calls.ts'

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
  /** Visits by the width of the screen. */
  device: z.enum(screens).optional(),
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

type RangeEndpoint = ReturnType<typeof rangeCall>
export const orderStatistics = Object.fromEntries(
  orderCalls.map((name) => [name, rangeCall(name, summaries[name])]),
) as Record<OrderCall, RangeEndpoint>
export const visitStatistics = Object.fromEntries(
  visitCalls.map((name) => [name, rangeCall(name, summaries[name])]),
) as Record<VisitCall, RangeEndpoint>

/** What a visitor's browser did. The answer is always the same: whether something is kept depends on consent (docs/rules/statistics.md, The log). */
export const analyticsLog = endpoint({
  id: 'analytics-log.write',
  method: 'POST',
  path: '/api/analytics-log',
  access: 'public',
  body: z.unknown(),
  status: 202,
  summary: 'One event { type, action, category, data } or at most 50 of them, only after consent',
})

const fileParams = z.strictObject({ call: z.enum([...orderCalls, ...visitCalls]) })
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
export const statisticsEndpoints = { ...orderStatistics, ...visitStatistics, ...statisticFiles, analyticsLog }
