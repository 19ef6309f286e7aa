import * as z from 'zod'
import { screens } from '../rules/devices.ts'

/** The channels through which orders arrive. When an order is placed, the server stores its channel. */
export const channels = ['web', 'pwa', 'self-service', 'table-qr', 'staff', 'external'] as const
const bucketSizes = ['hour', 'day', 'week', 'month'] as const

const Day = z.iso.date()

export const RangeQuery = z.strictObject({
  /** First and last day of the range; the range may have at most 25 months. */
  from: Day,
  to: Day,
  branch: z.uuid().optional(),
  /** `previous`: the response also has the values of the previous range, which has the same number of days and ends on the day before `from`. */
  compare: z.enum(['previous']).optional(),
  kind: z.enum(['food', 'ride']).optional(),
  channel: z.enum(channels).optional(),
  /** Counts only visits with this class of screen width, for example 'mobile'. Only API calls about visits use this filter. */
  device: z.enum(screens).optional(),
  /** `true`: amounts are without tax. `false` or missing: amounts include tax. */
  net: z.enum(['true', 'false']).optional(),
  /**
   * `own`: refunds of orders that were completed before the range are not subtracted. They are only in the figure `earlierRefunds`. Only API
   * calls about revenue use this.
   */
  refunds: z.enum(['own']).optional(),
  bucket: z.enum(bucketSizes).optional(),
  /**
   * Maximum number of rows in the response. Most API calls add up all further rows in a row 'other'. The API call about slow dishes leaves
   * the further rows out.
   */
  limit: z.coerce.number().int().min(1).max(500).default(10),
})
export type RangeQuery = z.output<typeof RangeQuery>

/** Further figures by name, for example the mean order value. Null: there is no data to compute the figure. */
const Figures = z.record(z.string(), z.number().nullable())

export const StatRow = z.object({
  /**
   * Key of the row, for example the id of a product. 'other': the row that adds up the rows that are not shown (beyond the limit, or with
   * too few visitors).
   */
  key: z.string(),
  label: z.string(),
  value: z.number(),
  /**
   * The value of the row divided by the total, with 4 decimals. For slow dishes and hours: the number of orders of the row divided by the number of
   * all orders.
   */
  share: z.number(),
  more: Figures.optional(),
})
export type StatRow = z.infer<typeof StatRow>

export const Statistic = z.object({
  total: z.number(),
  /** The total of the previous range. Null: the request did not ask for a comparison. */
  previous: z.number().nullable(),
  /**
   * The values by hour, day, week or month; `at` names the bucket: '2026-03-07T18', '2026-10-25T02A' (an hour that occurs twice when the
   * clocks change), '2026-03-07', '2026-W10' or '2026-03'. A bucket without data has the value 0.
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
    /** False: the last day of the range is not over yet, so the figures may still change. */
    complete: z.boolean(),
  }),
})
export type Statistic = z.infer<typeof Statistic>
