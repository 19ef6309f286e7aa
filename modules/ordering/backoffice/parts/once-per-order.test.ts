import { expect, test, vi } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { oncePerOrder, oncePerOrderAndTime } from './once-per-order.ts'

test('a result is computed once for each order', () => {
  const compute = vi.fn((order: { id: string }) => ({ id: order.id }))
  const of = oncePerOrder(compute)
  const order = anOrder({ id: 'a' })
  expect(of(order)).toBe(of(order))
  expect(of({ ...order })).toEqual({ id: 'a' })
  expect(compute).toHaveBeenCalledTimes(2)
})

test('a result that depends on the time is computed again for another time', () => {
  const compute = vi.fn((order: { id: string }, now: number) => ({ id: order.id, now }))
  const of = oncePerOrderAndTime(compute)
  const order = anOrder({ id: 'a' })
  expect(of(order, 1)).toBe(of(order, 1))
  expect(of(order, 2)).toEqual({ id: 'a', now: 2 })
  expect(of(order, 1)).toEqual({ id: 'a', now: 1 })
  expect(compute).toHaveBeenCalledTimes(3)
})
