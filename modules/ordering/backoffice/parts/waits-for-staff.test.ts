import { expect, test } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { summaryOf } from '../overview/summary.ts'
import { attentionTo } from './feed/attention.ts'
import { waitsForStaff } from './waits-for-staff.ts'

const now = Date.parse('2026-03-20T17:10:30Z')
const counterAppointment = {
  appointment: '2026-03-20T18:00:00Z',
  expiresAt: '2026-03-20T17:50:00Z',
  message: '',
  state: 'open',
} as const

/** Each row: a description, the values of an order, and whether this order waits for staff. */
const cases = [
  ['new', {}, true],
  ['seen, but not answered', { seenAt: '2026-03-20T17:05:00Z' }, true],
  ['with an open proposal', { counterAppointment }, false],
  [
    'with a proposal that ran out',
    { counterAppointment: { ...counterAppointment, expiresAt: '2026-03-20T17:00:00Z' } },
    true,
  ],
  ['before its branch opens', { awaitedFrom: '2026-03-20T18:00:00Z' }, false],
  ['not paid yet', { paymentState: 'open' }, false],
  ['accepted', { state: 'confirmed' }, false],
] as const

test.each(cases)('%s: navigation, banner, column and overview have the same count', (_, change, waits) => {
  const orders = [anOrder({ id: 'a', ...change })]
  const counted = {
    column: orders.filter((order) => waitsForStaff(order, now)).length,
    navigation: attentionTo(orders, now).waiting,
    overview: summaryOf(orders, now).fresh,
  }
  const n = waits ? 1 : 0
  expect(counted).toEqual({ column: n, navigation: n, overview: n })
})

test('the navigation counts the chosen branch, like the column; the sound rings for every branch', () => {
  const orders = [anOrder({ id: 'a', branchId: 'here' }), anOrder({ id: 'b', branchId: 'there' })]
  expect(attentionTo(orders, now, 'here').waiting).toBe(1)
  expect(attentionTo(orders, now).waiting).toBe(2)
  expect(attentionTo(orders, now, 'here').unseen.map(({ id }) => id)).toEqual(['a', 'b'])
})
