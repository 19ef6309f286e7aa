import { expect, test } from 'vitest'
import { memoryStore } from './store.ts'
import { openTimepiece } from './timepiece.ts'

test("the time is a whole number of milliseconds, although the browser's clock has fractions", async () => {
  const time = await openTimepiece(memoryStore(), { wall: () => 1_000_000.3, monotonic: () => 12.7 })
  await time.take({ sent: 1_000_000, received: 1_000_001, server: 1_000_050.5 })
  expect(Number.isInteger(time.now())).toBe(true)
  expect(() => Temporal.Instant.fromEpochMilliseconds(time.now())).not.toThrow()
})

test('a difference of more than two seconds is corrected at once and reported', async () => {
  const time = await openTimepiece(memoryStore(), { wall: () => 0, monotonic: () => 0 })
  expect(await time.take({ sent: 0, received: 0, server: 60_000 })).toBe(true)
  expect(time.now()).toBe(60_000)
  expect(await time.take({ sent: 0, received: 0, server: 60_000 })).toBe(false)
})

test('after a sleep of the device the first response sets the clock, even if earlier responses were faster', async () => {
  const device = { wall: 0, monotonic: 0 }
  const time = await openTimepiece(memoryStore(), { wall: () => device.wall, monotonic: () => device.monotonic })
  for (let n = 0; n < 8; n++) {
    device.monotonic += 60_000
    await time.take({ sent: device.monotonic - 20, received: device.monotonic, server: device.monotonic - 10 })
  }
  expect(time.now()).toBe(480_000)
  // The monotonic clock was stopped for an hour, and the network is still slow.
  const server = 480_000 + 3_600_000
  expect(await time.take({ sent: 480_000 - 800, received: 480_000, server: server - 400 })).toBe(true)
  expect(time.now()).toBe(server)
})
