import { describe, expect, test } from 'vitest'
import { anOrder } from '../../../testing/an-order.ts'
import { arrivals, keepUnchanged, merge } from './merge.ts'

const old = anOrder({ id: 'a', version: 2 })

test('a new order is added', () => expect(merge([old], anOrder({ id: 'b' }))).toHaveLength(2))
test('a newer version replaces the older one', () =>
  expect(merge([old], { ...old, version: 3, state: 'confirmed' })[0]?.state).toBe('confirmed'))
test('a late response never restores an older version', () =>
  expect(merge([{ ...old, version: 3, state: 'confirmed' }], old)[0]?.state).toBe('confirmed'))
test('a change of `seen` without a new version is kept', () => {
  const seen = { ...old, seenAt: '2026-03-20T17:01:00Z', updatedAt: '2026-03-20T17:01:00Z' }
  expect(merge([old], seen)[0]?.seenAt).not.toBeNull()
  expect(merge([seen], old)[0]?.seenAt).not.toBeNull()
})
test('a partial refund, which keeps the version, is not lost when the response of the refund call arrives later', () => {
  const decided = { ...old, updatedAt: '2026-03-20T17:01:00.100Z', isPartlyRefunded: false }
  const sent = { ...decided, updatedAt: '2026-03-20T17:01:00.250Z', isPartlyRefunded: true }
  expect(merge([decided], sent)[0]?.isPartlyRefunded).toBe(true)
  expect(merge([sent], decided)[0]?.isPartlyRefunded).toBe(true)
})

describe('an update of the feed keeps the objects of unchanged orders', () => {
  const orders = ['a', 'b', 'c'].map((id) => anOrder({ id }))
  const answered = () => structuredClone(orders)

  test('a response without changes returns the previous list', () =>
    expect(keepUnchanged(orders, answered())).toBe(orders))
  test('one changed order is the only new object', () => {
    const [a, b, c] = keepUnchanged(
      orders,
      answered().map((one) => (one.id === 'b' ? { ...one, version: 2 } : one)),
    )
    expect([a === orders[0], b === orders[1], c === orders[2]]).toEqual([true, false, true])
    expect(b?.version).toBe(2)
  })
  test('an order that disappears or is added at the front does not change the others', () => {
    expect(keepUnchanged(orders, answered().slice(1))[0]).toBe(orders[1])
    expect(keepUnchanged(orders, [anOrder({ id: 'd' }), ...answered()])[3]).toBe(orders[2])
  })
  test('an event about one order keeps the objects of all others', () =>
    expect(merge(orders, { ...anOrder({ id: 'b' }), version: 2 })[2]).toBe(orders[2]))
})

describe('a list whose response arrives after an order came by the stream', () => {
  const fresh = anOrder({ id: 'b', version: 1 })
  test('does not lose an order that the response does not contain yet', () => {
    const arrived = arrivals()
    const listOf = arrived.begin()
    arrived.came('b')
    expect(listOf([old], [old, fresh])).toEqual([old, fresh])
  })
  test('keeps the newer version of an order', () => {
    const newer = { ...old, version: 3 }
    expect(arrivals().begin()([old], [newer])).toEqual([newer])
  })
  test('drops an order that arrived before the load began and is missing in the response', () => {
    const arrived = arrivals()
    arrived.came('b')
    expect(arrived.begin()([old], [old, fresh])).toEqual([old])
  })
})
