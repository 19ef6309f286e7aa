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
