import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetVisit } from './self-service.ts'
import { whenUntouched } from './left-behind.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each action runs once when the screen was not touched for its time, and again after the next touch', () => {
  const screen = new EventTarget()
  const done: string[] = []
  const stop = whenUntouched(
    [
      [60_000, () => done.push('saver')],
      [120_000, () => done.push('forget')],
    ],
    screen,
  )
  vi.advanceTimersByTime(59_000)
  screen.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(59_000)
  expect(done).toEqual([])
  vi.advanceTimersByTime(200_000)
  expect(done).toEqual(['saver', 'forget'])
  screen.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(60_000)
  expect(done).toEqual(['saver', 'forget', 'saver'])
  stop()
  screen.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(200_000)
  expect(done).toHaveLength(3)
})

test('a self-service screen stores no data of the last customer', () => {
  const removeItem = vi.fn()
  const kept = { 'asp.self-service': '1', 'asp.cart.b': '{}', 'asp.checkout.b': '{"firstName":"Eleonore"}', other: 'x' }
  vi.stubGlobal('sessionStorage', Object.assign(Object.create({ removeItem }), kept))
  forgetVisit()
  expect(removeItem.mock.calls.flat()).toEqual(['asp.cart.b', 'asp.checkout.b'])
})
