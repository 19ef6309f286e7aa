import { expect, test } from 'vitest'
import type { Forecast } from '../contract/forecast.ts'
import { expectedOn } from './expected-today.ts'

const error = (perDay: number) => ({ days: 28, perDay, share: 0.1, hourShare: 0.3, bias: 0 })
const forecast = (more: Partial<Forecast> = {}): Forecast => ({
  zone: 'Europe/Vienna',
  from: '2026-11-20',
  to: '2026-12-03',
  days: [
    {
      day: '2026-11-20',
      holiday: null,
      expected: { food: 20.4, ride: 3.2 },
      ordered: { food: 18, ride: 2 },
      hours: [],
    },
  ],
  recent: { food: 500, ride: 60 },
  errors: { food: error(4), ride: error(1.5) },
  ...more,
})

test('the expected orders of a day are food plus rides, with the mean error of a day as a span on both sides', () => {
  expect(expectedOn(forecast(), '2026-11-20', 0)).toEqual({ orders: 24, ordered: 20, span: { least: 20, most: 29 } })
})

test('the span never goes below the number of orders so far; if the errors of past forecasts are not known, there is no span', () => {
  const { errors } = forecast()
  expect(expectedOn(forecast({ errors: { food: errors.food, ride: null } }), '2026-11-20', 0)?.span).toEqual({
    least: 20,
    most: 28,
  })
  expect(expectedOn(forecast({ errors: { food: null, ride: null } }), '2026-11-20', 0)?.span).toBeUndefined()
})

test('nothing is expected on a day outside of the forecast or for a business that is too new', () => {
  expect(expectedOn(forecast(), '2026-11-19', 0)).toBeUndefined()
  expect(expectedOn(forecast({ days: null }), '2026-11-20', 0)).toBeUndefined()
})

test('neither the expected orders nor the span are below the orders that were already received today', () => {
  expect(expectedOn(forecast(), '2026-11-20', 26)).toEqual({ orders: 26, ordered: 20, span: { least: 26, most: 29 } })
  expect(expectedOn(forecast(), '2026-11-20', 40)).toEqual({ orders: 40, ordered: 20, span: { least: 40, most: 40 } })
})
