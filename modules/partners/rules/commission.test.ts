import { toDecimal } from '#kernel/money.ts'
import { expect, test } from 'vitest'
import { commissionOf } from './commission.ts'

const ride = (gross: number, net: number) => ({ kind: 'ride' as const, gross, net })
const extra = (gross: number, net: number) => ({ kind: 'accessory' as const, gross, net })
const shown = (order: Parameters<typeof commissionOf>[0], percent = 10) => {
  const { gross, extras, base, commission } = commissionOf(order, percent)
  return [gross, extras, base, commission].map(toDecimal)
}

/**
 * Rides of a hotel with 10 % commission. Each row: items, then expected gross, accessories, base (net without accessories; the tax is 10 %)
 * and commission.
 */
test.each([
  [[ride(55, 50)], [55, 0, 50, 5]],
  [
    [ride(77, 70), extra(6, 5.4545)],
    [83, 6, 70, 7],
  ],
  [[ride(33, 30)], [33, 0, 30, 3]],
  [
    [ride(77, 70), extra(8, 7.2727)],
    [85, 8, 70, 7],
  ],
])('%j', (items, wanted) => expect(shown({ state: 'completed', items })).toEqual(wanted))

test.each(['waiting', 'confirmed', 'canceled', 'rejected', 'failed'])(
  'an order that is %s gives no commission',
  (state) => expect(shown({ state, items: [ride(55, 50)] })).toEqual([55, 0, 0, 0]),
)

test('the commission of an order is rounded to whole cents', () =>
  expect(shown({ state: 'completed', items: [ride(36.66, 33.3273)] }, 7.5)).toEqual([36.66, 0, 33.33, 2.5]))
