import { expect, test } from 'vitest'
import { conflictsOf } from '../../rules/opening-hours-conflicts.ts'
import type { OpeningHourRule } from '../../rules/opening-hours.ts'
import { endsNextDay, groupedRules, readTime, tidyRule } from './hours-rules.ts'
import { repaired, repairsOf } from './hours-repair.ts'

const cases: [string, OpeningHourRule[]][] = [
  [
    'two times overlap',
    [
      { type: 'monday', from: '10:00', to: '20:00' },
      { type: 'monday', from: '18:00', to: '21:00' },
    ],
  ],
  [
    'a night runs into the next day',
    [
      { type: 'monday', from: '20:00', to: '11:00' },
      { type: 'tuesday', from: '09:00', to: '18:00' },
    ],
  ],
  [
    'open and closed at once',
    [
      { type: 'once', date: '2026-04-05', from: '10:00', to: '20:00' },
      { type: 'once', date: '2026-04-05', isClosed: true },
    ],
  ],
  [
    'the same twice',
    [
      { type: 'daily', from: '10:00', to: '20:00' },
      { type: 'daily', from: '10:00', to: '20:00' },
    ],
  ],
  [
    'every day runs into the next',
    [
      { type: 'daily', from: '09:00', to: '10:00' },
      { type: 'daily', from: '20:00', to: '09:30' },
    ],
  ],
]

test.each(cases)('every offered repair resolves its conflict: %s', (_, rules) => {
  const [conflict] = conflictsOf(rules)
  if (!conflict) throw new Error('no conflict to repair')
  const repairs = repairsOf(conflict, rules)
  expect(repairs.length).toBeGreaterThan(0)
  for (const repair of repairs) {
    const left = conflictsOf(repaired(rules, conflict, repair)).filter(({ code }) => code === conflict.code)
    expect(left.length, repair.kind).toBeLessThan(conflictsOf(rules).length)
  }
})

test('merging two rules gives the hours that guests would have seen', () => {
  const [, rules] = cases[0] ?? ['', []]
  const [conflict] = conflictsOf(rules)
  if (!conflict) throw new Error('no conflict')
  expect(repaired(rules, conflict, { kind: 'merge', from: '10:00', to: '21:00' })).toEqual([
    { type: 'monday', from: '10:00', to: '21:00' },
  ])
})

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['24', '24:00'],
  ['24:01', undefined],
  ['25', undefined],
  ['x', undefined],
  ['', undefined],
])('%j is read as %j', (typed, time) => expect(readTime(typed)).toBe(time))

test('a rule has only the fields of its kind after tidying', () => {
  expect(tidyRule({ type: 'monday', date: '2026-04-05', isClosed: true, from: '10:00', to: '11:00' })).toEqual({
    type: 'monday',
    isClosed: true,
  })
  expect(tidyRule({ type: 'once', date: '2026-04-05', from: '10:00', to: '11:00' })).toEqual({
    type: 'once',
    date: '2026-04-05',
    isClosed: false,
    from: '10:00',
    to: '11:00',
  })
})

test('rules with a higher rank come first, and each has its index in the stored list', () => {
  const rules: OpeningHourRule[] = [
    { type: 'daily' },
    { type: 'sunday' },
    { type: 'monday' },
    { type: 'once', date: '2026-05-01' },
    { type: 'once', date: '2026-04-01' },
  ]
  expect(groupedRules(rules).map(({ group, rules: listed }) => [group, listed.map(({ index }) => index)])).toEqual([
    ['once', [4, 3]],
    ['weekly', [2, 1]],
    ['daily', [0]],
  ])
})

test('only hours past midnight end on the next day', () => {
  expect(endsNextDay({ type: 'daily', from: '11:00', to: '01:00' })).toBe(true)
  expect(endsNextDay({ type: 'daily', from: '00:00', to: '24:00' })).toBe(false)
})
