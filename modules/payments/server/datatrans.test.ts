import { describe, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { chief } from '#testing/ride-brand.ts'
import { payingBrand, type PayingBrand } from '../testing/paying-brand.ts'

interface Known {
  id: string
  type: string
  status: string
  refno: string
  amount: number
  autoSettle: boolean
  credited: number
}
const payments = async (brand: PayingBrand) =>
  (await brand.provider.tell<Known[]>('/_transactions')).filter(({ type }) => type === 'payment')
const first = async (brand: PayingBrand): Promise<Known> => {
  const [one] = await payments(brand)
  if (!one) throw new Error('no transaction')
  return one
}
const pay = (brand: PayingBrand, { uid, hash }: { uid: string; hash: string }) =>
  brand.call(orderingEndpoints.pay, { params: { uid, hash }, body: {} })
const notify = async (brand: PayingBrand, id: string, as: string) =>
  (await brand.provider.tell<{ status: number }>('/_notify', { id, as })).status

describe('Datatrans (docs/rules/payments.md, Datatrans and Common rules)', () => {
  test('a payment is requested in minor units, with its own reference, and settled by the provider', async () => {
    const brand = await payingBrand('datatrans')
    const placed = await brand.orderOnline()
    expect(placed.page).toMatch(/\/v1\/start\/\d+$/)
    expect(await first(brand)).toMatchObject({ amount: 810, refno: `${placed.uid}-1`, autoSettle: true })
    expect(await brand.press(placed.page, 'settled')).toBe(`/de/status/${placed.uid}/${placed.hash}`)
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', state: 'waiting' })
    expect(await brand.attempts(placed)).toMatchObject([{ provider: 'datatrans', state: 'paid', amount: 8.1 }])
  })

  test.each([
    ['canceled', 'canceled'],
    ['failed', 'failed'],
  ])('%s leads to the failed checkout; the next attempt has another reference', async (outcome, state) => {
    const brand = await payingBrand('datatrans')
    const placed = await brand.orderOnline()
    expect(await brand.press(placed.page, outcome)).toBe(
      `/de/store/gasthaus/checkout/error?order=${placed.uid}.${placed.hash}${state === 'canceled' ? '&payment=canceled' : ''}`,
    )
    expect(await brand.attempts(placed)).toMatchObject([{ state }])
    const again = await pay(brand, placed)
    if (!again.ok) throw new Error(JSON.stringify(again.errors))
    expect((await payments(brand)).map(({ refno }) => refno)).toEqual([`${placed.uid}-1`, `${placed.uid}-2`])
    await brand.press(again.value.paymentRedirectUrl, 'settled')
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid' })
    // A notice about the first attempt arrives after the second attempt was paid. It changes nothing.
    expect(await notify(brand, (await first(brand)).id, 'good')).toBe(200)
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid' })
  })

  test('an authorised payment is settled first, and paid after that', async () => {
    const brand = await payingBrand('datatrans')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'authorized')
    expect((await first(brand)).status).toBe('settled')
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid' })
  })

  test('an authorised payment of an order that has ended is cancelled', async () => {
    const brand = await payingBrand('datatrans')
    const placed = await brand.orderOnline()
    const { id } = await first(brand)
    await brand.provider.tell('/_set', { id, status: 'authorized' })
    await brand.call(orderingEndpoints.publicCancel, { params: { uid: placed.uid, hash: placed.hash } })
    await brand.drain()
    expect((await first(brand)).status).toBe('canceled')
    expect(await brand.order(placed)).toMatchObject({ state: 'canceled', isPaid: false, isRefundAsked: false })
  })

  test('a pending 3-D Secure check does not fail the order; its notice marks the order paid', async () => {
    const brand = await payingBrand('datatrans')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'challenge_ongoing')
    brand.clock.advance({ minutes: 31 })
    await brand.runJobs()
    expect(await brand.order(placed)).toMatchObject({ state: 'waiting', paymentState: 'open' })
    const { id } = await first(brand)
    await brand.provider.tell('/_set', { id, status: 'settled' })
    for (let time = 0; time < 10; time++) expect(await notify(brand, id, 'good')).toBe(200)
    const order = await brand.order(placed)
    expect(order).toMatchObject({ state: 'waiting', paymentState: 'paid' })
    expect(order.timeline.filter(({ action }) => action === 'paid')).toHaveLength(1)
  })

  test('a page that nobody used expires after 30 minutes; `pay` opens another one', async () => {
    const brand = await payingBrand('datatrans')
    const placed = await brand.orderOnline()
    brand.clock.advance({ minutes: 29 })
    expect(await pay(brand, placed)).toMatchObject({ ok: true, value: { paymentRedirectUrl: placed.page } })
    brand.clock.advance({ minutes: 2 })
    const again = await pay(brand, placed)
    expect(again).toMatchObject({ ok: true })
    expect(await brand.attempts(placed)).toMatchObject([
      { number: 2, state: 'open' },
      { number: 1, state: 'expired' },
    ])
  })

  test('a payment with another amount is flagged and does not mark the order paid', async () => {
    const brand = await payingBrand('datatrans')
    const placed = await brand.orderOnline()
    const { id } = await first(brand)
    await brand.provider.tell('/_set', { id, status: 'settled', amount: 81 })
    expect(await notify(brand, id, 'good')).toBe(200)
    expect(await brand.order(placed)).toMatchObject({ isPaid: false, isRefundAsked: true })
  })

  test.each(['wrong-key', 'altered', 'no-header'])(
    'a notice with %s is refused with 403 and changes nothing',
    async (as) => {
      const brand = await payingBrand('datatrans')
      const placed = await brand.orderOnline()
      const { id } = await first(brand)
      await brand.provider.tell('/_set', { id, status: 'settled' })
      expect(await notify(brand, id, as)).toBe(403)
      expect(await brand.order(placed)).toMatchObject({ isPaid: false })
      expect(await notify(brand, id, 'good')).toBe(200)
      expect(await brand.order(placed)).toMatchObject({ isPaid: true })
    },
  )

  test('a signed notice about an unknown payment gets 200; if our reading fails, the response requests a repeat', async () => {
    const brand = await payingBrand('datatrans')
    const placed = await brand.orderOnline()
    const { id } = await first(brand)
    const other = await payingBrand('datatrans')
    const foreign = await other.orderOnline()
    await other.provider.tell('/_dashboard', { noticeUrl: `${brand.url}/api/webhooks/datatrans` })
    expect(foreign.page).not.toBe(placed.page)
    expect(await notify(other, (await first(other)).id, 'good')).toBe(200)
    await brand.provider.trouble({ status: 500 })
    expect(await notify(brand, id, 'good')).toBe(503)
  })

  test('a lost response creates no second transaction', async () => {
    const brand = await payingBrand('datatrans')
    await brand.provider.trouble({ hangUp: true, isAfterwards: true })
    const placed = await brand.orderOnline()
    expect(placed.page).toBeUndefined()
    await brand.provider.trouble(null)
    expect(await pay(brand, placed)).toMatchObject({ ok: true })
    expect(await payments(brand)).toHaveLength(1)
  })

  test('a refund is a credit; a lost response to it creates no second credit', async () => {
    const brand = await payingBrand('datatrans')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'settled')
    const { id, version } = await brand.order(placed)
    const body = { version, message: 'Zapfanlage kaputt', refund: true }
    expect(await brand.call(orderingEndpoints.cancel, { params: { id }, body }, { as: chief })).toMatchObject({
      ok: true,
    })
    await brand.provider.trouble({ hangUp: true, isAfterwards: true, method: 'POST', path: '/credit' })
    await brand.drain()
    expect(await first(brand)).toMatchObject({ credited: 810 })
    await brand.provider.trouble(null)
    brand.clock.advance({ minutes: 2 })
    await brand.drain()
    expect(await first(brand)).toMatchObject({ credited: 810 })
    expect(await brand.order(placed)).toMatchObject({ state: 'canceled', paymentState: 'refunded' })
  })
})
