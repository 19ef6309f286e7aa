import * as z from 'zod'
import { screens } from '../rules/devices.ts'

/** The channels through which orders come. The server stores the channel when an order is placed. */
export const channels = ['web', 'pwa', 'self-service', 'table-qr', 'staff', 'external'] as const
const bucketSizes = ['hour', 'day', 'week', 'month'] as const

const Day = z.iso.date()

export const RangeQuery = z.strictObject({
  /** Calendar days, both included; at most 25 months. */
  from: Day,
  to: Day,
  branch: z.uuid().optional(),
  /** If set, the response also has the values of the previous range: the same number of days directly before. */
  compare: z.enum(['previous']).optional(),
  kind: z.enum(['food', 'ride']).optional(),
  channel: z.enum(channels).optional(),
  /** Only visits with this class of screen width. */
  device: z.enum(screens).optional(),
  /** Whether amounts are without tax. */
  net: z.enum(['true', 'false']).optional(),
  bucket: z.enum(bucketSizes).optional(),
  /** The largest number of rows. All further rows are summed in one row 'other', so that the rows add up to the total. */
  limit: z.coerce.number().int().min(1).max(500).default(10),
})
export type RangeQuery = z.output<typeof RangeQuery>

/** Further figures by name. Null: there is no data to compute the figure from. */
const Figures = z.record(z.string(), z.number().nullable())

export const StatRow = z.object({
  /** Key of the row. 'other': the row is the sum of all rows beyond the limit. */
  key: z.string(),
  label: z.string(),
  value: z.number(),
  /** Share of the total, 0 to 1, with 4 decimals. */
  share: z.number(),
  more: Figures.optional(),
})
export type StatRow = z.infer<typeof StatRow>

export const Statistic = z.object({
  total: z.number(),
  /** The total of the previous range; null without `compare`. */
  previous: z.number().nullable(),
  /**
   * Names of buckets: '2026-03-07T18', '2026-10-25T02A' (an hour that comes twice), '2026-03-07', '2026-W10' or '2026-03'. Buckets without data
   * have the value 0.
   */
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
    /** False if the range is not over yet. */
    complete: z.boolean(),
  }),
})
export type Statistic = z.infer<typeof Statistic>
