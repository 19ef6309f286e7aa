import { expect, test } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { summaryOf, worriesOf } from './summary.ts'

const now = Date.parse('2026-03-20T17:10:30Z')
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const orders = [
  anOrder({ id: 'missed' }),
  anOrder({ id: 'fresh', createdAt: '2026-03-20T17:10:00Z', seenAt: '2026-03-20T17:10:10Z' }),
  anOrder({ id: 'late', state: 'confirmed', appointmentDate: '2026-03-20T17:00:00Z' }),
  anOrder({ id: 'soon', state: 'confirmed', appointmentDate: '2026-03-20T19:00:00Z' }),
  anOrder({ id: 'tomorrow', state: 'confirmed', appointmentDate: '2026-03-21T05:00:00Z' }),
  anOrder({ id: 'unpaid', paymentState: 'open', pricing: { ...anOrder({ id: 'x' }).pricing, totalGross: 31.8 } }),
]

test('orders are counted, unpaid ones separately', () => {
  expect(summaryOf(orders, now, dayOf)).toEqual({
    open: 5,
    fresh: 2,
    today: 2,
    nextAt: Date.parse('2026-03-20T19:00:00Z'),
    missed: 1,
    unpaid: 1,
    unpaidSum: 31.8,
  })
})
test('a new order with an open proposal waits for the customer: it counts as open, not as new', () => {
  const proposed = anOrder({
    id: 'proposed',
    counterAppointment: {
      appointment: '2026-03-20T18:00:00Z',
      expiresAt: '2026-03-20T17:50:00Z',
      message: '',
      state: 'open',
    },
  })
  expect(summaryOf([proposed], now, dayOf)).toMatchObject({ open: 1, fresh: 0 })
})
test('each order is listed once, the most urgent first', () => {
  expect(worriesOf(orders, now).map(({ kind, order }) => `${kind} ${order.id}`)).toEqual([
    'missed missed',
    'late late',
    'waiting fresh',
  ])
})
