import { expect, test } from 'vitest'
import { minutesPerOrder, neededMinutes } from './expected.ts'

test.each([
  [600, 20, 30],
  [1000, 33, 30.3],
  [599, 20, null],
  [6000, 19, null],
])('%i minutes for %i orders are %s minutes per order', (minutes, orders, each) =>
  expect(minutesPerOrder(minutes, orders)).toBe(each),
)

test.each([
  [10, 30, 300],
  [10.1, 30, 315],
  [0, 30, 0],
  [10, null, null],
])('%d orders with %s minutes each need %s minutes', (orders, each, needed) =>
  expect(neededMinutes(orders, each)).toBe(needed),
)
