import { expect, test } from 'vitest'
import type { SegmentRecord, StreamRecord } from '../contract.ts'
import { pairTexts } from '../words/pair.ts'
import { plannerTexts } from '../words/planner.ts'
import { programLine, timesOf } from './program-words.ts'

const always = { days: [], windows: [], validFrom: null, validTo: null }
const segment = (id: string, name: string, more: Partial<SegmentRecord> = {}) =>
  ({ ...always, id, name, items: [], branches: [], maxPlaysPerHour: null, ...more }) as unknown as SegmentRecord
const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const segments = [
  segment('day', 'Tageskarte'),
  segment('noon', 'Mittag'),
  segment('beer', 'Feierabendhalbe', { maxPlaysPerHour: 12 }),
  segment('spring', 'Spargel', { windows: [{ from: '17:00', to: '22:00' }], validTo: '2027-06-24' }),
]
const rule = (name: string, priority: number, more: object = {}): StreamRecord['rules'][number] => ({
  ...always,
  id: name,
  segment: name,
  priority,
  ...more,
})
const line = (defaultSegment: string | null, rules: StreamRecord['rules'], locale: 'de' | 'en' = 'de') =>
  programLine({ defaultSegment, rules }, segments, { planner: plannerTexts(locale), pair: pairTexts(locale) })

test('a program is described by its rules in order of priority, and by what plays otherwise', () => {
  const rules = [
    rule('beer', 10, { days: ['friday'], windows: [{ from: '16:00', to: '19:00' }] }),
    rule('noon', 20, { days: workdays, windows: [{ from: '11:00', to: '14:30' }] }),
  ]
  expect(line('day', rules)).toBe(
    'Zeigt: Mittag Mo–Fr 11:00–14:30; Feierabendhalbe Fr 16:00–19:00 (höchstens 12× je Stunde); sonst Tageskarte',
  )
  expect(line('day', rules, 'en')).toBe(
    'Shows: Mittag Mon–Fri 11:00–14:30; Feierabendhalbe Fri 16:00–19:00 (at most 12× per hour); otherwise Tageskarte',
  )
})

test.each([
  ['only a default', 'day', [], 'Zeigt: immer Tageskarte'],
  ['nothing at all', null, [], 'Zeigt: immer Ruhebild'],
  ['no default', null, [rule('noon', 5)], 'Zeigt: Mittag täglich; sonst Ruhebild'],
  ['a segment that this person does not see', 'day', [rule('hidden', 5)], 'Zeigt: immer Tageskarte'],
  [
    'a segment with times of its own',
    'day',
    [rule('spring', 5, { validFrom: '2027-04-01' })],
    'Zeigt: Spargel täglich ab 01.04.2027 (nur täglich 17:00–22:00 bis 24.06.2027); sonst Tageskarte',
  ],
] as const)('%s', (_name, base, rules, text) => expect(line(base, [...rules])).toBe(text))

test.each([
  [[], 'täglich'],
  [['friday'], 'Fr'],
  [['tuesday', 'monday'], 'Mo Di'],
  [['monday', 'tuesday', 'wednesday', 'saturday'], 'Mo–Mi Sa'],
  [[...workdays, 'saturday', 'sunday'], 'täglich'],
] as const)('days %j are %s', (on, text) =>
  expect(timesOf({ days: [...on], windows: [] }, plannerTexts('de'))).toBe(text),
)
