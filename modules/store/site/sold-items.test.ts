import { expect, test } from 'vitest'
import type { FoodItem } from '../rules/food-price.ts'
import { soldItems } from './sold-items.ts'

const item = (more: object = {}, amount = 1): FoodItem => ({
  key: 'k',
  product: {
    id: 'p',
    type: 'simple',
    translations: {},
    parts: [],
    price: 8.1,
    isPriceHidden: false,
    tax: 7,
    takeawayTax: null,
    dineInTax: null,
    unit: 'amount',
    calculationModel: 'fixed',
    alternativeUnits: [],
    ...more,
  },
  amount,
  unit: 'amount',
  parts: [],
})

test('each item has id, quantity and the price of one; a hidden or impossible price is left out', () => {
  expect(soldItems([item({}, 2), item({ price: null, isPriceHidden: true }), item({ price: 99_999 }, 1e5)])).toEqual([
    { id: 'p', quantity: 2, price: 8.1 },
    { id: 'p', quantity: 1 },
    { id: 'p', quantity: 1e5 },
  ])
})

test('a long cart stays within the length that the log accepts for one event: 2,048 characters', () => {
  const id = '01a1fb00-0000-7000-b000-000000000001'
  const items = soldItems(Array.from({ length: 50 }, () => item({ id, price: 1234.56 }, 1.25)))
  expect(items).toHaveLength(20)
  const data = { order: 'GL-7F3K2', branch: id, price: 99_999.99, currency: 'EUR', items }
  expect(JSON.stringify(data).length).toBeLessThan(2048)
})
