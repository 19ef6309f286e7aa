import { appointments } from '#modules/branches/rules/appointment-slots.ts'
import { expect, test } from 'vitest'
import { firstProposal, timesFrom, WINDOW, windowAround } from './slot-window.ts'

const at = (text: string) => Date.parse(text)
const now = at('2026-03-20T17:42:10+01:00')
const offered = appointments({
  now: Temporal.Instant.fromEpochMilliseconds(now),
  zone: 'Europe/Vienna',
  hours: [{ type: 'daily', isClosed: false, from: '06:00', to: '22:00' }],
})
const wanted = at('2026-03-20T21:35:00+01:00')

test('proposes the next free time after the wanted one, never the wanted one itself', () => {
  expect(firstProposal(offered, wanted, now)).toBe(at('2026-03-20T21:40:00+01:00'))
})
test('when the wanted time has passed, the proposal starts from now', () => {
  expect(firstProposal(offered, at('2026-03-20T16:00:00+01:00'), now)).toBe(at('2026-03-20T17:50:00+01:00'))
})
test('after closing time the proposal is the next morning', () => {
  expect(firstProposal(offered, at('2026-03-20T21:55:00+01:00'), now)).toBe(at('2026-03-21T06:00:00+01:00'))
})
test('the wanted time and closed times are struck out, with their rule', () => {
  const times = timesFrom(windowAround(wanted), offered, wanted)
  expect(times).toHaveLength(WINDOW)
  expect(times[0]?.at).toBe(at('2026-03-20T21:05:00+01:00'))
  expect(times.find((one) => one.at === wanted)?.refusal).toBe('wanted')
  expect(times.find((one) => one.at === at('2026-03-20T21:55:00+01:00'))?.refusal).toBeUndefined()
  expect(times.find((one) => one.at === at('2026-03-20T22:00:00+01:00'))?.refusal).toBe('appointment.closed')
})
test('times in the past are marked as too soon', () => {
  expect(timesFrom(windowAround(now), offered, undefined)[0]?.refusal).toBe('appointment.too_soon')
})
