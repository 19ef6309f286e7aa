import { describe, expect, test } from 'vitest'
import { orderStates } from './lifecycle.ts'
import { isPriceOpen, type PriceStanding } from './price-open.ts'

const route = (estimated: boolean, needsConfirmation: boolean) => ({ route: { estimated, needsConfirmation } })
const ride: PriceStanding = {
  kind: 'ride',
  state: 'waiting',
  isPaid: false,
  pricing: { isApproximate: false },
  ride: route(false, false),
}

describe('the price is open until it is confirmed (specification §3)', () => {
  test.each<[string, Partial<PriceStanding>, boolean]>([
    ['a measured route holds', {}, false],
    ['an estimated route', { ride: route(true, false) }, true],
    ['a border that nobody checked', { ride: route(false, true) }, true],
    ['a price marked as approximate', { pricing: { isApproximate: true } }, true],
    ['a price that was paid online', { isPaid: true, ride: route(true, true) }, false],
    [
      'food that is weighed out, paid online',
      { kind: 'food', isPaid: true, ride: null, pricing: { isApproximate: true } },
      true,
    ],
    ['food that is weighed out', { kind: 'food', ride: null, pricing: { isApproximate: true } }, true],
    ['food with fixed prices', { kind: 'food', ride: null }, false],
  ])('%s', (_, more, isOpen) => {
    expect(isPriceOpen({ ...ride, ...more })).toBe(isOpen)
  })

  test.each(orderStates.filter((state) => state !== 'waiting'))('the price of a ride in state %s is fixed', (state) => {
    const order = { ...ride, state, ride: route(true, true), pricing: { isApproximate: true } }
    expect(isPriceOpen(order)).toBe(false)
    expect(isPriceOpen({ ...order, kind: 'food', ride: null })).toBe(true)
  })
})
