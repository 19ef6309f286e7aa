import { money, toDecimal } from '#kernel/money.ts'
import { expect, test } from 'vitest'
import { changedPrice, type PriceStep } from './bulk-price.ts'

test.each<[number, PriceStep['by'], number, PriceStep['step'], number]>([
  [16.9, 'percent', 5, '0.01', 17.75],
  [16.9, 'percent', 5, '0.10', 17.7],
  [16.9, 'percent', 5, '0.50', 17.5],
  [16.9, 'percent', -10, '0.01', 15.21],
  [16.9, 'percent', 2.5, '0.05', 17.3],
  [0, 'percent', 50, '0.01', 0],
  [16.9, 'percent', -100, '0.01', 0],
  [16.9, 'percent', -200, '0.01', 0],
  [4.9, 'amount', 0.3, '0.01', 5.2],
  [4.9, 'amount', -5, '0.01', 0],
  [1.005, 'amount', 0, '0.01', 1.01],
])('%s by %s %s in steps of %s is %s', (price, by, value, step, expected) =>
  expect(toDecimal(changedPrice(money(price), { by, value, step }))).toBe(expected),
)
