import { expect, test } from 'vitest'
import { notesOf } from './annotations.ts'

const menu = { day: '2026-03-14', text: 'Neue Karte' }
const newYear = { day: '2027-01-01', text: 'Neujahr' }

test.each([
  ['day', '2026-03-14'],
  ['week', '2026-W11'],
  ['month', '2026-03'],
] as const)('an annotation is placed at its %s', (bucket, at) => {
  expect(notesOf([menu], { from: '2026-03-01', to: '2026-03-31', bucket })).toEqual([{ ...menu, at }])
})

test('a week at the turn of the year belongs to the year of its Thursday', () => {
  expect(notesOf([newYear], { from: '2026-12-01', to: '2027-02-01', bucket: 'week' })[0]?.at).toBe('2026-W53')
})

test('annotations outside of the range and in a chart of hours are left out; the oldest comes first', () => {
  const range = { from: '2026-03-14', to: '2027-01-01', bucket: 'month' } as const
  const late = { day: '2027-01-02', text: 'Danach' }
  expect(notesOf([late, newYear, menu], range).map(({ text }) => text)).toEqual(['Neue Karte', 'Neujahr'])
  expect(notesOf([menu], { from: menu.day, to: menu.day, bucket: 'hour' })).toEqual([])
})
