import { expect, test } from 'vitest'
import { afterKey } from './card-reader.ts'

/** Simulates key presses, each with the milliseconds since the previous key press. Returns the card numbers that were recognised. */
const typed = (keys: readonly (readonly [string, number])[]) => {
  let [at, buffer] = [0, { text: '', at: 0 }]
  const found: string[] = []
  for (const [key, later] of keys) {
    at += later
    const next = afterKey(buffer, key, at)
    buffer = next.buffer
    if (next.number !== undefined) found.push(next.number)
  }
  return found
}
const fast = (text: string) => [...text].map((key) => [key, 5] as const)

test('keys that a reader types quickly, followed by Enter, are a card number', () => {
  expect(typed([...fast('04:a2:1b'), ['Enter', 5]])).toEqual(['04A21B'])
})

test('two cards one after the other give two numbers', () => {
  expect(typed([...fast('00123456'), ['Enter', 5], ...fast('00999999'), ['Enter', 5]])).toEqual([
    '00123456',
    '00999999',
  ])
})

test('slow typing by a person is not a card, and neither is Enter alone or a short number', () => {
  expect(typed([...[...'00123456'].map((key) => [key, 300] as const), ['Enter', 300]])).toEqual([])
  expect(typed([['Enter', 5]])).toEqual([])
  expect(typed([...fast('12'), ['Enter', 5]])).toEqual([])
})

test('the Shift key, which a reader presses for capitals, is not part of the number', () => {
  expect(typed([['Shift', 5], ...fast('AB'), ['Shift', 5], ...fast('12'), ['Enter', 5]])).toEqual(['AB12'])
})
