import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ZERO } from '#kernel/money.ts'
import { foodBrand } from '#testing/food-brand.ts'
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

  test('for any history, each account has the same amount as before, to the cent', async () => {
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
      expect(await readMoney(brand.core.db, id), JSON.stringify(steps)).toEqual({ price, kept, asked, due, tip: ZERO })
    }
  })
})
