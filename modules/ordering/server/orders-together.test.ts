import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { type OrderDraftInput, orderingEndpoints } from '../contract.ts'
import { type FoodBrand, foodBrand } from '#testing/food-brand.ts'
import { newKey } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('orders that arrive at the same time (ADR 0025)', () => {
  let brand: FoodBrand
  beforeAll(async () => {
    brand = await foodBrand()
  })

  const place = (body: OrderDraftInput, key = newKey()) =>
    brand.call(orderingEndpoints.place, { body, headers: { 'idempotency-key': key } })
  /** Reads all orders, each with the number of its rows in other tables. The tests check that no row is missing or written twice. */
  const stored = () =>
    brand.core.db.many<{ comment: string; ticket: number; items: number; firsts: number; keys: number; told: number }>(
      sql`SELECT comment, ticket_number AS ticket,
          (SELECT count(*) FROM order_items WHERE order_id = o.id) AS items,
          (SELECT count(*) FROM order_timeline WHERE order_id = o.id AND action = 'placed') AS firsts,
          (SELECT count(*) FROM order_keys WHERE order_id = o.id) AS keys,
          (SELECT count(*) FROM outbox WHERE topic = 'order.placed' AND payload ->> 'orderId' = o.id::text) AS told
        FROM orders o ORDER BY ticket_number`,
    )

  it('each order has its own rows; the ticket numbers are 1 to n, whoever sent the orders; an order that cannot be written affects no other', async () => {
    await brand.core.db.run(sql`ALTER TABLE orders ADD CONSTRAINT none_of_these CHECK (comment <> 'broken')`)
    const { soup, dumplings, strudel } = brand.products
    const draft = (n: number) =>
      brand.draft({
        comment: String(n),
        items: [soup, dumplings, strudel].slice(0, 1 + (n % 3)).map((product) => ({ product, amount: 1 })),
      })
    const { legalInstructions: _, privacyPolicy: __, ...byPhone } = draft(100)
    const [broken, staff, ...guests] = await Promise.all([
      place(brand.draft({ comment: 'broken' })),
      brand.call(orderingEndpoints.enter, { body: byPhone, headers: { 'idempotency-key': newKey() } }, { as: admin() }),
      ...range(99).map((n) => place(draft(n))),
    ])
    expect(broken?.ok).toBe(false)
    expect([staff, ...guests].filter((answer) => !answer?.ok)).toEqual([])

    const orders = await stored()
    expect(orders.map(({ ticket }) => ticket)).toEqual(range(100))
    expect(orders.map(({ comment }) => Number(comment)).toSorted((a, b) => a - b)).toEqual(range(100))
    for (const { comment, ticket: _ticket, ...rows } of orders)
      expect(rows).toEqual({ items: 1 + (Number(comment) % 3), firsts: 1, keys: 1, told: 1 })
  })

  it('several requests with one key in one batch create one order: requests with the same body get this order, another body is refused', async () => {
    const before = (await stored()).length
    const key = newKey()
    const answers = await Promise.all([
      ...range(10).map((n) => place(brand.draft({ comment: `before ${n}` }))),
      ...range(3).map(() => place(brand.draft({ comment: 'mine' }), key)),
      ...range(2).map(() => place(brand.draft({ comment: 'changed' }), key)),
      ...range(10).map((n) => place(brand.draft({ comment: `after ${n}` }))),
    ])
    // Two different bodies were sent with the same key. The order that is written first gets the key. The test accepts both results.
    const seen = answers.slice(10, 15).map((answer) => (answer.ok ? answer.value.uid : answer.errors[0]?.code))
    const [mine, changed] = [new Set(seen.slice(0, 3)), new Set(seen.slice(3))]
    expect([mine.size, changed.size]).toEqual([1, 1])
    expect([...mine, ...changed]).toContain('order.key_reused')
    expect(mine).not.toEqual(changed)
    expect([...answers.slice(0, 10), ...answers.slice(15)].every(({ ok }) => ok)).toBe(true)

    const orders = await stored()
    expect(orders.map(({ ticket }) => ticket)).toEqual(range(before + 21))
  })
})
