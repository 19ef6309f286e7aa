import { expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { upgrade } from '#modules/ordering/testing/old-orders.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { molliePayments } from '../testing/mollie-talk.ts'
import { payingBrand } from '../testing/paying-brand.ts'

test('refunds that wait during the upgrade of the ledger (ordering, migration 0006) are sent once, as staff decided', async () => {
  const brand = await payingBrand('mollie')
  const items = [brand.products.soup, brand.products.dumplings].map((product) => ({ product, amount: 1 }))
  const cancelled = await brand.orderOnline({ items })
  const changed = await brand.orderOnline({ items })
  for (const { page } of [cancelled, changed]) await brand.press(page, 'paid')
  const first = await brand.order(cancelled)
  await must(
    brand.call(
      orderingEndpoints.cancel,
      { params: { id: first.id }, body: { version: first.version, refund: true, message: 'Zapfanlage kaputt' } },
      { as: chief },
    ),
  )
  const second = await brand.order(changed)
  const params = { id: second.id, itemId: second.items[0]?.id ?? '' }
  await must(
    brand.call(
      orderingEndpoints.editItem,
      { params, body: { version: second.version, amount: 0, refund: true, reason: 'Knödel waren aus' } },
      { as: chief },
    ),
  )
  const before = await Promise.all([cancelled, changed].map(async (one) => (await brand.order(one)).money))
  expect(before).toMatchObject([{ due: 16.3 }, { price: 8.2, due: 8.1 }])

  await upgrade(brand.core)
  expect(await Promise.all([cancelled, changed].map(async (one) => (await brand.order(one)).money))).toEqual(before)
  expect((await brand.status(changed)).changes).toMatchObject([{ refunded: 8.1, kept: 0 }])
  await brand.drain()
  const sent = (await molliePayments(brand)).flatMap(({ refunds }) => refunds.map(({ amount: { value } }) => value))
  expect(sent.toSorted()).toEqual(['16.30', '8.10'])
  expect((await brand.order(cancelled)).money).toEqual({ price: 0, kept: 0, asked: 0, due: 0, tip: 0 })
  expect((await brand.order(changed)).money).toEqual({ price: 8.2, kept: 0, asked: 0, due: 0, tip: 0 })
})
