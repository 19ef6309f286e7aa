import { expect, test } from 'vitest'
import { type CartLine, emptyCart } from './cart.ts'
import { isOrderedCart, isOtherCart, orderAgain, parseOrdered, serialiseOrdered } from './order-again.ts'

const product = { id: 'p', name: 'Breze', parts: [], alternativeUnits: [], bundle: [] }
const line = { key: '1', product, amount: 2, unit: 'amount', parts: [] } as never
const branch = {
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  deliveryAreas: [{ area: 'Au', price: 3, tax: 10, free: false }],
}
const delivery = serialiseOrdered([line], { serving: 'delivery', deliveryArea: 'Au', table: '' })

test('a delivery that is ordered again stays a delivery to the same area', () => {
  const { change, problem } = orderAgain(delivery, { ...emptyCart, deliveryType: 'takeaway' }, branch)
  expect(change).toMatchObject({ deliveryType: 'delivery', deliveryArea: 'Au' })
  expect(change.items).toHaveLength(1)
  expect(problem).toBeUndefined()
})

test('an area or a delivery type that the branch no longer offers is reported', () => {
  const withoutArea = orderAgain(delivery, emptyCart, { ...branch, deliveryAreas: [] })
  expect(withoutArea.change).toMatchObject({ deliveryType: 'delivery', deliveryArea: '' })
  expect(withoutArea.problem).toEqual({ code: 'area' })
  const withoutDelivery = orderAgain(delivery, emptyCart, { ...branch, isDeliveryEnabled: false })
  expect(withoutDelivery.change).not.toHaveProperty('deliveryType')
  expect(withoutDelivery.problem).toEqual({ code: 'type', type: 'delivery' })
})

test('a guest at a table stays there, and dine-in at a table is not repeated elsewhere', () => {
  const seated = { ...emptyCart, deliveryType: 'dineIn', table: '3' } as const
  expect(orderAgain(delivery, seated, branch).change).not.toHaveProperty('deliveryType')
  const atTable = serialiseOrdered([line], { serving: 'dineIn', deliveryArea: '', table: '3' })
  expect(orderAgain(atTable, emptyCart, branch).change).not.toHaveProperty('deliveryType')
})

test('an order that was stored as a list of items only is still read', () => {
  expect(parseOrdered(JSON.stringify([line, { key: 1 }]))).toEqual({ ...emptyCart, items: [line] })
  expect(parseOrdered('[').items).toEqual([])
})

test('a cart that still holds exactly what was ordered is recognised by the keys and amounts of its items', () => {
  const other = { ...(line as CartLine), key: '2' }
  expect(isOrderedCart({ items: [line] }, delivery)).toBe(true)
  expect(isOrderedCart({ items: [other] }, delivery)).toBe(false)
  expect(isOrderedCart({ items: [line, other] }, delivery)).toBe(false)
  expect(isOrderedCart({ items: [{ ...(line as CartLine), amount: 3 }] }, delivery)).toBe(false)
  expect(isOrderedCart({ items: [] }, delivery)).toBe(false)
  expect(isOrderedCart({ items: [line] }, undefined)).toBe(false)
})

test('a cart without any item of the order is another cart; an empty cart, or one with some of its items, is not', () => {
  const other = { ...(line as CartLine), key: '2' }
  expect(isOtherCart({ items: [other] }, delivery)).toBe(true)
  expect(isOtherCart({ items: [line, other] }, delivery)).toBe(false)
  expect(isOtherCart({ items: [] }, delivery)).toBe(false)
  expect(isOtherCart({ items: [other] }, undefined)).toBe(false)
})
