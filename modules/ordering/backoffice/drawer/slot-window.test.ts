import { appointments } from '#modules/branches/rules/appointment-slots.ts'
import { expect, test } from 'vitest'
import { firstProposal, soonestTime, timesFrom, WINDOW, windowAround, windowMoved } from './slot-window.ts'

const zone = 'Europe/Vienna'
const at = (text: string) => Date.parse(text)
const now = at('2026-03-20T17:42:10+01:00')
const offered = appointments({
  now: Temporal.Instant.fromEpochMilliseconds(now),
  zone,
  hours: [{ type: 'daily', isClosed: false, from: '06:00', to: '22:00' }],
})
const wanted = at('2026-03-20T21:35:00+01:00')

/**
 * Tests the rules in docs/rules/orders.md, Another time. The kitchen needs 25 minutes. A ride must be ordered one hour before its start.
 */
const of = {
  kitchenMinutes: 25,
  promisedMinutes: 30,
  leadTime: { type: 'hours', value: 1 },
  notBefore: undefined,
} as const
test.each<[string, 'ride' | 'food', string | undefined, string]>([
  ['food for a wanted time: the next free time after it', 'food', '20T21:35', '20T21:40'],
  ['food for a wanted time that has passed: when the kitchen can be ready', 'food', '20T16:00', '20T18:10'],
  ['food as soon as possible: when the kitchen can be ready', 'food', undefined, '20T18:10'],
  ['food just before closing: the next morning', 'food', '20T21:55', '21T06:00'],
  ['a ride: the next quarter after the wanted time', 'ride', '20T21:35', '20T21:45'],
  ['a ride at a full quarter: the next one', 'ride', '20T21:30', '20T21:45'],
  ['a ride within the lead time: when that ends', 'ride', '20T17:50', '20T18:45'],
])('%s', (_, kind, wish, first) => {
  const asked = wish === undefined ? undefined : at(`2026-03-${wish}:00+01:00`)
  const soonest = soonestTime({ kind }, now, zone, of)
  expect(firstProposal(offered, asked, soonest, kind)).toBe(at(`2026-03-${first}:00+01:00`))
})

test.each<[string, number, string, string]>([
  ['the earliest time that the server accepts', 25, '18:10:00', '18:10'],
  ['that time, although the clock of the server is behind', 25, '18:04:59', '18:05'],
  ['that time, although the kitchen begins at the opening', 25, '19:25:00', '19:25'],
  ['a branch without minutes: what staff promise now', 0, '17:42:10', '18:15'],
])('food as soon as possible: %s', (_, kitchenMinutes, limit, first) => {
  const notBefore = at(`2026-03-20T${limit}+01:00`)
  const soonest = soonestTime({ kind: 'food' }, now, zone, { ...of, kitchenMinutes, notBefore })
  const limited = appointments({
    now: Temporal.Instant.fromEpochMilliseconds(now),
    zone,
    hours: [{ type: 'daily', isClosed: false, from: '06:00', to: '22:00' }],
    notBefore: Temporal.Instant.fromEpochMilliseconds(notBefore),
  })
  expect(firstProposal(limited, undefined, soonest, 'food')).toBe(at(`2026-03-20T${first}:00+01:00`))
})
test('the wanted time and closed times are struck out, with their rule', () => {
  const times = timesFrom(windowAround(wanted, zone), offered, wanted)
  expect(times).toHaveLength(WINDOW)
  expect(times[0]?.at).toBe(at('2026-03-20T21:05:00+01:00'))
  expect(times.find((one) => one.at === wanted)?.refusal).toBe('wanted')
  expect(times.find((one) => one.at === at('2026-03-20T21:55:00+01:00'))?.refusal).toBeUndefined()
  expect(times.find((one) => one.at === at('2026-03-20T22:00:00+01:00'))?.refusal).toBe('appointment.closed')
})
test('times in the past are marked as too soon', () => {
  expect(timesFrom(windowAround(now, zone), offered, undefined)[0]?.refusal).toBe('appointment.too_soon')
})

/** The days on which the clocks change have 23 and 25 hours. */
test.each([
  ['2026-03-20T00:00:00+01:00', '2026-03-20T00:00:00+01:00', '2026-03-20T22:00:00+01:00'],
  ['2026-03-20T00:25:00+01:00', '2026-03-20T00:00:00+01:00', '2026-03-20T22:00:00+01:00'],
  ['2026-03-20T23:55:00+01:00', '2026-03-20T00:00:00+01:00', '2026-03-20T22:00:00+01:00'],
  ['2026-03-29T12:00:00+02:00', '2026-03-29T00:00:00+01:00', '2026-03-29T22:00:00+02:00'],
  ['2026-10-25T12:00:00+01:00', '2026-10-25T00:00:00+02:00', '2026-10-25T22:00:00+01:00'],
])('only times of the calendar day are shown around %s, also after earlier and later', (value, first, last) => {
  const start = windowAround(at(value), zone)
  const shown = timesFrom(start, offered, undefined).map((one) => one.at)
  expect(shown).toContain(at(value))
  expect(shown[0]).toBeGreaterThanOrEqual(at(first))
  expect(windowMoved(start, -300, zone)).toBe(at(first))
  expect(windowMoved(start, 300, zone)).toBe(at(last))
})
test('after midnight an open branch offers the times on their own calendar day, as the guest sees them', () => {
  const late = appointments({
    now: Temporal.Instant.fromEpochMilliseconds(now),
    zone,
    hours: [{ type: 'daily', isClosed: false, from: '18:00', to: '02:00' }],
  })
  const free = (day: string) =>
    timesFrom(windowAround(at(day), zone), late, undefined).flatMap((one) => (one.refusal ? [] : [one.at]))
  const guest = late.slotsOn(Temporal.PlainDate.from('2026-03-21')).map((one) => one.at.epochMilliseconds)
  expect(free('2026-03-21T00:00:00+01:00')).toEqual(guest.slice(0, WINDOW))
  expect(free('2026-03-20T23:55:00+01:00').at(-1)).toBe(at('2026-03-20T23:55:00+01:00'))
})
