import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { toDecimal } from '#kernel/money.ts'
import { foodBrand } from '#testing/food-brand.ts'
import { migration, placed, type Row, upgrade, writeTimeline } from '../testing/old-orders.ts'
import { readMoney } from './order-money.ts'

const amount = { provider: 'mollie', attempt: 1, amount: 25, currency: 'EUR' }
const paid: Row = ['paid', amount]
const cheaper = (total: number, refund: boolean): Row => [
  'edit-item',
  { before: { total: total + 8 }, after: { total }, difference: -8, refund },
]

/**
 * Each line with `expect` is an order of an earlier version, for which some money events were not stored. The line contains the entries of
 * the timeline, and the amounts in price, kept, asked and due that the migration must derive from them. The total of each order is 17.
 */
test('counts the money of an order that an earlier version changed, as staff decided at that time', async () => {
  const brand = await foodBrand()
  const { db } = brand.core
  const steps = await migration('0004-money-of-old-steps.sql')
  const counted = async (...rows: Row[]) => {
    const id = await placed(brand)
    await db.run(sql`UPDATE orders SET total_gross = 17 WHERE id = ${id}`)
    await writeTimeline(brand.core, id, rows)
    await db.run(raw(steps))
    await upgrade(brand.core)
    const { price, kept, asked, due } = await readMoney(db, id)
    return [price, kept, asked, due].map(toDecimal)
  }

  expect(await counted(paid, cheaper(17, true)), 'a refund that waits').toEqual([17, 0, 0, 8])
  expect(await counted(paid, cheaper(17, true), ['refund-failed', amount]), 'one that failed').toEqual([17, 0, 8, 0])
  expect(
    await counted(paid, cheaper(17, true), ['refund-failed', amount], ['refund-kept', {}]),
    'it was kept, or given back in cash',
  ).toEqual([17, 8, 0, 0])
  expect(
    await counted(paid, cheaper(17, true), ['refunded-part', { ...amount, refunded: 8 }], ['refund-failed', amount]),
    'a bank sent it back',
  ).toEqual([17, 0, 8, 0])
  expect(
    await counted(
      paid,
      ['cancel', { refund: true }, 'waiting', 'canceled'],
      ['refunded', { ...amount, refunded: 25 }, 'canceled'],
      ['refund-failed', amount, 'canceled'],
      ['refund', {}, 'canceled'],
    ),
    'all of it, and it is to go after all',
  ).toEqual([0, 0, 0, 25])
  const mismatched: Row = ['payment-mismatch', { ...amount, amount: 30 }]
  expect(await counted(mismatched, ['payment-accepted', {}]), 'more, taken as the payment').toEqual([17, 13, 0, 0])
  expect(
    await counted(mismatched, ['payment-accepted', {}], cheaper(17, true)),
    'of which a difference goes back',
  ).toEqual([17, 5, 0, 8])
})
