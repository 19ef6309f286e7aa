import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { employee } from '#testing/sessions.ts'
import { only } from '../testing/mollie-talk.ts'
import { type PayingBrand, payingBrand, type PlacedOnline } from '../testing/paying-brand.ts'

const { cancel, confirm, editItem, inDelivery, previewItem, refund } = orderingEndpoints

let brand: PayingBrand
let placed: PlacedOnline

/** Each test has an accepted order of 25.00 EUR that was paid at Mollie: soup 8.10, dumplings 8.20, strudel 8.70. */
beforeEach(async () => {
  brand = await payingBrand('mollie')
  const dishes = [brand.products.soup, brand.products.dumplings, brand.products.strudel]
  placed = await brand.orderOnline({ items: dishes.map((product) => ({ product, amount: 1 })) })
  await brand.press(placed.page, 'paid')
  const { id, version } = await order()
  await must(brand.call(confirm, { params: { id }, body: { version, readyInMinutes: 20 } }, { as: chief }))
  await brand.drain()
})

const order = () => brand.order(placed)
const give = async (amount: number, as = chief, version?: number) => {
  const now = await order()
  const body = { version: version ?? now.version, decision: 'refund', reason: 'Zu spät', amount } as const
  return brand.call(refund, { params: { id: now.id }, body }, { as })
}
async function sent() {
  for (let round = 0; round < 3; round++) {
    await brand.drain()
    brand.clock.advance({ seconds: 10 })
  }
  return (await only(brand)).refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount.value)
}
const withoutSoup = async () => {
  const { id, version, items } = await order()
  const params = { id, itemId: items[0]?.id ?? '' }
  return { params, body: { version, amount: 0 } }
}

describe('a part of an open order is refunded (docs/rules/payments.md, Goodwill)', () => {
  test('exactly the amount goes back once; the order goes on, and the guest is told', async () => {
    expect(await must(give(5))).toMatchObject({
      state: 'confirmed',
      paymentState: 'paid',
      money: { price: 20, due: 5 },
    })
    expect(await sent()).toEqual(['5.00'])
    expect(await order()).toMatchObject({ state: 'confirmed', isPartlyRefunded: true, paidBack: 5 })
    expect(await brand.status(placed)).toMatchObject({ partRefunds: [{ refunded: 5, kept: 0 }], paidBack: 5 })
    const mails = await brand.core.db.many(sql`SELECT subject FROM messages WHERE template = 'order.part-refunded'`)
    expect(mails).toEqual([{ subject: `5,00 EUR werden Ihnen rückerstattet (Bestellung ${placed.uid})` }])
    expect(
      await brand.core.db.many(
        sql`SELECT kind, taken_from, amount FROM order_money WHERE kind <> 'paid' ORDER BY number`,
      ),
    ).toEqual([
      { kind: 'refund', taken_from: 'price', amount: 5 },
      { kind: 'sent', taken_from: 'due', amount: 5 },
    ])
  })

  test('also on the way to the guest; more than the price is refused, and so is the desk', async () => {
    const { id, version, branchId } = await order()
    await must(brand.call(inDelivery, { params: { id }, body: { version } }, { as: chief }))
    expect(await give(25.01)).toMatchObject({
      status: 422,
      errors: [{ code: 'payment.part_too_high', field: 'amount' }],
    })
    expect(await give(5, employee([branchId]))).toMatchObject({ status: 403 })
    expect(await must(give(5))).toMatchObject({ state: 'in-delivery', money: { price: 20, due: 5 } })
  })

  test('of two clerks one refunds, the other one gets the current order', async () => {
    const { version } = await order()
    const answers = await Promise.all([give(5, chief, version), give(5, chief, version)])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409, data: { money: { price: 20, due: 5 } } })
    expect(await sent()).toEqual(['5.00'])
  })

  test('a cancellation refunds only the rest', async () => {
    await must(give(5))
    expect(await sent()).toEqual(['5.00'])
    const { id, version } = await order()
    const body = { version, message: 'Herd defekt', refund: true }
    await must(brand.call(cancel, { params: { id }, body }, { as: chief }))
    expect(await sent()).toEqual(['5.00', '20.00'])
    expect(await order()).toMatchObject({ state: 'canceled', paymentState: 'refunded', paidBack: 25 })
  })

  test('an item that is removed after it frees its whole price, and the preview says so', async () => {
    await must(give(5))
    const edit = await withoutSoup()
    expect(await must(brand.call(previewItem, edit, { as: chief }))).toMatchObject({ freed: 8.1 })
    const decided = { ...edit, body: { ...edit.body, refund: true, reason: 'Suppe ist aus' } }
    expect(await must(brand.call(editItem, decided, { as: chief }))).toMatchObject({
      pricing: { totalGross: 16.9 },
      money: { price: 11.9, due: 13.1 },
    })
    expect((await sent()).reduce((sum, value) => sum + Number(value), 0)).toBeCloseTo(13.1)
    expect(await order()).toMatchObject({ paymentState: 'paid', priceBack: 5, paidBack: 13.1 })
  })

  test('the guest reads of a part only as long as the business keeps something', async () => {
    await must(give(5))
    expect(await brand.status(placed)).toMatchObject({ isAllGoingBack: false, isRefunded: false })
    await must(give(20))
    expect(await brand.status(placed)).toMatchObject({ isAllGoingBack: true, isRefunded: false, paidBack: 0 })
    expect(await sent()).toEqual(['25.00'])
    expect(await brand.status(placed)).toMatchObject({ isAllGoingBack: false, isRefunded: true })
    const mails = await brand.core.db.many<{ html: string }>(
      sql`SELECT html FROM messages WHERE template = 'order.part-refunded' ORDER BY created_at`,
    )
    expect(mails).toHaveLength(2)
    for (const { html } of mails) expect(html).not.toContain('Ein Teil')
  })

  test('after the whole price went back, the order is refunded and cannot become dearer', async () => {
    await must(give(25))
    expect(await sent()).toEqual(['25.00'])
    expect(await order()).toMatchObject({ state: 'confirmed', paymentState: 'refunded' })
    const { params, body } = await withoutSoup()
    const more = { params, body: { ...body, amount: 2 } }
    expect(await brand.call(editItem, more, { as: chief })).toMatchObject({ errors: [{ code: 'order.paid_higher' }] })
  })
})
