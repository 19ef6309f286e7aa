import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { molliePayments } from '#modules/payments/testing/mollie-talk.ts'
import { payingBrand } from '#modules/payments/testing/paying-brand.ts'
import { foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { orderingEndpoints } from '../contract.ts'
import { orderStates } from '../rules/lifecycle.ts'
import { type MoneyStep, moneyOfTimeline } from '../testing/money-of-timeline.ts'
import { placed, type Row, upgrade, writeTimeline } from '../testing/old-orders.ts'
import { readMoney } from './order-money.ts'

describe('the ledger of orders of earlier versions (migration 0006)', () => {
  const decimal = fc.integer({ min: 1, max: 400_000 }).map((units) => units / 10_000)
  const states = fc.constantFrom(...orderStates)
  const values = fc.oneof(
    fc.constant({}),
    fc.record(
      {
        amount: decimal,
        refunded: decimal,
        failed: decimal,
        returned: decimal,
        total: decimal,
        refund: fc.boolean(),
        after: fc.record({ total: decimal }),
      },
      { requiredKeys: ['amount', 'total', 'after'] },
    ),
  )
  const actions =
    'placed paid paid paid-twice payment-mismatch payment-accepted edit-item edit-item refund refund refund-kept refund-failed refunded-part refunded reject cancel note'
  const action = fc.constantFrom(...actions.split(' '))
  const step = fc.record({
    action,
    from: states,
    to: fc.option(states, { freq: 3 }),
    values,
  }) satisfies fc.Arbitrary<MoneyStep>

  test('any history: each account holds the same as before, to the cent', async () => {
    const brand = await foodBrand()
    const histories = fc.sample(fc.array(step, { minLength: 1, maxLength: 10 }), 60)
    const orders: { id: string; steps: MoneyStep[] }[] = []
    for (const steps of histories) {
      const id = await placed(brand)
      await writeTimeline(
        brand.core,
        id,
        steps.map(({ action: name, values: data, from, to }): Row => [name, data, from, to]),
      )
      orders.push({ id, steps })
    }
    await upgrade(brand.core)
    for (const { id, steps } of orders) {
      const { price, kept, asked, due } = moneyOfTimeline(steps)
      expect(await readMoney(brand.core.db, id), JSON.stringify(steps)).toEqual({ price, kept, asked, due })
    }
  })

  test('refunds that wait during the upgrade are sent once, as they were decided', async () => {
    const brand = await payingBrand('mollie')
    const items = [brand.products.soup, brand.products.dumplings].map((product) => ({ product, amount: 1 }))
    const cancelled = await brand.orderOnline({ items })
    const changed = await brand.orderOnline({ items })
    for (const { page } of [cancelled, changed]) await brand.press(page, 'paid')
    const first = await brand.order(cancelled)
    await must(
      brand.call(
        orderingEndpoints.cancel,
        { params: { id: first.id }, body: { version: first.version, refund: true } },
        { as: chief },
      ),
    )
    const second = await brand.order(changed)
    const params = { id: second.id, itemId: second.items[0]?.id ?? '' }
    await must(
      brand.call(
        orderingEndpoints.editItem,
        { params, body: { version: second.version, amount: 0, refund: true } },
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
    expect((await brand.order(cancelled)).money).toEqual({ price: 0, kept: 0, asked: 0, due: 0 })
    expect((await brand.order(changed)).money).toEqual({ price: 8.2, kept: 0, asked: 0, due: 0 })
  })
})
