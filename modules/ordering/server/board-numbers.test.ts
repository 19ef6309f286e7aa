import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FoodBrand, foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { orderingEndpoints } from '../contract.ts'
import { boardNumbers } from './board-numbers.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
})
afterAll(() => brand.close())

test('a number is where it was, and as old as it was, after staff undid a completion', async () => {
  const placed = await brand.place()
  const { confirm, completed, inDelivery, undoComplete, undoInDelivery } = orderingEndpoints
  const step = async (endpoint: typeof confirm | typeof undoComplete) => {
    brand.clock.advance({ minutes: 1 })
    await brand.drain()
    return again(endpoint)
  }
  const again = async (endpoint: typeof confirm | typeof undoComplete) => {
    const { id, version } = await brand.order(placed)
    await must(brand.call(endpoint, { params: { id }, body: { version } } as never, { as: chief }))
    const [number] = await boardNumbers(brand.core, brand.house)
    return number && [number.stage, number.since]
  }
  const working = await step(confirm)
  expect(await step(inDelivery)).toEqual(['ready', brand.clock.now().toString({ fractionalSecondDigits: 3 })])
  expect(await again(undoInDelivery)).toEqual(working)
  const ready = await step(inDelivery)
  expect((await step(completed))?.[0]).toBe('collected')
  brand.clock.advance({ seconds: 3 })
  expect(await again(undoComplete)).toEqual(ready)
})
