import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { money as amount, percent } from '#contract/shapes.ts'
import { fraction, money, netOf } from '#kernel/money.ts'
import { AlternativeUnit } from './contract.ts'

test.each([1e-7, 1e-300, 1e21, 0, -1])('a ratio of %s, which allows no exact price, is refused', (ratio) => {
  expect(AlternativeUnit.safeParse({ unit: 'kg', ratio }).success).toBe(false)
})

test('the price can be calculated with every accepted ratio and tax', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ noNaN: true }), fc.double({ noNaN: true, min: 0, max: 100 })), (value) => {
      if (AlternativeUnit.safeParse({ unit: 'kg', ratio: value }).success) fraction(value)
      if (amount(1000).safeParse(value).success) money(value)
      if (percent.safeParse(value).success) netOf(money(1), value)
    }),
  )
  expect(percent.safeParse(1e-7).success).toBe(false)
  for (const rate of [0, 2.5, 5.5, 7, 8.1, 19, 100]) expect(percent.safeParse(rate).success).toBe(true)
  for (const ratio of [0.001, 0.75, 9, 1000]) expect(AlternativeUnit.safeParse({ unit: 'g', ratio }).success).toBe(true)
})
