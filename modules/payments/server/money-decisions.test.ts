import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { money, sum, toDecimal } from '#kernel/money.ts'
import { molliePayments, notice, only, pay } from '../testing/mollie-talk.ts'
import { payingBrand } from '../testing/paying-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'

/** A brand with one paid order of 25.00 EUR at Mollie (soup 8.10, dumplings 8.20, strudel 8.70), and functions to act on the order. */
async function meal() {
  const brand = await payingBrand('mollie')
  const dishes = [brand.products.soup, brand.products.dumplings, brand.products.strudel]
  const placed = await brand.orderOnline({ items: dishes.map((product) => ({ product, amount: 1 })) })
  const order = async () => {
    const found = await brand.order(placed)
    // Each time the order is read, the sum of its ledger must be exactly the money that the providers have received and not refunded.
    const held = await brand.core.db.first(
      sql`SELECT coalesce(sum(paid_cents - refunded_cents), 0) / 100.0 AS held FROM payment_attempts WHERE state = 'paid'`,
    )
    expect({ held: toDecimal(sum(Object.values(found.money).map(money))) }).toEqual(held)
    // Until staff have decided about all money, the order shows that a decision is needed.
    if (found.money.asked > 0) expect(found.isRefundAsked).toBe(true)
    return found
  }
  /** Changes a payment in Mollie's stand-in, and sends us the notice that Mollie would send. */
  const happens = async (id: string, what: object) => {
    brand.clock.advance({ seconds: 1 })
    await brand.provider.tell('/_set', { id, ...what })
    await notice(brand, `id=${id}`)
  }
  /** Makes a second attempt and pays it. The first attempt has failed, but its payment page can still be used (`paysAgain` pays there). */
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
    /** Removes the first dish of the order, with or without a refund of its price. */
    async edit(refund: boolean) {
      const { id, version, items } = await order()
      const params = { id, itemId: items[0]?.id ?? '' }
      return must(
        brand.call(
          orderingEndpoints.editItem,
          { params, body: { version, amount: 0, refund, reason: 'Knödel waren aus' } },
          { as: chief },
        ),
      )
    },
    async decide(decision: 'refund' | 'keep') {
      const { id, version } = await order()
      const input = { params: { id }, body: { version, decision, reason: 'So besprochen' } }
      return must(brand.call(orderingEndpoints.refund, input, { as: chief }))
    },
    async cancel(refund: boolean) {
      const { id, version } = await order()
      const body = { version, refund, message: 'Zapfanlage kaputt' }
      return must(brand.call(orderingEndpoints.cancel, { params: { id }, body }, { as: chief }))
    },
    /** Processes the outbox, and returns how many euros Mollie has refunded in total. */
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

describe('a second payment is received while a refund still waits (docs/rules/orders.md, Payment)', () => {
  const waiting = async () => {
    const all = await meal()
    const { paysAgain } = await all.paidBySecondPage()
    await all.edit(true)
    // The refund was decided, but no provider has received it yet.
    await paysAgain()
    expect(await all.order()).toMatchObject({ paymentState: 'paid', isRefundAsked: true })
    return all
  }

  test('while staff have not decided about the second payment, only the difference is refunded, and the decision stays open', async () => {
    const { givenBack, order } = await waiting()
    expect(await givenBack()).toBe(8.1)
    expect(await order()).toMatchObject({ paymentState: 'paid', isRefundAsked: true })
  })

  test('if staff keep the second payment, all differences are still refunded, and everything if the order ends unfulfilled', async () => {
    const { cancel, decide, edit, givenBack, order } = await waiting()
    await decide('keep')
    expect(await givenBack()).toBe(8.1)
    await edit(true)
    expect(await givenBack()).toBe(16.3)
    await cancel(true)
    expect(await givenBack()).toBe(50)
    expect(await order()).toMatchObject({ state: 'canceled', paymentState: 'refunded' })
  })

  test('if staff refund the second payment, both refunds are sent once', async () => {
    const { decide, givenBack, order } = await waiting()
    await decide('refund')
    expect(await givenBack()).toBe(33.1)
    expect(await order()).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
  })

  test('if staff keep the second payment, the waiting refund of a cancelled order is still sent', async () => {
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

  test('if the provider could not be reached at first, the refund is sent later', async () => {
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

describe('money that staff decided to keep is not refunded later', () => {
  test('a payment above the price is accepted; it is refunded only if the order ends unfulfilled', async () => {
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

  test('a payment below the price is accepted; the part that was never paid is not refunded', async () => {
    const { brand, decide, edit, givenBack, happens, placed } = await meal()
    const { id } = await only(brand)
    await happens(id, { status: 'paid', value: '20.00' })
    const taken = await decide('keep')
    const params = { id: taken.id, itemId: taken.items[0]?.id ?? '' }
    const body = { version: taken.version, amount: 0 }
    // The dish costs 8.10, but 5.00 of the order was never paid. Therefore the preview says that only 3.10 can be refunded.
    expect(await must(brand.call(orderingEndpoints.previewItem, { params, body }, { as: chief }))).toMatchObject({
      difference: -8.1,
      freed: 3.1,
    })
    await edit(true)
    expect(await givenBack()).toBe(3.1)
    expect((await brand.status(placed)).changes).toMatchObject([{ refunded: 3.1 }])
  })

  test('if a payment with a wrong amount is received before the right one, the order is paid and staff decide about the first payment', async () => {
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

  test('if the bank sends a refunded difference back, staff must decide again', async () => {
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

  test('a difference whose refund failed requires its own decision; the next decision names only its own amount', async () => {
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

test('a refund by hand at the provider, in addition to a decision, is counted in the order’s money', async () => {
  const { brand, decide, givenBack, happens, order, paidBySecondPage } = await meal()
  const { paysAgain } = await paidBySecondPage()
  await paysAgain()
  const second = (await molliePayments(brand)).find(({ status }) => status === 'paid')?.id ?? ''
  await brand.provider.tell('/_refund', { id: second, value: '25.00' })
  await happens(second, {})
  expect(await givenBack()).toBe(25)
  // Staff had already refunded the money by hand at Mollie. They decide 'refund' after that: nothing more is refunded.
  await decide('refund')
  expect(await givenBack()).toBe(25)
  expect(await order()).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
})

test('if part of a decided refund is sent by hand while it waits for its provider, only the rest is sent', async () => {
  const { brand, edit, givenBack, happens, order } = await meal()
  const { id } = await only(brand)
  await happens(id, { status: 'paid' })
  await edit(true)
  // Now the refund is stored but cannot be sent: Mollie's stand-in refuses POST requests.
  await brand.provider.trouble({ status: 503, method: 'POST' })
  await brand.drain()
  await brand.provider.trouble(null)
  await brand.provider.tell('/_refund', { id, value: '5.00' })
  expect(await givenBack()).toBe(8.1)
  expect(await order()).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
})
