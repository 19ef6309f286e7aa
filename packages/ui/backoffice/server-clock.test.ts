import { expect, test } from 'vitest'
import { createServerClock } from './server-clock.ts'

const at = (text: string) => Date.parse(text)

test('follows a server that is ahead of the device, and becomes more exact with each response', () => {
  let device = at('2026-03-20T10:00:00.000Z')
  const clock = createServerClock(() => device)
  expect(clock.now()).toBe(device)
  clock.observe('Fri, 20 Mar 2026 10:05:00 GMT', device - 100)
  const first = clock.now() - device
  expect(first).toBeGreaterThan(4 * 60_000)
  expect(Math.abs(first - 300_000)).toBeLessThanOrEqual(1_100)
  device += 500
  clock.observe('Fri, 20 Mar 2026 10:05:01 GMT', device - 20)
  expect(Math.abs(clock.now() - device - 300_500)).toBeLessThanOrEqual(300)
})

test('starts the estimation again when the device clock was set', () => {
  let device = at('2026-03-20T10:00:00.000Z')
  const clock = createServerClock(() => device)
  clock.observe('Fri, 20 Mar 2026 10:00:00 GMT', device)
  device = at('2026-03-20T12:00:00.000Z')
  clock.observe('Fri, 20 Mar 2026 10:00:30 GMT', device)
  expect(Math.abs(clock.now() - at('2026-03-20T10:00:30.000Z'))).toBeLessThanOrEqual(1_000)
})

test('ignores responses without a date', () => {
  const clock = createServerClock(() => 1_000)
  clock.observe(null, 900)
  clock.observe('nonsense', 900)
  expect(clock.now()).toBe(1_000)
})

test('returns whole milliseconds, also between two headers', () => {
  const clock = createServerClock(() => 1_000.4)
  clock.observe('Thu, 01 Jan 1970 00:00:03 GMT', 901)
  expect(Number.isInteger(clock.now())).toBe(true)
})
