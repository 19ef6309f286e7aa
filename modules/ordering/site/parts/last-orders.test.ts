import { expect, test } from 'vitest'
import { forgetLastOrders, freshOrder, readLastOrders, rememberOrder } from './last-orders.ts'

const day = 24 * 60 * 60_000
const order = (uid: string, at: number) => ({
  uid,
  hash: 'h',
  branchId: 'b',
  kind: 'food' as const,
  at,
  text: '1 × Helles',
  againKey: '',
  again: '[]',
})

function device() {
  const kept = new Map<string, string>()
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

test('the newest orders come first, and at most three are kept', () => {
  const storage = device()
  for (const [index, uid] of ['A', 'B', 'C', 'D', 'B'].entries()) rememberOrder(order(uid, index), storage)
  expect(readLastOrders(10, storage).map(({ uid }) => uid)).toEqual(['B', 'D', 'C'])
})

test('an order is removed after 90 days, or with one call', () => {
  const storage = device()
  rememberOrder(order('A', 0), storage)
  expect(readLastOrders(89 * day, storage)).toHaveLength(1)
  expect(readLastOrders(90 * day, storage)).toEqual([])
  forgetLastOrders(storage)
  expect(readLastOrders(0, storage)).toEqual([])
})

test('a damaged entry counts as no orders', () => {
  for (const damaged of ['{', '[1]', '{"uid":1}', '[{"uid":"A"}]']) {
    const storage = device()
    storage().setItem('asp.orders', damaged)
    expect(readLastOrders(0, storage)).toEqual([])
  }
})

test('an order of food is fresh for a day, a ride for a week', () => {
  const storage = device()
  rememberOrder(order('F', 0), storage)
  expect(freshOrder(day - 1, storage)?.uid).toBe('F')
  expect(freshOrder(day, storage)).toBeUndefined()
  rememberOrder({ ...order('R', 0), kind: 'ride' }, storage)
  expect(freshOrder(6 * day, storage)?.uid).toBe('R')
  expect(freshOrder(7 * day, storage)).toBeUndefined()
})
