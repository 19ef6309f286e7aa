import { expect, test } from 'vitest'
import { foodBrand } from '#testing/food-brand.ts'
import { must, newKey } from '#testing/order-calls.ts'
import { orderingEndpoints } from '../contract.ts'

test('the estimate grows with each order ahead; a branch without settings has no estimate', async () => {
  const brand = await foodBrand()
  const { branch } = brand.draft()
  const estimate = () => must(brand.call(orderingEndpoints.estimate, { params: { branch } }))
  const place = () =>
    must(brand.call(orderingEndpoints.place, { body: brand.draft(), headers: { 'idempotency-key': newKey() } }))
  const first = await place()
  expect(await estimate()).toEqual({ minutes: null, ahead: 0 })
  await brand.changeHouse({ preparationMinutes: 20, minutesPerOrder: 4 })
  expect(await estimate()).toEqual({ minutes: 25, ahead: 1 })
  brand.clock.advance({ seconds: 1 })
  const second = await place()
  expect(await estimate()).toEqual({ minutes: 30, ahead: 2 })
  // The status page of an order shows the same estimate as the checkout showed before: the order itself and later orders do not count in
  // `ahead`.
  const of = (uid: string) => must(brand.call(orderingEndpoints.estimate, { params: { branch }, query: { uid } }))
  expect(await of(first.uid)).toEqual({ minutes: 20, ahead: 0 })
  expect(await of(second.uid)).toEqual({ minutes: 25, ahead: 1 })
  expect(await of('unknown')).toEqual({ minutes: 30, ahead: 2 })
})

test('a branch that does not exist has no estimate', async () => {
  const brand = await foodBrand()
  const answer = await brand.call(orderingEndpoints.estimate, { params: { branch: newKey() } })
  expect(answer).toMatchObject({ ok: false, status: 404 })
})
