import { expect, test } from 'vitest'
import { aimOf, isMet } from './aims.ts'
import { figuresOf, median, percentiles } from './figures.ts'
import { collectRows } from './rows.ts'

test('the value is the median of the rounds, and the spread is reported', () => {
  expect(figuresOf([3, 1, 9, 2, 4])).toEqual({ value: 3, min: 1, median: 3, max: 9 })
  expect(median([1, 4])).toBe(2.5)
})

test('a percentile is computed over all samples, not as the median of the rounds', () => {
  const quiet = Array.from({ length: 99 }, () => 1)
  const slow = [...quiet, 50, 50, 50, 50]
  const { value, median: middle } = percentiles([quiet, quiet, slow], 0.99)
  expect([value, middle]).toEqual([50, 1])
})

test('an aim is met by the value, whatever a single round showed', () => {
  const { rows, add } = collectRows()
  add('growth.search.name', 'ms', figuresOf([90, 80, 300]), figuresOf([45]), 'less')
  const [row] = rows
  const aim = row && aimOf(row)
  expect(row?.ratio).toBe(0.5)
  expect(row && aim && isMet(row, aim)).toBe(true)
})
