import { expect, test } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { doubtsAbout, openCash } from './bulk-doubts.ts'

const now = Date.parse('2026-03-20T17:10:00Z')
const paid = { paymentState: 'paid', paymentMethod: 'mollie' } as const
const priced = (totalGross: number) => ({ pricing: { ...anOrder({ id: '' }).pricing, totalGross } })
const cooking = anOrder({ id: 'cooking', state: 'confirmed', deliveryType: 'delivery', ...priced(72.7) })
const cooked = anOrder({ id: 'cooked', state: 'confirmed', kitchenDoneAt: '2026-03-20T17:09:00Z', ...paid })
const collected = anOrder({ id: 'collected', state: 'in-delivery', tip: 1.1, ...priced(10.2) })

test('names the orders that are not ready and those that are paid in person', () => {
  expect(doubtsAbout([cooking, cooked, collected], now)).toEqual({ unready: [cooking], unpaid: [cooking, collected] })
  expect(openCash([cooking, collected])).toEqual([{ currency: 'EUR', amount: 84 }])
})

test('a paid delivery that is cooked but not under way is not ready, nor is a ride that has not begun', () => {
  const waitsForCourier = anOrder({ ...cooked, id: 'courier', deliveryType: 'delivery' })
  const ride = anOrder({ id: 'ride', kind: 'ride', state: 'confirmed', ...paid })
  expect(doubtsAbout([waitsForCourier, ride], now)?.unready).toEqual([waitsForCourier, ride])
})

test('has no doubt about orders that are ready or under way and paid', () => {
  expect(doubtsAbout([cooked, anOrder({ ...collected, ...paid })], now)).toBeUndefined()
})
