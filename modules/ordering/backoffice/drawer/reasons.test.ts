import { expect, test } from 'vitest'
import { reasonsOf } from './Reasons.tsx'

test.each([
  ['a table', { kind: 'food', deliveryType: 'dineIn' }, ['no-driver', 'too-far', 'no-vehicle']],
  ['a pickup', { kind: 'food', deliveryType: 'takeaway' }, ['no-driver', 'too-far', 'no-vehicle']],
  ['a delivery', { kind: 'food', deliveryType: 'delivery' }, ['no-vehicle']],
  ['a ride', { kind: 'ride', deliveryType: 'takeaway' }, ['too-busy', 'sold-out']],
] as const)('rejecting %s does not offer a reason that cannot apply', (_, order, never) => {
  const reasons = reasonsOf(order)
  expect(reasons.filter((reason) => (never as readonly string[]).includes(reason))).toEqual([])
  expect(reasons.at(-1)).toBe('other')
})
