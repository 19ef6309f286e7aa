import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { fileTypes } from './file-types.ts'

const Day = z.iso.date()
/** Orders of each kind. Expected ones have one decimal. */
const Kinds = z.object({ food: z.number(), ride: z.number() })

const ErrorOfForecast = z.object({
  days: z.int(),
  /** Mean of how far a day was off, in orders. */
  perDay: z.number(),
  /** The same as a part of all orders, by days and by single hours; null: there were none. */
  share: z.number().nullable(),
  hourShare: z.number().nullable(),
  /** Above 0: too many were expected. */
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
        /** A public holiday in the language of the call; else null. */
        holiday: z.string().nullable(),
        expected: Kinds,
        /** What is ordered for that day by now. */
        ordered: Kinds,
        /** 24 hours of the wall clock. */
        hours: z.array(z.object({ hour: z.int(), food: z.number(), ride: z.number() })),
      }),
    )
    .nullable(),
  /** Orders of the 28 days before today. */
  recent: Kinds,
  /** Of the last 28 days, each forecast 7 days before; null: too few days. */
  errors: z.object({ food: ErrorOfForecast.nullable(), ride: ErrorOfForecast.nullable() }),
})
export type Forecast = z.infer<typeof Forecast>

/** What of each dish a branch should have ready on a day. Amounts as statistics count them: goods by weight or length count 1. */
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

/** Expected orders of today and the 13 days after (docs/rules/statistics.md, Forecast). */
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
