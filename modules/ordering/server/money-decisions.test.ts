import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { money, sum, toDecimal } from '#kernel/money.ts'
import { molliePayments, notice, only, pay } from '#modules/payments/testing/mollie-talk.ts'
import { payingBrand } from '#modules/payments/testing/paying-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { orderingEndpoints } from '../contract.ts'

/** 25.00 EUR at Mollie: soup 8.10, dumplings 8.20, strudel 8.70. */
async function meal() {
  const brand = await payingBrand('mollie')
  const dishes = [brand.products.soup, brand.products.dumplings, brand.products.strudel]
  const placed = await brand.orderOnline({ items: dishes.map((product) => ({ product, amount: 1 })) })
  const order = async () => {
    const found = await brand.order(placed)
    // What the ledger holds is what the providers hold, to the cent.
    const held = await brand.core.db.first(
      sql`SELECT coalesce(sum(paid_cents - refunded_cents), 0) / 100.0 AS held FROM payment_attempts WHERE state = 'paid'`,
    )
    expect({ held: toDecimal(sum(Object.values(found.money).map(money))) }).toEqual(held)
    // Money that nobody has decided about is a question, in lists as well.
    if (found.money.asked > 0) expect(found.isRefundAsked).toBe(true)
    return found
  }
  /** Changes a payment at Mollie, and lets us hear of it. */
  const happens = async (id: string, what: object) => {
    brand.clock.advance({ seconds: 1 })
    await brand.provider.tell('/_set', { id, ...what })
    await notice(brand, `id=${id}`)
  }
  /** Two attempts; the second one is paid, the first one can still bring money. */
  const paidBySecondPage = async () => {
    const { id } = await only(brand)
    await brand.press(placed.page, 'failed')
    const again = await pay(brand, placed)
    await brand.press(again.ok ? again.value.paymentRedirectUrl : undefined, 'paid')
    return { paysAgain: () => happens(id, { status: 'paid' }) }
  }
  return {
    brand,
    placed,
    order,
    happens,
    paidBySecondPage,
    /** Takes off the first dish that is left. */
    async edit(refund: boolean) {
      const { id, version, items } = await order()
      const params = { id, itemId: items[0]?.id ?? '' }
      return must(
        brand.call(orderingEndpoints.editItem, { params, body: { version, amount: 0, refund } }, { as: chief }),
      )
    },
    async decide(decision: 'refund' | 'keep') {
      const { id, version } = await order()
      const input = { params: { id }, body: { version, decision } }
      return must(brand.call(orderingEndpoints.refund, input, { as: chief }))
    },
    async cancel(refund: boolean) {
      const { id, version } = await order()
      return must(brand.call(orderingEndpoints.cancel, { params: { id }, body: { version, refund } }, { as: chief }))
    },
    /** What Mollie has given back, in euros, once everything that was promised is done. */
    async givenBack() {
      for (let round = 0; round < 3; round++) {
        await brand.drain()
        brand.clock.advance({ seconds: 10 })
      }
      const payments = await molliePayments(brand)
      const cents = payments
        .flatMap(({ refunds }) => refunds)
        .filter(({ status }) => status !== 'failed')
        .reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0)
      return cents / 100
    },
  }
}

describe('a refund that still waits while a second payment comes (decisions, Orders: money flows back by decision only)', () => {
  const waiting = async () => {
    const all = await meal()
    const { paysAgain } = await all.paidBySecondPage()
    await all.edit(true)
    // Nothing was sent yet.
    await paysAgain()
    expect(await all.order()).toMatchObject({ paymentState: 'paid', isRefundAsked: true })
    return all
  }

  test('nobody has decided about the second one: only the difference goes back, and the question stays', async () => {
    const { givenBack, order } = await waiting()
    expect(await givenBack()).toBe(8.1)
    expect(await order()).toMatchObject({ paymentState: 'paid', isRefundAsked: true })
  })

  test('it is kept: the difference goes back all the same, later ones as well, and all of it when the order comes to nothing', async () => {
    const { cancel, decide, edit, givenBack, order } = await waiting()
    await decide('keep')
    expect(await givenBack()).toBe(8.1)
    await edit(true)
    expect(await givenBack()).toBe(16.3)
    await cancel(true)
    expect(await givenBack()).toBe(50)
    expect(await order()).toMatchObject({ state: 'canceled', paymentState: 'refunded' })
  })

  test('it is given back: both go back, each once', async () => {
    const { decide, givenBack, order } = await waiting()
    await decide('refund')
    expect(await givenBack()).toBe(33.1)
    expect(await order()).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
  })

  test('it is kept, and the waiting refund was that of a cancelled order', async () => {
    const { brand, cancel, decide, givenBack, order, paidBySecondPage, placed } = await meal()
    const { paysAgain } = await paidBySecondPage()
    await cancel(true)
    expect((await brand.status(placed)).endedMoney).toBe('going-back')
    await paysAgain()
    expect((await brand.status(placed)).endedMoney).toBe('asked')
    await decide('keep')
    expect(await givenBack()).toBe(25)
    expect(await order()).toMatchObject({ state: 'canceled', paymentState: 'paid', isRefundAsked: false })
    await decide('refund')
    expect(await givenBack()).toBe(50)
  })

  test('its provider was away when it was sent first', async () => {
    const { brand, decide, edit, givenBack, paidBySecondPage } = await meal()
    const { paysAgain } = await paidBySecondPage()
    await edit(true)
    await brand.provider.trouble({ status: 503, method: 'POST' })
    await brand.drain()
    await brand.provider.trouble(null)
    await paysAgain()
    await decide('keep')
    expect(await givenBack()).toBe(8.1)
    await edit(true)
    expect(await givenBack()).toBe(16.3)
  })
})

describe('what staff decided to keep stays kept', () => {
  test('what came beyond the price and was taken as the payment; only an order that comes to nothing gives it back', async () => {
    const { brand, cancel, decide, edit, givenBack, happens } = await meal()
    const { id } = await only(brand)
    await happens(id, { status: 'paid', value: '30.00' })
    expect(await decide('keep')).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
    await edit(true)
    expect(await givenBack()).toBe(8.1)
    await edit(false)
    expect(await givenBack()).toBe(8.1)
    await cancel(true)
    expect(await givenBack()).toBe(30)
  })

  test('less than the price, taken as the payment: what was never paid does not go back', async () => {
    const { brand, decide, edit, givenBack, happens, placed } = await meal()
    const { id } = await only(brand)
    await happens(id, { status: 'paid', value: '20.00' })
    const taken = await decide('keep')
    const params = { id: taken.id, itemId: taken.items[0]?.id ?? '' }
    const body = { version: taken.version, amount: 0 }
    // What staff are asked about is what goes back.
    expect(await must(brand.call(orderingEndpoints.previewItem, { params, body }, { as: chief }))).toMatchObject({
      difference: -8.1,
      freed: 3.1,
    })
    await edit(true)
    expect(await givenBack()).toBe(3.1)
    expect((await brand.status(placed)).changes).toMatchObject([{ refunded: 3.1 }])
  })

  test('another amount that came before the right one', async () => {
    const { brand, decide, edit, givenBack, happens, order, placed } = await meal()
    const { id } = await only(brand)
    await happens(id, { status: 'paid', value: '30.00' })
    const again = await pay(brand, placed)
    await brand.press(again.ok ? again.value.paymentRedirectUrl : undefined, 'paid')
    expect(await order()).toMatchObject({ paymentState: 'paid', isRefundAsked: true })
    await decide('keep')
    await edit(true)
    expect(await givenBack()).toBe(8.1)
  })

  test('a difference that the bank sent back', async () => {
    const { brand, decide, edit, givenBack, happens, order } = await meal()
    const { id } = await only(brand)
    await happens(id, { status: 'paid' })
    await edit(true)
    expect(await givenBack()).toBe(8.1)
    await happens(id, { isRefundFailed: true })
    expect(await order()).toMatchObject({ isRefundAsked: true })
    await decide('keep')
    await edit(true)
    expect(await givenBack()).toBe(8.2)
  })

  test('a difference that failed to go back is asked about for itself: the next one names only its own', async () => {
    const { brand, decide, edit, givenBack, happens, order } = await meal()
    const { id } = await only(brand)
    await happens(id, { status: 'paid' })
    await edit(true)
    await brand.provider.tell('/_set', { id, status: 'failed' })
    await brand.drain()
    await brand.provider.tell('/_set', { id, status: 'paid' })
    expect(await order()).toMatchObject({ isRefundAsked: true })
    await edit(true)
    expect(await givenBack()).toBe(8.2)
    expect(await order()).toMatchObject({ isRefundAsked: true })
    await decide('refund')
    expect(await givenBack()).toBe(16.3)
  })
})

test('given back by hand at the provider beside a decision: the order’s money is counted with it', async () => {
  const { brand, decide, givenBack, happens, order, paidBySecondPage } = await meal()
  const { paysAgain } = await paidBySecondPage()
  await paysAgain()
  const second = (await molliePayments(brand)).find(({ status }) => status === 'paid')?.id ?? ''
  await brand.provider.tell('/_refund', { id: second, value: '25.00' })
  await happens(second, {})
  expect(await givenBack()).toBe(25)
  // The question was answered by hand; whoever answers it here once more gives back nothing of what the order costs.
  await decide('refund')
  expect(await givenBack()).toBe(25)
  expect(await order()).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
})

test('part of a decided refund is given back by hand while it waits for its provider: only the rest goes back', async () => {
  const { brand, edit, givenBack, happens, order } = await meal()
  const { id } = await only(brand)
  await happens(id, { status: 'paid' })
  await edit(true)
  // Written down, and not made: Mollie can be read, and takes nothing.
  await brand.provider.trouble({ status: 503, method: 'POST' })
  await brand.drain()
  await brand.provider.trouble(null)
  await brand.provider.tell('/_refund', { id, value: '5.00' })
  expect(await givenBack()).toBe(8.1)
  expect(await order()).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
})
