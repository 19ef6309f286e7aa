import { expect, test } from 'vitest'
import { callList, defaultLadder, dueSteps, isQuiet, type Ladder } from './ladder.ts'

const since = Temporal.Instant.from('2026-11-20T20:00:00Z')
const zone = 'Europe/Vienna'
const ladder: Ladder = { ...defaultLadder, isOn: true, people: [{ name: 'Anna', phone: '+436641234567' }] }
const after = (minutes: number, of = ladder) => dueSteps(of, { since, now: since.add({ minutes }), zone })

test.each([
  [1, []],
  [2, ['push']],
  [6, ['push', 'sms']],
  [10, ['push', 'sms', 'call']],
])('after %s minutes these steps are due: %s', (minutes, steps) => {
  expect(after(minutes)).toEqual(steps)
})

test('no step is due if the ladder is off; a step without minutes is skipped; without people only push is due', () => {
  expect(after(60, { ...ladder, isOn: false })).toEqual([])
  expect(after(60, { ...ladder, minutes: { ...ladder.minutes, sms: null } })).toEqual(['push', 'call'])
  expect(after(60, { ...ladder, people: [] })).toEqual(['push'])
})

test('no step is due during quiet hours; steps that became due in that time are due when the quiet hours end', () => {
  // `after(n, …)` returns the steps that are due n minutes after 21:00 in Vienna, when the order began to wait.
  const quiet = { ...ladder, quiet: { from: '21:05', to: '06:00' } }
  expect(after(4, quiet)).toEqual(['push'])
  expect(after(5, quiet)).toEqual([])
  expect(after(8 * 60 + 59, quiet)).toEqual([])
  expect(after(9 * 60, quiet)).toEqual(['push', 'sms', 'call'])
})

test('quiet hours follow the local time, also on the day when daylight saving time ends', () => {
  const at = (iso: string) => isQuiet({ quiet: { from: '02:00', to: '04:00' } }, Temporal.Instant.from(iso), zone)
  expect([at('2026-11-20T00:59:00Z'), at('2026-11-20T01:00:00Z'), at('2026-11-20T03:00:00Z')]).toEqual([
    false,
    true,
    false,
  ])
  expect([at('2026-10-25T00:30:00Z'), at('2026-10-25T01:30:00Z')]).toEqual([true, true])
})

test('writes the list of calls as one text; a person without a name has only a number', () => {
  expect(callList([...ladder.people, { name: '', phone: '+43660' }])).toBe('Anna +436641234567, +43660')
})
