import { describe, expect, test } from 'vitest'
import { anItem } from '../../testing/an-order.ts'
import { amountProblem, filledAmount, isCountable } from './part-fill.ts'

const items = [
  anItem({ id: 'three', amount: 3, gross: 10 }),
  anItem({ id: 'cheese', amount: 0.35, unit: 'kg', gross: 6.3 }),
  anItem({ id: 'soup', gross: 5.5 }),
]

describe('what is ticked fills in the amount', () => {
  test.each([
    ['nothing', [], undefined],
    ['a line', [['soup', 1]], 5.5],
    ['goods by weight: the whole line', [['cheese', 0.35]], 6.3],
    ['goods by weight: what is left of the line', [['cheese', 0.25]], 4.5],
    ['some pieces: their share, rounded to cents', [['three', 1]], 3.33],
    ['two thirds are rounded half up', [['three', 2]], 6.67],
    [
      'several lines',
      [
        ['three', 3],
        ['soup', 1],
      ],
      15.5,
    ],
    [
      'no more than is held',
      [
        ['three', 3],
        ['soup', 1],
        ['cheese', 0.35],
      ],
      20,
    ],
  ] as const)('%s', (_, ticked, amount) => {
    expect(filledAmount(items, new Map(ticked), 20)).toBe(amount)
  })

  test('only pieces are counted', () => {
    expect(items.map(isCountable)).toEqual([true, false, false])
    const units = ['amount', 'serving', 'pair', 'person', 'package', 'Tasse', 'kg', 'km']
    expect(units.filter((unit) => isCountable({ amount: 2, unit }))).toEqual(units.slice(0, 6))
  })
})

test.each([
  [undefined, 'missing'],
  [Number.NaN, 'missing'],
  [0, 'missing'],
  [-1, 'missing'],
  [1.005, 'cents'],
  [20.01, 'most'],
  [20, undefined],
  [0.01, undefined],
] as const)('the amount %s: %s', (amount, problem) => {
  expect(amountProblem(amount, 20)).toBe(problem)
})
