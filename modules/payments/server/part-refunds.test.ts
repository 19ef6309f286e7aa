import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { orderStatistics } from '#modules/statistics/contract.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { employee, sessionOf } from '#testing/sessions.ts'
import { notice, only } from '../testing/mollie-talk.ts'
import { type PayingBrand, payingBrand, type PlacedOnline } from '../testing/paying-brand.ts'

const { completed, confirm, refund } = orderingEndpoints
type Body = Partial<z.input<typeof refund.body>>

let brand: PayingBrand
let placed: PlacedOnline

/** Each test has a completed order of 25.00 EUR that was paid at Mollie: soup 8.10, dumplings 8.20, strudel 8.70. */
beforeEach(async () => {
  brand = await payingBrand('mollie')
  placed = await paidOrder()
  await step(placed, confirm)
  await step(placed, completed)
  await brand.drain()
})

async function paidOrder() {
  const dishes = [brand.products.soup, brand.products.dumplings, brand.products.strudel]
  const made = await brand.orderOnline({ items: dishes.map((product) => ({ product, amount: 1 })) })
  await brand.press(made.page, 'paid')
  return made
}
async function step(of: PlacedOnline, call: typeof confirm | typeof completed) {
  const { id, version } = await brand.order(of)
  await must(brand.call(call as typeof completed, { params: { id }, body: { version } }, { as: chief }))
}
const order = () => brand.order(placed)
const ask = async (body: Body, as = chief) => {
  const { id, version } = await order()
  const whole = { version, decision: 'refund' as const, reason: 'Suppe war kalt', ...body }
  return brand.call(refund, { params: { id }, body: whole }, { as })
}
/** Processes the outbox. Returns the amounts that Mollie has refunded, in the sequence in which they were requested. */
async function sent() {
  for (let round = 0; round < 3; round++) {
    await brand.drain()
    brand.clock.advance({ seconds: 10 })
  }
  const { refunds } = await only(brand)
  return refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount.value)
}
const keys = async () =>
  (await brand.core.db.many<{ key: string }>(sql`SELECT key FROM payment_refunds ORDER BY requested_at, key`)).map(
    ({ key }) => key,
  )

describe('a part of a completed order is refunded (docs/rules/orders.md, Payment)', () => {
  test('exactly the amount goes back once; the order stays paid and shows the part', async () => {
    const soup = (await order()).items[0]?.id ?? ''
    const answer = await must(ask({ amount: 8.1, items: [{ id: soup, amount: 1 }] }))
    expect(answer).toMatchObject({
      paymentState: 'paid',
      isRefundAsked: false,
      money: { price: 16.9, due: 8.1 },
      paidBack: 0,
    })
    expect(answer.timeline.at(-1)).toMatchObject({
      action: 'refund-part',
      note: 'Suppe war kalt',
      actor: { type: 'user' },
      values: {
        amount: 8.1,
        items: [{ id: soup, amount: 1, unit: 'amount', name: answer.items[0]?.name }],
      },
    })
    expect(await sent()).toEqual(['8.10'])
    expect(await order()).toMatchObject({
      state: 'completed',
      paymentState: 'paid',
      isPartlyRefunded: true,
      money: { price: 16.9, due: 0 },
      paidBack: 8.1,
      priceBack: 8.1,
    })
    expect(
      await brand.core.db.many(
        sql`SELECT kind, taken_from, amount, decided_by->>'id' AS by FROM order_money WHERE kind <> 'paid' ORDER BY number`,
      ),
    ).toEqual([
      { kind: 'refund', taken_from: 'price', amount: 8.1, by: chief.userId },
      { kind: 'sent', taken_from: 'due', amount: 8.1, by: null },
    ])
  })

  test('it can be repeated until nothing is left; each part has its own refund and key at the provider', async () => {
    await must(ask({ amount: 8.1 }))
    expect(await sent()).toEqual(['8.10'])
    // A second request with the same amount is a further refund, not a repetition of the first one.
    await must(ask({ amount: 8.1 }))
    expect(await sent()).toEqual(['8.10', '8.10'])
    expect(await order()).toMatchObject({ paymentState: 'paid', paidBack: 16.2 })
    expect(await ask({ amount: 8.81 })).toMatchObject({ ok: false, errors: [{ code: 'payment.part_too_high' }] })
    await must(ask({ amount: 8.8 }))
    expect(await sent()).toEqual(['8.10', '8.10', '8.80'])
    expect(new Set(await keys()).size).toBe(3)
    expect(await order()).toMatchObject({ paymentState: 'refunded', isRefunded: true, isPartlyRefunded: false })
    expect(await ask({ amount: 1 })).toMatchObject({ status: 409, errors: [{ code: 'payment.part_not_possible' }] })
  })

  test('an amount that is everything is refunded as everything', async () => {
    const answer = await must(ask({ amount: 25 }))
    expect(answer.timeline.at(-1)).toMatchObject({ action: 'refund' })
    expect(await sent()).toEqual(['25.00'])
    expect(await order()).toMatchObject({ paymentState: 'refunded' })
  })

  test('without an amount the rest goes back, as before', async () => {
    await must(ask({ amount: 5 }))
    await must(ask({}))
    await brand.drain()
    const mails = await brand.core.db.many<{ subject: string }>(
      sql`SELECT subject FROM messages WHERE template = 'order.refund-decided'`,
    )
    expect(mails.map(({ subject }) => subject)).toEqual([
      `20,00 EUR werden Ihnen rückerstattet (Bestellung ${placed.uid})`,
    ])
    expect((await sent()).reduce((sum, value) => sum + Number(value), 0)).toBe(25)
    expect(await order()).toMatchObject({ paymentState: 'refunded' })
  })

  test('the guest reads the amount, but not the reason, on the page and in one mail', async () => {
    await must(ask({ amount: 8.1 }))
    await brand.drain()
    expect(await brand.status(placed)).toMatchObject({
      changes: [],
      partRefunds: [{ refunded: 8.1, kept: 0 }],
      paidBack: 8.1,
    })
    const mails = await brand.core.db.many<{ subject: string }>(
      sql`SELECT subject FROM messages WHERE template = 'order.part-refunded'`,
    )
    expect(mails.map(({ subject }) => subject)).toEqual([
      `8,10 EUR werden Ihnen rückerstattet (Bestellung ${placed.uid})`,
    ])
    expect(JSON.stringify(await brand.status(placed))).not.toContain('kalt')
  })
})

describe('what is refused changes nothing', () => {
  test.each<[string, Body, number, string, string | undefined]>([
    ['more than is held', { amount: 25.01 }, 422, 'payment.part_too_high', 'amount'],
    ['zero', { amount: 0 }, 422, 'field.too_small', 'amount'],
    ['less than nothing', { amount: -3 }, 422, 'field.too_small', 'amount'],
    ['fractions of a cent', { amount: 1.005 }, 422, 'field.format', 'amount'],
    ['an amount that is kept', { amount: 5, decision: 'keep' }, 422, 'payment.part_kept', 'amount'],
    ['items without an amount', { items: [{ id: crypto.randomUUID(), amount: 1 }] }, 422, 'field.required', 'amount'],
    [
      'an item of another order',
      { amount: 5, items: [{ id: crypto.randomUUID(), amount: 1 }] },
      422,
      'payment.part_item_unknown',
      'items.0.id',
    ],
    ['no reason', { amount: 5, reason: ' ' }, 422, 'field.required', 'reason'],
    ['an old version', { amount: 5, version: 0 }, 409, 'order.conflict', undefined],
  ])('%s', async (_, body, status, code, field) => {
    const before = await order()
    expect(await ask(body)).toMatchObject({ ok: false, status, errors: [{ code, ...(field ? { field } : {}) }] })
    expect(await order()).toEqual(before)
    expect(await sent()).toEqual([])
  })

  test('a part of an order that nobody has accepted, and of one about whose money nobody has decided', async () => {
    const open = await paidOrder()
    const { id, version } = await brand.order(open)
    const body = { version, decision: 'refund', reason: 'kalt', amount: 5 } as const
    expect(await brand.call(refund, { params: { id }, body }, { as: chief })).toMatchObject({
      status: 409,
      errors: [{ code: 'payment.part_not_possible' }],
    })
    await brand.core.db.run(sql`UPDATE orders SET refund_asked = true WHERE uid = ${placed.uid}`)
    expect(await ask({ amount: 5 })).toMatchObject({ status: 409, errors: [{ code: 'payment.part_not_possible' }] })
  })

  test('another branch does not see the order; the desk may not refund', async () => {
    const { branchId } = await order()
    const elsewhere = sessionOf(['ROLE_BACKOFFICE'], { branches: [crypto.randomUUID()] })
    expect(await ask({ amount: 5 }, elsewhere)).toMatchObject({ status: 404 })
    expect(await ask({ amount: 5 }, employee([branchId]))).toMatchObject({ status: 403 })
    expect(await sent()).toEqual([])
    expect(await ask({ amount: 5 }, sessionOf(['ROLE_BACKOFFICE'], { branches: [branchId] }))).toMatchObject({
      ok: true,
    })
  })
})

describe('two at once', () => {
  test('the same call sent again refunds nothing more and answers with the order as it is', async () => {
    const { version } = await order()
    await must(ask({ amount: 8.1, version }))
    expect(await ask({ amount: 8.1, version })).toMatchObject({
      status: 409,
      errors: [{ code: 'order.conflict' }],
      data: { version: version + 1, money: { price: 16.9, due: 8.1 } },
    })
    expect(await sent()).toEqual(['8.10'])
  })

  test('of two clerks one refunds, the other one gets the current order', async () => {
    const { version } = await order()
    const answers = await Promise.all([ask({ amount: 20, version }), ask({ amount: 20, version })])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409, data: { money: { price: 5, due: 20 } } })
    expect(await sent()).toEqual(['20.00'])
  })

  test('money that was refunded on the provider’s own website meanwhile is not refunded once more', async () => {
    const { id } = await only(brand)
    await brand.provider.tell('/_refund', { id, value: '20.00' })
    const { version } = await order()
    brand.clock.advance({ seconds: 1 })
    await Promise.all([notice(brand, `id=${id}`), ask({ amount: 10, version })])
    const total = (await sent()).reduce((sum, value) => sum + Number(value), 0)
    expect(total).toBeLessThanOrEqual(25)
    const { money, paidBack } = await order()
    expect(money.price + money.due + money.asked + (paidBack ?? 0)).toBeCloseTo(25)
  })
})

describe('a part that cannot be sent', () => {
  const failing = async () => {
    const { id } = await only(brand)
    await must(ask({ amount: 8.1 }))
    await brand.provider.tell('/_set', { id, status: 'failed' })
    await brand.drain()
    await brand.provider.tell('/_set', { id, status: 'paid' })
    expect(await order()).toMatchObject({
      paymentState: 'paid',
      isRefundAsked: true,
      money: { price: 16.9, asked: 8.1 },
    })
    expect((await brand.status(placed)).partRefunds).toMatchObject([{ refunded: 0, kept: 0 }])
  }

  test('staff decide again: then it is sent, and no more than it', async () => {
    await failing()
    await must(ask({}))
    expect(await sent()).toEqual(['8.10'])
    expect(await order()).toMatchObject({ paymentState: 'paid', isRefundAsked: false, money: { price: 16.9, due: 0 } })
    expect((await brand.status(placed)).partRefunds).toMatchObject([{ refunded: 8.1, kept: 0 }])
  })

  test('or they keep it: then it belongs to the price again, and the guest is told', async () => {
    await failing()
    await must(ask({ decision: 'keep' }))
    expect(await sent()).toEqual([])
    expect(await order()).toMatchObject({ paymentState: 'paid', isRefundAsked: false, money: { price: 25, due: 0 } })
    expect((await brand.status(placed)).partRefunds).toMatchObject([{ refunded: 0, kept: 8.1 }])
  })
})

test('a part counts in the revenue of its day, its net by the taxes of the whole order (docs/rules/statistics.md, Revenue)', async () => {
  const { createdAt, pricing } = await order()
  // The part is refunded one day after the order was placed.
  brand.clock.advance({ hours: 24 })
  await must(ask({ amount: 8.1 }))
  expect(await sent()).toEqual(['8.10'])
  const revenue = (at: Temporal.Instant, net: 'true' | 'false') => {
    const day = String(at.toZonedDateTimeISO('Europe/Berlin').toPlainDate())
    return must(brand.call(orderStatistics.revenue, { query: { from: day, to: day, net } }, { as: chief }))
  }
  expect(await revenue(Temporal.Instant.from(createdAt), 'false')).toMatchObject({ total: 25, figures: { refunds: 0 } })
  expect(await revenue(brand.clock.now(), 'false')).toMatchObject({ total: -8.1, figures: { refunds: 8.1 } })
  expect((await revenue(brand.clock.now(), 'true')).total).toBeCloseTo((-8.1 * pricing.totalNet) / 25, 3)
})
