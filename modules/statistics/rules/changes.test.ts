import { expect, test } from 'vitest'
import { biggestChanges, type Fact, scoreOf } from './changes.ts'

const count = (now: number, before: number, key = 'a'): Fact => ({ kind: 'count', key, name: key, now, before })
const money = (now: number, before: number, orders: { now: number; before: number }): Fact => ({
  kind: 'money',
  key: 'revenue',
  now,
  before,
  orders,
})
const rate = (now: [number, number], before: [number, number]): Fact => ({
  kind: 'rate',
  key: 'canceled',
  now: { part: now[0], of: now[1] },
  before: { part: before[0], of: before[1] },
})

test.each([
  [count(64, 36), 2.8],
  [count(5, 4), 0],
  [count(50, 50), 0],
  [count(10, 0), 3.16],
  // For 100 orders with a mean amount of 20, the sum of the amounts varies by about 200 by chance alone (√100 × 20). So a change of 800 has
  // the score 4.
  [money(1400, 600, { now: 70, before: 30 }), 4],
  [money(0, 0, { now: 20, before: 20 }), 0],
  [money(90, 10, { now: 3, before: 2 }), 0],
  [rate([10, 100], [2, 100]), 2.38],
  [rate([1, 9], [0, 100]), 0],
  [rate([0, 100], [0, 100]), 0],
])('%o scores %d', (fact, score) => expect(scoreOf(fact)).toBeCloseTo(score, 2))

test('the most certain changes come first, ties are sorted by key, and changes that may be chance are left out', () => {
  const facts = [
    count(52, 48, 'calm'),
    count(64, 36, 'b'),
    count(36, 64, 'a'),
    count(90, 10, 'most'),
    count(200, 100, 'c'),
  ]
  expect(biggestChanges(facts, 3).map(({ key }) => key)).toEqual(['most', 'c', 'a'])
  expect(biggestChanges([count(52, 48)], 3)).toEqual([])
})
