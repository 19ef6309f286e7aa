import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { molliePayments, notice, only } from '../testing/mollie-talk.ts'
import { payingBrand } from '../testing/paying-brand.ts'

const { publicCancel, rejectCounter, confirm } = orderingEndpoints

/**
 * Creates a ride of 25.00 EUR that is paid online and starts in `startsIn` seconds. `hours`: guests can cancel free of charge until this
 * many hours before the start; null: the branch has no such rule. `kind`: 'food' creates an order of food, to which the rule does not
 * apply.
 */
async function ride({ startsIn = 48 * 3600, hours = 24 as number | null, kind = 'ride', isPaid = true } = {}) {
  const brand = await payingBrand('mollie')
  await brand.changeHouse({ freeCancelHours: hours })
  const dishes = [brand.products.soup, brand.products.dumplings, brand.products.strudel]
  const placed = await brand.orderOnline({ items: dishes.map((product) => ({ product, amount: 1 })) })
  if (isPaid) await brand.press(placed.page, 'paid')
  const start = brand.clock.now().add({ seconds: startsIn })
  await brand.core.db.run(sql`UPDATE orders SET kind = ${kind}, appointment = ${start} WHERE uid = ${placed.uid}`)
  const withdraw = (call: typeof publicCancel | typeof rejectCounter = publicCancel) =>
    brand.call(call, { params: { uid: placed.uid, hash: placed.hash } })
  /** Processes the outbox, and returns how many euros Mollie has refunded, and in how many refunds. */
  const back = async () => {
    for (let round = 0; round < 3; round++) {
      await brand.drain()
      brand.clock.advance({ seconds: 10 })
    }
    const refunds = (await molliePayments(brand))
      .flatMap((one) => one.refunds)
      .filter(({ status }) => status !== 'failed')
    return { refunds: refunds.length, euros: refunds.reduce((all, { amount }) => all + Number(amount.value), 0) }
  }
  return { brand, placed, withdraw, back }
}

describe('a guest cancels a paid ride (docs/rules/orders.md, Cancelling a ride; ADR 0059)', () => {
  test('while that is free of charge, the whole price goes back without a question to staff', async () => {
    const { brand, placed, withdraw, back } = await ride()
    expect(await withdraw()).toMatchObject({
      ok: true,
      value: { state: 'canceled', endedMoney: 'going-back', endedAmount: 25, isFreeCancel: true },
    })
    expect(await brand.order(placed)).toMatchObject({ isRefundAsked: false, money: { due: 25 } })
    expect(await back()).toEqual({ refunds: 1, euros: 25 })
    expect(await brand.status(placed)).toMatchObject({ isRefunded: true, endedAmount: 25, isFreeCancel: true })
    const order = await brand.order(placed)
    expect(order).toMatchObject({ paymentState: 'refunded', isRefundAsked: false })
    expect(order.timeline.find(({ action }) => action === 'withdraw')).toMatchObject({
      actor: { type: 'customer' },
      values: { refund: true, reason: 'free-cancellation' },
    })
    const decided = await brand.core.db.many(
      sql`SELECT kind, taken_from, decided_by->>'type' AS by FROM order_money WHERE order_id = ${order.id} AND decided_by IS NOT NULL`,
    )
    expect(decided).toEqual([{ kind: 'refund', taken_from: 'price', by: 'customer' }])
  })

  test.each<[string, Parameters<typeof ride>[0], boolean]>([
    ['after the time in which a confirmed ride could be cancelled', { startsIn: 3600 }, true],
    ['without the rule of the branch', { hours: null }, false],
    ['food', { kind: 'food' }, false],
  ])('%s', async (_, options, isFree) => {
    const { brand, placed, withdraw, back } = await ride(options)
    const answer = await must(withdraw())
    expect(answer).toMatchObject({ endedMoney: isFree ? 'going-back' : 'asked', endedAmount: 25, isFreeCancel: isFree })
    expect((await brand.order(placed)).isRefundAsked).toBe(!isFree)
    expect((await back()).euros).toBe(isFree ? 25 : 0)
  })

  test('declining another time is a cancellation, too', async () => {
    const { brand, placed, withdraw, back } = await ride()
    const { id, version } = await brand.order(placed)
    const body = {
      version,
      appointment: String(brand.clock.now().add({ hours: 50 })),
      expiresInMinutes: 30,
      message: '',
    }
    await must(brand.call(orderingEndpoints.counterAppointment, { params: { id }, body }, { as: chief }))
    expect(await withdraw(rejectCounter)).toMatchObject({ ok: true, value: { isFreeCancel: true } })
    expect((await brand.order(placed)).counterAppointment).toMatchObject({ state: 'declined' })
    expect(await back()).toEqual({ refunds: 1, euros: 25 })
  })

  test('cancelling twice at once refunds once; the second caller gets 409 with the cancelled order', async () => {
    const { withdraw, back } = await ride()
    const answers = await Promise.all([withdraw(), withdraw(), withdraw()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const lost of answers.filter(({ ok }) => !ok))
      expect(lost).toMatchObject({ status: 409, data: { state: 'canceled', isFreeCancel: true } })
    expect(await back()).toEqual({ refunds: 1, euros: 25 })
  })

  test('the guest cancels while staff confirm: either the ride is confirmed and paid, or it is cancelled and refunded', async () => {
    for (let round = 0; round < 3; round++) {
      const { brand, placed, withdraw, back } = await ride()
      const { id, version } = await brand.order(placed)
      const [confirmed, cancelled] = await Promise.all([
        brand.call(confirm, { params: { id }, body: { version } }, { as: chief }),
        withdraw(),
      ])
      expect([confirmed.ok, cancelled.ok].filter(Boolean)).toHaveLength(1)
      expect((await back()).euros).toBe(cancelled.ok ? 25 : 0)
      expect((await brand.order(placed)).paymentState).toBe(cancelled.ok ? 'refunded' : 'paid')
    }
  })

  test('money that arrives after the cancellation is for staff to decide', async () => {
    const { brand, placed, withdraw, back } = await ride({ isPaid: false })
    expect(await withdraw()).toMatchObject({ ok: true, value: { endedMoney: null, isFreeCancel: false } })
    await brand.press(placed.page, 'paid')
    expect(await brand.status(placed)).toMatchObject({ endedMoney: 'asked', endedAmount: 25, isFreeCancel: false })
    expect(await brand.order(placed)).toMatchObject({ state: 'canceled', isRefundAsked: true })
    expect((await back()).euros).toBe(0)
  })

  test('a refund that fails at the provider asks staff, as every failed refund does', async () => {
    const { brand, placed, withdraw, back } = await ride()
    await must(withdraw())
    await back()
    const { id } = await only(brand)
    await brand.provider.tell('/_set', { id, isRefundFailed: true })
    await notice(brand, `id=${id}`)
    expect(await brand.order(placed)).toMatchObject({ state: 'canceled', paymentState: 'paid', isRefundAsked: true })
    expect(await brand.status(placed)).toMatchObject({ endedMoney: 'asked', endedAmount: 25, isFreeCancel: false })
  })
})
