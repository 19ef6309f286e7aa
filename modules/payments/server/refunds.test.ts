import { describe, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { chief } from '#testing/ride-brand.ts'
import { mails, notice, only, pay } from '../testing/mollie-talk.ts'
import { payingBrand } from '../testing/paying-brand.ts'

describe('refunds (docs/rules/orders.md, Payment; docs/rules/payments.md, Common rules)', () => {
  const rejected = async (refund: boolean) => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'paid')
    const { id, version } = await brand.order(placed)
    const body = { version, reason: 'busy', message: 'Ausverkauft' }
    const undecided = await brand.call(orderingEndpoints.reject, { params: { id }, body }, { as: chief })
    expect(undecided).toMatchObject({ ok: false, errors: [{ code: 'order.refund_undecided' }] })
    return {
      brand,
      placed,
      reject: () => brand.call(orderingEndpoints.reject, { params: { id }, body: { ...body, refund } }, { as: chief }),
    }
  }

  test('a refund decided with a rejection is sent once and shown when the provider reports it', async () => {
    const { brand, placed, reject } = await rejected(true)
    expect(await reject()).toMatchObject({ ok: true, value: { state: 'rejected', paymentState: 'paid' } })
    await brand.drain()
    expect(await brand.order(placed)).toMatchObject({
      paymentState: 'refunded',
      isRefunded: true,
      isRefundAsked: false,
    })
    expect((await only(brand)).refunds).toMatchObject([{ amount: { value: '8.10' } }])
    expect(await brand.attempts(placed)).toMatchObject([{ refunded: 8.1, refundState: 'done' }])
  })

  test('after a decision against a refund, nothing is refunded, and staff can decide again later', async () => {
    const { brand, placed, reject } = await rejected(false)
    await reject()
    await brand.drain()
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
    expect((await only(brand)).refunds).toEqual([])
  })

  test('a lost response creates no second refund', async () => {
    const { brand, placed, reject } = await rejected(true)
    await reject()
    // Mollie makes the refund, but the response to this request is lost. Other requests, such as reading the payment, still work.
    await brand.provider.trouble({ hangUp: true, isAfterwards: true, method: 'POST', path: '/refunds' })
    await brand.drain()
    expect((await only(brand)).refunds).toHaveLength(1)
    await brand.provider.trouble(null)
    for (let minute = 0; minute < 3; minute++) {
      brand.clock.advance({ minutes: 2 })
      await brand.drain()
    }
    expect((await only(brand)).refunds).toHaveLength(1)
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'refunded' })
  })

  test('if the provider refuses, staff decide again: they can try again or refund by hand', async () => {
    const { brand, placed, reject } = await rejected(true)
    const { id } = await only(brand)
    await reject()
    await brand.provider.tell('/_set', { id, status: 'failed' })
    await brand.drain()
    const asked = await brand.order(placed)
    expect(asked).toMatchObject({ paymentState: 'paid', isRefundAsked: true })
    expect(asked.timeline.map(({ action }) => action)).toContain('refund-failed')
    expect(await brand.attempts(placed)).toMatchObject([{ refundState: 'failed' }])
    const decide = (version: number, decision: 'refund' | 'keep') =>
      brand.call(
        orderingEndpoints.refund,
        { params: { id: asked.id }, body: { version, decision, reason: 'bar ausgezahlt' } },
        { as: chief },
      )
    await brand.provider.tell('/_set', { id, status: 'paid' })
    expect(await decide(asked.version - 1, 'refund')).toMatchObject({ ok: false, errors: [{ code: 'order.conflict' }] })
    expect(await decide(asked.version, 'refund')).toMatchObject({ ok: true })
    await brand.drain()
    const done = await brand.order(placed)
    expect(done).toMatchObject({ paymentState: 'refunded', isRefundAsked: false })
    expect(await decide(done.version, 'keep')).toMatchObject({ errors: [{ code: 'payment.nothing_to_refund' }] })
  })

  test('a refund that the bank sent back needs a new decision', async () => {
    const { brand, placed, reject } = await rejected(true)
    await reject()
    await brand.drain()
    const { id } = await only(brand)
    brand.clock.advance({ minutes: 1 })
    await brand.provider.tell('/_set', { id, isRefundFailed: true })
    await notice(brand, `id=${id}`)
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', isRefunded: false, isRefundAsked: true })
  })

  test('when a customer withdraws a paid order, staff decide about the money', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'paid')
    await brand.call(orderingEndpoints.publicCancel, { params: { uid: placed.uid, hash: placed.hash } })
    expect(await brand.order(placed)).toMatchObject({ state: 'canceled', paymentState: 'paid', isRefundAsked: true })
  })

  test('when an unpaid order is withdrawn, its page is closed', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    await brand.call(orderingEndpoints.publicCancel, { params: { uid: placed.uid, hash: placed.hash } })
    await brand.drain()
    expect((await only(brand)).status).toBe('canceled')
    expect(await mails(brand)).toEqual([])
    expect(await pay(brand, placed)).toMatchObject({ ok: false, errors: [{ code: 'payment.not_payable' }] })
  })
})
