import { expect, test } from 'vitest'
import { createStreamSlots } from './stream-slots.ts'

const visitor = (address: string) => ({ isVisitor: true, address })
const staff = { isVisitor: false, address: '203.0.113.9' }
const limits = { most: 10, visitorsShare: 0.8, perNetwork: 3 }

// The rules that these tests check are in docs/rules/calls.md, Live streams.
test('each network gets its own limited number of streams', () => {
  const slots = createStreamSlots(limits)
  const held = [1, 2, 3].map((n) => slots.take(visitor(`2001:db8:1:2::${n}`)))
  expect(held.every(Boolean)).toBe(true)
  expect(slots.take(visitor('2001:db8:1:2:ffff::1'))).toBeUndefined()
  expect(slots.take(visitor('198.51.100.1'))).toBeDefined()
  held[0]?.()
  held[0]?.()
  expect(slots.take(visitor('2001:db8:1:2::9'))).toBeDefined()
  expect(slots.take(visitor('2001:db8:1:2::9'))).toBeUndefined()
})

test('visitors of many networks cannot use the places that are reserved for staff', () => {
  const slots = createStreamSlots(limits)
  const taken = Array.from({ length: 12 }, (_, n) => slots.take(visitor(`198.51.100.${n}`))).filter(Boolean)
  expect(taken).toHaveLength(8)
  expect([slots.take(staff), slots.take(staff), slots.take(staff)].map(Boolean)).toEqual([true, true, false])
})

test('the limit per network does not apply to staff', () => {
  const slots = createStreamSlots(limits)
  expect([1, 2, 3, 4, 5].map(() => slots.take(staff)).every(Boolean)).toBe(true)
})
