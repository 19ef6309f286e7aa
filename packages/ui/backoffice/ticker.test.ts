import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTicker } from './ticker.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const clock = { now: () => Date.now() }

test('150 listeners share one interval', () => {
  const ticker = createTicker(clock)
  const heard = vi.fn()
  const ends = Array.from({ length: 150 }, () => ticker.subscribe(() => heard()))
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(heard).toHaveBeenCalledTimes(150)
  for (const end of ends) end()
  expect(vi.getTimerCount()).toBe(0)
})

test('the time does not change between two ticks', () => {
  const ticker = createTicker(clock)
  const end = ticker.subscribe(() => {})
  vi.advanceTimersByTime(1999)
  expect(ticker.now()).toBe(1000)
  end()
})

test('without a listener the time is at most one second old', () => {
  const ticker = createTicker(clock)
  vi.advanceTimersByTime(5000)
  expect(ticker.now()).toBe(5000)
  vi.advanceTimersByTime(10)
  expect(ticker.now()).toBe(5000)
})
