import { expect, test } from 'vitest'
import { happeningOf, toldTopics } from './happenings.ts'
import { channels, defaultRoutes, messageEvents, possible, routesOf } from './routes.ts'

test('a branch without changes uses the default channels', () => {
  expect(routesOf(undefined)).toEqual(defaultRoutes)
})

test('stored channels replace the defaults, also if there are none', () => {
  const routes = routesOf({ confirmed: ['sms'], completed: [] })
  expect(routes.confirmed).toEqual(['sms'])
  expect(routes.completed).toEqual([])
  expect(routes.received).toEqual(defaultRoutes.received)
})

test('channels that are not possible for an event, and unknown names, are dropped', () => {
  expect(routesOf({ placed: ['sms', 'pigeon', 'push'], nonsense: ['mail'] })).toMatchObject({ placed: ['push'] })
})

test('all default channels are possible for their events', () => {
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

test('an order that is paid online causes no messages before it is paid', () => {
  expect(happeningOf('order.placed', { paymentState: 'open', timeline: [] }, 'ready')).toEqual({})
  expect(happeningOf('order.paid', { paymentState: 'paid', timeline: [] }, 'ready')).toEqual({
    guest: 'received',
    branch: 'placed',
  })
})

test('the branch is notified of a cancellation by the guest, not of its own', () => {
  const told = (type: 'customer' | 'user', paymentState: 'none' | 'open' = 'none') =>
    happeningOf('order.canceled', { paymentState, timeline: by(type) }, 'ready')
  expect(told('customer')).toEqual({ guest: 'canceled', branch: 'withdrawn' })
  expect(told('user')).toEqual({ guest: 'canceled' })
  expect(told('customer', 'open')).toEqual({})
})

test('the kind of order decides what the step "in delivery" means', () => {
  const order = { paymentState: 'none' as const, timeline: [] }
  expect(happeningOf('order.in-delivery', order, 'on-the-way')).toEqual({ guest: 'on-the-way' })
  expect(happeningOf('order.in-delivery', order, 'ready')).toEqual({ guest: 'ready' })
  for (const topic of toldTopics) expect(happeningOf(topic, order, 'ready')).toBeDefined()
})
