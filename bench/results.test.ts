import { expect, test } from 'vitest'
import { merged, type Results } from './results.ts'

const one = { value: 1, min: 1, median: 1, max: 1 }
const row = (name: string, ratio: number) => ({ name, unit: 'ms', ours: one, reference: one, ratio })
const machine = { processor: 'p', cores: 2, memoryGiB: 4, system: 's', node: 'v26' }
const results = (commit: string, ...rows: Results['rows'][number][]): Results => ({
  date: '2026-11-23T00:00:00.000Z',
  commit,
  machine,
  rounds: 5,
  seconds: 1.5,
  rows,
})

test('a part that was measured on the same commit is added to the earlier rows, and a row that is measured again is replaced', () => {
  const before = results('abc', row('start', 1), row('orders', 1))
  const { rows } = merged(before, results('abc', row('orders', 2), row('food', 3)))
  expect(rows.map(({ name, ratio }) => [name, ratio])).toEqual([
    ['start', 1],
    ['orders', 2],
    ['food', 3],
  ])
})

test('figures of another commit or another machine are dropped', () => {
  const before = results('abc', row('start', 1))
  expect(merged(before, results('def', row('food', 3))).rows).toHaveLength(1)
  expect(merged({ ...before, machine: { ...machine, cores: 8 } }, results('abc', row('food', 3))).rows).toHaveLength(1)
  expect(merged(undefined, results('abc', row('food', 3))).rows).toHaveLength(1)
})
