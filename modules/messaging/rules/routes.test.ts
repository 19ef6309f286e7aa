import { expect, test } from 'vitest'
import { happeningOf, toldTopics } from './happenings.ts'
import { channels, defaultRoutes, messageEvents, possible, routesOf } from './routes.ts'

test('a branch that has changed nothing sends by the defaults', () => {
  expect(routesOf(undefined)).toEqual(defaultRoutes)
})

test('stored ways replace the defaults, also with none', () => {
  const routes = routesOf({ confirmed: ['sms'], completed: [] })
  expect(routes.confirmed).toEqual(['sms'])
  expect(routes.completed).toEqual([])
  expect(routes.received).toEqual(defaultRoutes.received)
})

test('ways that an event cannot take, and unknown words, are left out', () => {
  expect(routesOf({ placed: ['sms', 'pigeon', 'push'], nonsense: ['mail'] })).toMatchObject({ placed: ['push'] })
})

test('every default is possible', () => {
  for (const event of messageEvents) for (const way of defaultRoutes[event]) expect(possible[event][way]).toBe(true)
  expect(channels).toHaveLength(3)
})

const by = (type: 'customer' | 'user') => [
  {
    id: 'x',
    at: '2026-11-20T09:00:00Z',
    actor: { type, name: '' },
    action: 'cancel',
    from: 'waiting' as const,
    to: 'canceled' as const,
    note: '',
    values: {},
  },
]

test('of an online order nobody is told before it is paid', () => {
  expect(happeningOf('order.placed', { paymentState: 'open', timeline: [] }, 'ready')).toEqual({})
  expect(happeningOf('order.paid', { paymentState: 'paid', timeline: [] }, 'ready')).toEqual({
    guest: 'received',
    branch: 'placed',
  })
})

test('the branch is told of a cancellation by the guest, not of its own', () => {
  const told = (type: 'customer' | 'user', paymentState: 'none' | 'open' = 'none') =>
    happeningOf('order.canceled', { paymentState, timeline: by(type) }, 'ready')
  expect(told('customer')).toEqual({ guest: 'canceled', branch: 'withdrawn' })
  expect(told('user')).toEqual({ guest: 'canceled' })
  expect(told('customer', 'open')).toEqual({})
})

test('what the step "in delivery" means is said by the kind of order', () => {
  const order = { paymentState: 'none' as const, timeline: [] }
  expect(happeningOf('order.in-delivery', order, 'on-the-way')).toEqual({ guest: 'on-the-way' })
  expect(happeningOf('order.in-delivery', order, 'ready')).toEqual({ guest: 'ready' })
  for (const topic of toldTopics) expect(happeningOf(topic, order, 'ready')).toBeDefined()
})
