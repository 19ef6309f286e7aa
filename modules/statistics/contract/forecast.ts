import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { fileTypes } from './file-types.ts'

const Day = z.iso.date()
/** Numbers of orders by kind. Expected numbers have one decimal. */
const Kinds = z.object({ food: z.number(), ride: z.number() })

const ErrorOfForecast = z.object({
  days: z.int(),
  /** Mean difference between expected and real orders of a day, in orders. */
  perDay: z.number(),
  /**
   * `share`: the same difference as a share of all orders. `hourShare`: computed from the differences of single hours. Null: there were no orders.
   */
  share: z.number().nullable(),
  hourShare: z.number().nullable(),
  /** Positive: the forecast was too high. */
  bias: z.number().nullable(),
})

export const Forecast = z.object({
  zone: z.string(),
  from: Day,
  to: Day,
  /** Null: fewer than 14 days are known. */
  days: z
    .array(
      z.object({
        day: Day,
        /** Name of the public holiday in the language of the call; null on other days. */
        holiday: z.string().nullable(),
        expected: Kinds,
        /** Number of orders for that day that have already been placed. */
        ordered: Kinds,
        /** 24 hours of local time. */
        hours: z.array(z.object({ hour: z.int(), food: z.number(), ride: z.number() })),
      }),
    )
    .nullable(),
  /** Orders of the 28 days before today. */
  recent: Kinds,
  /**
   * How far the forecasts of the last 28 days were from the real orders. Each forecast was made 7 days before its day. Null: too few days are known.
   */
  errors: z.object({ food: ErrorOfForecast.nullable(), ride: ErrorOfForecast.nullable() }),
})
export type Forecast = z.infer<typeof Forecast>

/** How much of each dish a branch should prepare for a day. Amounts are counted as in statistics: goods by weight or length count as 1. */
export interface Preparation {
  readonly expected: number
  readonly ordered: number
  readonly dishes: readonly {
    readonly key: string
    readonly name: string
    readonly expected: number
    readonly ordered: number
  }[]
}

const ForecastQuery = z.strictObject({ branch: z.uuid().optional() })

/** Expected orders of today and the next 13 days (docs/rules/statistics.md, Forecast). */
export const forecast = endpoint({
  id: 'statistics.forecast',
  method: 'GET',
  path: '/api/statistics/forecast',
  access: editors,
  query: ForecastQuery,
  reply: Forecast,
  summary: 'Expected orders and rides of 14 days per hour, by the time they are due, with the error of the last weeks',
})

const file = (kind: keyof typeof fileTypes) =>
  endpoint({
    id: `statistics.forecast.${kind}`,
    method: 'GET',
    path: `/api/statistics/forecast/${kind}`,
    access: editors,
    query: ForecastQuery,
    kind: 'raw',
    mediaType: fileTypes[kind],
    reply: z.unknown(),
    summary: `The forecast by days and by hours, as a ${kind.toUpperCase()} file`,
  })

export const forecastFiles = { csv: file('csv'), xlsx: file('xlsx') }
