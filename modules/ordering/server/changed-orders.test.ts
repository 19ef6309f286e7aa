import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { readHistory } from './order-queries.ts'
import { changedOrders } from './changed-orders.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

type Line = readonly [kind: string, from: string, amount: number]

/** Places an order and overwrites its total, its state and its ledger. Returns the revenue that `changedOrders` reports for it, and what the history says was refunded of the price. */
async function revenueOf(total: number, ledger: readonly Line[], state: string) {
  const { uid } = await brand.place()
  const { db } = brand.core
  await db.run(
    sql`UPDATE orders SET state = ${state}, payment_state = 'paid', gross = ${total}, total_gross = ${total} WHERE uid = ${uid}`,
  )
  for (const [kind, from, amount] of ledger)
    await db.run(sql`INSERT INTO order_money (order_id, kind, taken_from, amount, at, step, decided_by)
      SELECT id, ${kind}, ${from}, ${amount}, created_at, gen_random_uuid(),
        CASE WHEN ${kind} IN ('refund', 'kept', 'accepted') THEN '{"type":"user","id":"u"}'::jsonb END
      FROM orders WHERE uid = ${uid}`)
  const orders = await changedOrders(db, Temporal.Instant.fromEpochMilliseconds(0), 1000)
  const [listed] = (await readHistory(db, { scope: 'all', uid }, { limit: 1, offset: 0 })).rows
  return { revenue: orders.find((order) => order.uid === uid)?.revenue, priceBack: listed?.price_back }
}

test.each<[rule: string, total: number, ledger: Line[], revenue: number, state?: string]>([
  ['an order without a payment online counts its price', 20, [], 20],
  [
    'a paid order counts its price, without the tip',
    20,
    [
      ['paid', 'outside', 20],
      ['tip', 'outside', 2],
    ],
    20,
  ],
  ['an order that is not completed counts nothing', 20, [['paid', 'outside', 20]], 0, 'confirmed'],
  [
    'money that a lower price freed is not subtracted again',
    15,
    [
      ['paid', 'outside', 20],
      ['refund', 'price', 5],
      ['sent', 'due', 5],
    ],
    15,
  ],
  [
    'what goes back beyond a lower price is subtracted',
    15,
    [
      ['paid', 'outside', 20],
      ['refund', 'price', 5],
      ['sent', 'due', 5],
      ['sent', 'price', 3],
    ],
    12,
  ],
  [
    'a part of the price that staff refund is subtracted, and the tip stays',
    20,
    [
      ['paid', 'outside', 20],
      ['tip', 'outside', 2],
      ['refund', 'price', 8.9],
      ['sent', 'due', 8.9],
    ],
    11.1,
  ],
  [
    'money that was kept beyond a lower price is no revenue when it goes back',
    15,
    [
      ['paid', 'outside', 20],
      ['kept', 'price', 5],
      ['sent', 'kept', 5],
    ],
    15,
  ],
  [
    'a part of the price that staff refund is subtracted, although they kept money beyond it before',
    15,
    [
      ['paid', 'outside', 20],
      ['kept', 'price', 5],
      ['refund', 'price', 3],
      ['sent', 'due', 3],
    ],
    12,
  ],
  [
    'a part of the price that staff refund is subtracted, although they kept a second payment before',
    20,
    [
      ['paid', 'outside', 20],
      ['surplus', 'outside', 20],
      ['kept', 'asked', 20],
      ['refund', 'price', 4],
      ['sent', 'due', 4],
    ],
    16,
  ],
  [
    'kept money goes back with all the rest: the price is subtracted once',
    15,
    [
      ['paid', 'outside', 20],
      ['kept', 'price', 5],
      ['refund', 'price', 3],
      ['sent', 'due', 3],
      ['refund', 'price', 12],
      ['refund', 'kept', 5],
      ['sent', 'due', 17],
    ],
    0,
  ],
  [
    'a second payment that goes back is not subtracted',
    20,
    [
      ['paid', 'outside', 20],
      ['surplus', 'outside', 20],
      ['sent', 'asked', 20],
    ],
    20,
  ],
  [
    'a refund that the bank sent back counts again',
    20,
    [
      ['paid', 'outside', 20],
      ['sent', 'price', 8],
      ['returned', 'outside', 8],
    ],
    20,
  ],
  [
    'the tip of a refunded order is not subtracted from the price',
    20,
    [
      ['paid', 'outside', 20],
      ['tip', 'outside', 2],
      ['refund', 'price', 20],
      ['refund', 'tip', 2],
      ['sent', 'due', 22],
    ],
    0,
  ],
  [
    'a tip that goes back alone subtracts nothing',
    20,
    [
      ['paid', 'outside', 20],
      ['tip', 'outside', 2],
      ['sent', 'tip', 2],
    ],
    20,
  ],
  [
    'a cheaper order that is refunded wholly counts nothing',
    15,
    [
      ['paid', 'outside', 20],
      ['refund', 'price', 5],
      ['sent', 'due', 5],
      ['refund', 'price', 15],
      ['sent', 'due', 15],
    ],
    0,
  ],
])('%s', async (_rule, total, ledger, revenue, state = 'completed') => {
  const found = await revenueOf(total, ledger, state)
  expect(found.revenue).toBe(revenue)
  if (state === 'completed') expect(found.priceBack).toBeCloseTo(total - revenue, 4)
})
