import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { changedOrders } from '#modules/ordering/server/changed-orders.ts'
import { must } from '#testing/order-calls.ts'
import { ownerOf, ownerSignIn } from '#testing/owner.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { tablesWith } from '#testing/traces.ts'
import { guestEndpoints as calls } from '../contract/guest.ts'
import { followOrders } from './follow-orders.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

test('an order that was read before its guest was erased is not assigned to a customer afterwards', async () => {
  const boss = await ownerOf(brand)
  const guest = { firstName: 'Eusebia', lastName: 'Rennfried', phone: '+436604443322', email: 'rennfried@post.example' }
  const placed = await brand.place(brand.draft(guest))
  const { id, version } = await brand.order(placed)
  await must(brand.call(orderingEndpoints.cancel, { params: { id }, body: { version } }, { as: chief }))
  await brand.drain()
  const erase = () =>
    brand.call(calls.erase, { params: { kind: 'order', id }, body: { password: ownerSignIn.password } }, { as: boss })
  let erased: ReturnType<typeof erase> | undefined
  // The job has read the order. Before it assigns the order to a customer, an administrator starts to erase the guest.
  await followOrders(brand.core, async (...asked) => {
    const found = await changedOrders(...asked)
    if (found.some((one) => one.id === id)) erased ??= erase()
    await Promise.race([erased, new Promise((resolve) => setTimeout(resolve, 1_000))])
    return found
  })
  expect(await erased).toMatchObject({ ok: true })
  expect(await tablesWith(brand.core.db, ['rennfried'])).toEqual([])
})
