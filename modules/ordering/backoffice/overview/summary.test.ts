import { expect, test } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { boardTexts } from '../../words/board.ts'
import { sinceText, summaryOf, worriesOf, worrySince } from './summary.ts'

const now = Date.parse('2026-03-20T17:10:30Z')
const orders = [
  anOrder({ id: 'missed' }),
  anOrder({ id: 'fresh', createdAt: '2026-03-20T17:10:00Z', seenAt: '2026-03-20T17:10:10Z' }),
  anOrder({ id: 'late', state: 'confirmed', appointmentDate: '2026-03-20T17:00:00Z' }),
  anOrder({ id: 'soon', state: 'confirmed', appointmentDate: '2026-03-20T19:00:00Z' }),
  anOrder({ id: 'tomorrow', state: 'confirmed', appointmentDate: '2026-03-21T05:00:00Z' }),
  anOrder({ id: 'unpaid', paymentState: 'open', pricing: { ...anOrder({ id: 'x' }).pricing, totalGross: 31.8 } }),
]

test('the parts add up to the open orders; unpaid online orders are counted separately', () => {
  const { open, fresh, notYet, working, later, online } = summaryOf(orders, now)
  expect({ open, fresh, notYet, working, later, online }).toEqual({
    open: 5,
    fresh: 2,
    notYet: 0,
    working: 1,
    later: 2,
    online: 31.8,
  })
})
test('the amount that guests pay in person is the total of the open orders without an online payment', () => {
  const due = (change: object) => summaryOf([anOrder({ id: 'a', ...change })], now).onTheSpot
  const { totalGross } = anOrder({ id: 'a' }).pricing
  expect(due({ paymentMethod: 'cash', paymentState: 'none' })).toBe(totalGross)
  expect(due({ paymentMethod: 'online', paymentState: 'paid' })).toBe(0)
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
  expect(summaryOf([proposed], now)).toMatchObject({ open: 1, fresh: 0, notYet: 1, working: 0 })
})
test('an order placed while its branch is closed counts as open, but not as new or as a problem before the opening', () => {
  const early = anOrder({ id: 'early', awaitedFrom: '2026-03-20T18:00:00Z' })
  expect(summaryOf([early], now)).toMatchObject({ open: 1, fresh: 0, notYet: 1, working: 0 })
  expect(worriesOf([early], now)).toEqual([])
})
test('each order is listed once, the most urgent first', () => {
  expect(worriesOf(orders, now).map(({ kind, order }) => `${kind} ${order.id}`)).toEqual([
    'missed missed',
    'late late',
    'waiting fresh',
  ])
})
test('an accepted order that is overdue is listed also when it is on its way, as its card on the board is red', () => {
  const late = { state: 'in-delivery', appointmentDate: '2026-03-20T17:08:00Z' } as const
  expect(worriesOf([anOrder({ id: 'way', ...late })], Date.parse('2026-03-20T17:30:00Z'))).toMatchObject([
    { kind: 'late', order: { id: 'way' } },
  ])
})
test('an overdue order counts from its due time and not from its arrival, as on its card on the board', () => {
  const since = (worry: Parameters<typeof worrySince>[0]) => new Date(worrySince(worry)).toISOString()
  const late = anOrder({ id: 'late', state: 'confirmed', appointmentDate: '2026-03-20T17:08:00Z' })
  expect(since({ kind: 'late', order: late })).toBe('2026-03-20T17:08:00.000Z')
  const early = anOrder({ id: 'early', awaitedFrom: '2026-03-20T17:05:00Z' })
  expect(since({ kind: 'missed', order: early })).toBe('2026-03-20T17:05:00.000Z')
})
test.each([
  [0, 'seit eben'],
  [59_999, 'seit eben'],
  [60_000, 'seit 1\u00a0min'],
])('an order that is overdue for %d ms: %s', (past, text) => {
  expect(sinceText('late', past, boardTexts('de').card)).toBe(text)
  // Nobody waits for an answer about an overdue order.
  expect(sinceText('late', past, boardTexts('en').card)).not.toContain('waiting')
})
