import * as z from 'zod'
import { screens } from '../rules/devices.ts'

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
