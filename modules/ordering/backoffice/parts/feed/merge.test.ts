import { expect, test } from 'vitest'
import { anOrder } from '../../../testing/an-order.ts'
import { merge } from './merge.ts'

const old = anOrder({ id: 'a', version: 2 })

test('a new order is added', () => expect(merge([old], anOrder({ id: 'b' }))).toHaveLength(2))
test('a newer version replaces the older one', () =>
  expect(merge([old], { ...old, version: 3, state: 'confirmed' })[0]?.state).toBe('confirmed'))
test('an answer that arrives late never restores an older version', () =>
  expect(merge([{ ...old, version: 3, state: 'confirmed' }], old)[0]?.state).toBe('confirmed'))
test('a change of `seen` without a new version is kept', () => {
  const seen = { ...old, seenAt: '2026-03-20T17:01:00Z', updatedAt: '2026-03-20T17:01:00Z' }
  expect(merge([old], seen)[0]?.seenAt).not.toBeNull()
  expect(merge([seen], old)[0]?.seenAt).not.toBeNull()
})
