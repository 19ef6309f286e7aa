import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { fileTypes } from './file-types.ts'

const Day = z.iso.date()
/** A number of orders of food and a number of rides. Expected numbers have one decimal. */
const Kinds = z.object({ food: z.number(), ride: z.number() })

const ErrorOfForecast = z.object({
  days: z.int(),
  /** The mean difference between the expected and the real orders of a day, as a number of orders. Each difference counts as positive. */
  perDay: z.number(),
  /**
   * `share`: the sum of the daily differences (each counts as positive), divided by the number of orders. `hourShare`: the same with the
   * differences of single hours. Null: there were no orders.
   */
  share: z.number().nullable(),
  hourShare: z.number().nullable(),
  /** The share by which all forecasts together were too high (positive) or too low (negative). Null: there were no orders. */
  bias: z.number().nullable(),
})

export const Forecast = z.object({
  zone: z.string(),
  from: Day,
  to: Day,
  /** Null: the data covers fewer than 14 days, so no forecast is possible. */
  days: z
    .array(
      z.object({
        day: Day,
        /** Name of the public holiday on this day, in the language of the request. Null: the day is no holiday. */
        holiday: z.string().nullable(),
        expected: Kinds,
        /** Number of orders that were already placed for this day. */
        ordered: Kinds,
        /** The expected orders of the 24 hours of the day, in local time. */
        hours: z.array(z.object({ hour: z.int(), food: z.number(), ride: z.number() })),
      }),
    )
    .nullable(),
  /** Number of real orders of the 28 days before today. */
  recent: Kinds,
  /**
   * How much the forecasts for the last 28 days differ from the real orders. The forecast of each day is computed from the data that was known 7
   * days before it. Null: there was never an order of this kind, or too few days can be tested.
   */
  errors: z.object({ food: ErrorOfForecast.nullable(), ride: ErrorOfForecast.nullable() }),
})
export type Forecast = z.infer<typeof Forecast>

/** How much of each dish a branch should prepare for one day. Amounts are numbers of pieces; a dish that is sold by weight or length counts as 1. */
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
