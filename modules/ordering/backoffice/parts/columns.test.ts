import { describe, expect, test } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { arrange } from './arrange.ts'
import { oldestAlarmOf, columnOf, liesAhead, unpaidLeft, urgencyOf } from './columns.ts'
import { holdStill } from './hold-still.ts'
import { walk } from '../board/walk.ts'

const at = (time: string) => Date.parse(`2026-03-20T${time}Z`)
const iso = (time: string) => `2026-03-20T${time}Z`
const now = at('17:10:00')
const ids = (orders: readonly { id: string }[]) => orders.map((one) => one.id)

describe('columns (docs/rules/back-office.md, Order board)', () => {
  test.each([
    [{ state: 'waiting' }, 'new'],
    [{ state: 'waiting', paymentState: 'open' }, 'unpaid'],
    [{ state: 'confirmed', appointmentDate: iso('17:30:00') }, 'accepted'],
    [{ state: 'confirmed', appointmentDate: iso('20:00:00') }, 'preordered'],
    [{ state: 'in-delivery' }, 'in-delivery'],
    [{ state: 'completed' }, undefined],
    [{ state: 'canceled' }, undefined],
  ] as const)('%o is in column %s', (part, column) => expect(columnOf(anOrder({ id: 'a', ...part }), now)).toBe(column))

  test('a confirmed order moves from preordered to accepted 45 minutes before', () => {
    const order = anOrder({ id: 'a', state: 'confirmed', appointmentDate: iso('18:00:00') })
    expect(columnOf(order, at('17:14:59'))).toBe('preordered')
    expect(columnOf(order, at('17:15:00'))).toBe('accepted')
  })

  test('sorts overdue orders first, then by due time', () => {
    const columns = arrange(
      [
        anOrder({ id: 'later', state: 'confirmed', appointmentDate: iso('17:40:00') }),
        anOrder({ id: 'sooner', state: 'confirmed', appointmentDate: iso('17:20:00') }),
        anOrder({ id: 'late', state: 'confirmed', appointmentDate: iso('17:05:00') }),
      ],
      now,
    )
    expect(ids(columns.accepted)).toEqual(['late', 'sooner', 'later'])
  })

  test('sorts new orders by age, not by the time that the guest wants', () => {
    const columns = arrange(
      [
        anOrder({ id: 'young', createdAt: iso('17:09:00'), appointment: iso('17:30:00') }),
        anOrder({ id: 'older', createdAt: iso('17:08:00'), appointment: iso('21:00:00') }),
        anOrder({ id: 'escalated', createdAt: iso('17:05:00') }),
      ],
      now,
    )
    expect(ids(columns.new)).toEqual(['escalated', 'older', 'young'])
  })
})

describe('lists orders whose time is still ahead before several orders are completed', () => {
  test.each([
    ['a delivery promised for later', { deliveryType: 'delivery', appointment: iso('17:10:01') }, true],
    ['one whose time has come', { appointment: iso('17:10:00') }, false],
    ['a ride of tomorrow', { kind: 'ride', appointment: '2026-03-21T05:10:00Z' }, true],
    ['handed over before its time', { state: 'in-delivery', appointment: iso('17:30:00') }, true],
    ['put off by staff', { appointment: iso('17:00:00'), appointmentDate: iso('18:30:00') }, true],
    ['brought forward by staff', { appointment: iso('18:30:00'), appointmentDate: iso('17:00:00') }, false],
    ['as soon as possible, ready early', { appointmentDate: iso('17:30:00') }, false],
    ['as soon as possible, of the night', { appointmentDate: '2026-03-21T11:00:00Z' }, true],
    ['as soon as possible', {}, false],
  ] as const)('%s', (_, part, expected) =>
    expect(liesAhead(anOrder({ id: 'a', state: 'confirmed', ...part }), now)).toBe(expected),
  )
})

test('orders that need an answer of staff are above those that wait for their guest', () => {
  const counterAppointment = {
    appointment: iso('19:00:00'),
    expiresAt: iso('18:00:00'),
    message: '',
    state: 'open',
  } as const
  const proposed = anOrder({ id: 'proposed', createdAt: iso('15:50:00'), counterAppointment })
  // The wanted time of this order has passed, so it counts as missed. But staff must wait for its guest, so it is below `fresh`.
  const past = anOrder({ ...proposed, id: 'past', createdAt: iso('15:40:00'), appointment: iso('17:00:00') })
  const fresh = anOrder({ id: 'fresh', createdAt: iso('17:09:00') })
  expect(arrange([proposed, past, fresh], now).new.map(({ id }) => id)).toEqual(['fresh', 'past', 'proposed'])
})

describe('urgency', () => {
  test('unseen orders ring; seen orders and those with a counter-proposal do not', () => {
    expect(urgencyOf(anOrder({ id: 'a', createdAt: iso('17:09:00') }), now).isUnseen).toBe(true)
    expect(urgencyOf(anOrder({ id: 'a', seenAt: iso('17:09:30') }), now).isUnseen).toBe(false)
    const counterAppointment = {
      appointment: iso('19:00:00'),
      expiresAt: iso('18:00:00'),
      message: '',
      state: 'open',
    } as const
    expect(urgencyOf(anOrder({ id: 'a', counterAppointment }), now)).toMatchObject({
      isUnseen: false,
      isCounterOpen: true,
      isMissed: false,
    })
    expect(urgencyOf(anOrder({ id: 'a', counterAppointment }), at('18:00:01'))).toMatchObject({
      isUnseen: true,
      isCounterOpen: false,
    })
  })
  test('an order is escalated after 4 minutes and missed after 10', () => {
    const order = anOrder({ id: 'a' })
    expect(urgencyOf(order, at('17:03:59')).isEscalated).toBe(false)
    expect(urgencyOf(order, at('17:04:00')).isEscalated).toBe(true)
    expect(urgencyOf(order, at('17:10:00')).isMissed).toBe(false)
    expect(urgencyOf(order, at('17:10:01')).isMissed).toBe(true)
  })
  test('an online order waits for staff from its payment on, not from its creation', () => {
    const order = anOrder({ id: 'a', paymentState: 'paid', paidAt: iso('17:12:00') })
    expect(urgencyOf(order, at('17:13:00'))).toMatchObject({ isEscalated: false, isMissed: false })
    expect(urgencyOf(order, at('17:16:00')).isEscalated).toBe(true)
    expect(urgencyOf(order, at('17:22:01')).isMissed).toBe(true)
  })
  test('finds the unanswered order that has waited longest', () => {
    const old = anOrder({ id: 'old' })
    const older = anOrder({ id: 'older', createdAt: iso('16:50:00') })
    const closed = anOrder({ id: 'closed', createdAt: iso('15:00:00'), awaitedFrom: iso('18:30:00') })
    expect(oldestAlarmOf([old, older, closed], at('17:30:00'))).toBe('older')
    expect(oldestAlarmOf([closed], at('17:30:00'))).toBeUndefined()
  })
  test('before its branch opens an order is not late, does not ring, and has `isBeforeOpening`', () => {
    const order = anOrder({ id: 'a', createdAt: iso('15:00:00'), awaitedFrom: iso('17:30:00') })
    expect(urgencyOf(order, now)).toMatchObject({
      isBeforeOpening: true,
      isUnseen: false,
      isEscalated: false,
      isMissed: false,
    })
    expect(urgencyOf(order, at('17:30:00'))).toMatchObject({ isBeforeOpening: false, isUnseen: true })
  })
  test('an unpaid order fails after 30 minutes', () => {
    expect(unpaidLeft(anOrder({ id: 'a', paymentState: 'open' }), now)).toBe(20 * 60_000)
    expect(unpaidLeft(anOrder({ id: 'a' }), now)).toBeUndefined()
  })
})

describe('cards keep their places while they are used', () => {
  test('a column that nobody uses is sorted', () =>
    expect(holdStill(['a', 'b'], ['c', 'b', 'a'], false)).toEqual({ shown: ['c', 'b', 'a'], waiting: 0 }))
  test('while a column is used, its cards keep their places, and a new card that belongs above them is hidden', () =>
    expect(holdStill(['a', 'b'], ['new', 'a', 'b'], true)).toEqual({ shown: ['a', 'b'], waiting: 1 }))
  test('while a column is used, a card that belongs at the end is added at once', () =>
    expect(holdStill(['a', 'b'], ['a', 'b', 'new'], true)).toEqual({ shown: ['a', 'b', 'new'], waiting: 0 }))
  test('while a column is used, a card that left the column disappears', () =>
    expect(holdStill(['a', 'b'], ['b'], true)).toEqual({ shown: ['b'], waiting: 0 }))
  test('a column that is used while empty shows the first order', () =>
    expect(holdStill([], ['a'], true)).toEqual({ shown: ['a'], waiting: 0 }))
})

describe('moving between cards by keys', () => {
  const columns = {
    new: ['n1', 'n2'],
    accepted: [],
    'in-delivery': ['d1'],
    preordered: ['p1', 'p2'],
  }
  test.each([
    [undefined, 'down', 'n1'],
    ['n1', 'down', 'n2'],
    ['n2', 'down', 'n2'],
    ['n2', 'up', 'n1'],
    ['n2', 'right', 'd1'],
    ['d1', 'right', 'p1'],
    ['d1', 'left', 'n1'],
    ['n1', 'left', 'n1'],
    ['gone', 'up', 'n1'],
  ] as const)('from %s %s to %s', (from, key, to) => expect(walk(columns, from, key)).toBe(to))
})
