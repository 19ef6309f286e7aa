import { describe, expect, test } from 'vitest'
import { contentEndpoints } from '#modules/content/contract.ts'
import { readInit } from '#contract/init.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { foodBrand } from '#testing/food-brand.ts'
import { newKey } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { payingBrand, type PayingBrand } from '../testing/paying-brand.ts'
import { testTerminal } from './adapters/terminal.ts'

const statusOf = ({ uid, hash }: { uid: string; hash: string }) => `/de/status/${uid}/${hash}`
const errorOf = ({ uid, hash }: { uid: string; hash: string }) =>
  `/de/store/gasthaus/checkout/error?order=${uid}.${hash}`
const onlineMethods = async (brand: Pick<PayingBrand, 'call'>) => {
  const init = await brand.call(contentEndpoints.init)
  if (!init.ok) throw new Error('no init')
  return readInit(init.value as { url: string; data: unknown }[]).config.onlineMethods
}

describe('the local test terminal (docs/rules/payments.md, Test terminal)', () => {
  test('is offered in demo mode, is labelled as a test in both languages, and loads nothing from other hosts', async () => {
    const brand = await payingBrand('terminal')
    expect(await onlineMethods(brand)).toEqual(['mollie', 'datatrans'])
    const placed = await brand.orderOnline()
    expect(placed.page).toContain(`${brand.url}/api/payments/terminal/`)
    const page = await fetch(placed.page ?? '')
    const text = await page.text()
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(text).toContain('Nur ein Test')
    expect(text).toContain('8,10 EUR')
    expect(text).toContain(`${placed.uid}-1`)
    expect(text.match(/<button/g)).toHaveLength(5)
    const english = await (await fetch((placed.page ?? '').replace('locale=de', 'locale=en'))).text()
    expect(english).toContain('Only a test')
    expect((await fetch((placed.page ?? '').replace(/\/[\w-]+\?/, `/${'x'.repeat(43)}?`))).status).toBe(404)
  })

  test.each<[string, (placed: { uid: string; hash: string }) => string, object]>([
    ['paid', statusOf, { paymentState: 'paid', state: 'waiting' }],
    ['failed', errorOf, { paymentState: 'failed', state: 'waiting' }],
    ['canceled', (placed) => `${errorOf(placed)}&payment=canceled`, { paymentState: 'failed', state: 'waiting' }],
    ['later', statusOf, { paymentState: 'open', state: 'waiting' }],
    ['wrong-amount', statusOf, { isPaid: false, isRefundAsked: true, state: 'waiting' }],
  ])('%s', async (outcome, leadsTo, order) => {
    const brand = await payingBrand('terminal')
    const placed = await brand.orderOnline()
    expect(await brand.press(placed.page, outcome)).toBe(leadsTo(placed))
    expect(await brand.order(placed)).toMatchObject(order)
    // An outcome can be chosen only once. After that the page has no buttons, and a second choice changes nothing.
    expect(await (await fetch(placed.page ?? '')).text()).not.toContain('<button')
    await brand.press(placed.page, 'paid')
    expect(await brand.order(placed)).toMatchObject(order)
  })

  test('if a second payment follows one with a wrong amount, staff decide about the first one, and only that is refunded', async () => {
    const brand = await payingBrand('terminal')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'wrong-amount')
    const params = { uid: placed.uid, hash: placed.hash }
    const again = await brand.call(orderingEndpoints.pay, { params, body: {} })
    await brand.press(again.ok ? again.value.paymentRedirectUrl : '', 'paid')
    const order = await brand.order(placed)
    expect(order).toMatchObject({ paymentState: 'paid', isRefundAsked: true, state: 'waiting' })
    const body = { version: order.version, decision: 'refund' as const, reason: 'Falscher Betrag' }
    expect((await brand.call(orderingEndpoints.refund, { params: { id: order.id }, body }, { as: chief })).ok).toBe(
      true,
    )
    await brand.drain()
    expect((await brand.attempts(placed)).map(({ refunded }) => refunded)).toEqual([0, 8.09])
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
  })

  test.each([orderingEndpoints.cancel, orderingEndpoints.reject])(
    'staff still decide about a wrong amount when the order is cancelled: $id',
    async (step) => {
      const brand = await payingBrand('terminal')
      const placed = await brand.orderOnline()
      await brand.press(placed.page, 'wrong-amount')
      const { id, version } = await brand.order(placed)
      const body = { version, reason: 'other', message: 'Zapfanlage kaputt' }
      const said = step === orderingEndpoints.reject ? body : { version, message: body.message }
      expect((await brand.call(step, { params: { id }, body: said as never }, { as: chief })).ok).toBe(true)
      const ended = await brand.order(placed)
      expect(ended.isRefundAsked).toBe(true)
      const decision = { version: ended.version, decision: 'refund' as const, reason: 'Falscher Betrag' }
      await brand.call(orderingEndpoints.refund, { params: { id }, body: decision }, { as: chief })
      await brand.drain()
      expect(await brand.attempts(placed)).toMatchObject([{ refunded: 8.09 }])
    },
  )

  test('a refund that is requested twice, by two servers or after a lost response, is made once', async () => {
    const brand = await payingBrand('terminal')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'paid')
    const [attempt] = await brand.attempts(placed)
    const { id = '', providerId = '' } = attempt ?? {}
    const terminal = testTerminal(brand.core, () => '')
    const known = { id, providerId, key: 'k', cents: 810, currency: 'EUR', refundIds: [] }
    const refund = (key: string) => terminal.refund(known, { cents: 300, key })
    for (const made of await Promise.all([refund('r1'), refund('r1')])) expect(made).toMatchObject({ ok: true })
    expect(await terminal.read(known)).toMatchObject({ ok: true, value: { refundedCents: 300 } })
    expect(await refund('r2')).toMatchObject({ ok: true })
    // A refund of more than the paid amount is refused.
    expect(await refund('r3')).toMatchObject({ ok: false, trouble: 'refused' })
  })

  test("with 'later' the notice comes after 30 seconds", async () => {
    const brand = await payingBrand('terminal')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'later')
    brand.clock.advance({ seconds: 29 })
    await brand.drain()
    expect((await brand.order(placed)).isPaid).toBe(false)
    brand.clock.advance({ seconds: 2 })
    await brand.drain()
    expect((await brand.order(placed)).isPaid).toBe(true)
  })

  test('another method starts another attempt; a method that is not offered is refused', async () => {
    const brand = await payingBrand('terminal')
    const placed = await brand.orderOnline()
    const pay = (paymentMethod: 'datatrans' | 'cash') =>
      brand.call(orderingEndpoints.pay, { params: { uid: placed.uid, hash: placed.hash }, body: { paymentMethod } })
    expect(await pay('cash')).toMatchObject({ ok: false, errors: [{ code: 'field.choice', field: 'paymentMethod' }] })
    expect(await pay('datatrans')).toMatchObject({ ok: true })
    expect((await brand.order(placed)).paymentMethod).toBe('datatrans')
  })
})

describe('online payment is offered only with a provider or the terminal', () => {
  const tryOnline = async (options: Parameters<typeof foodBrand>[0]) => {
    const brand = await foodBrand(options)
    await brand.changeHouse({ isMollieEnabled: true, isDatatransEnabled: true })
    const placed = await brand.call(orderingEndpoints.place, {
      body: brand.draft({ paymentMethod: 'datatrans' }),
      headers: { 'idempotency-key': newKey() },
    })
    return { methods: await onlineMethods(brand), placed }
  }

  test('in production without a provider, online payment is neither offered nor accepted', async () => {
    const { methods, placed } = await tryOnline({ demo: false })
    expect(methods).toEqual([])
    expect(placed).toMatchObject({ ok: false, errors: [{ code: 'field.choice', field: 'paymentMethod' }] })
  })

  test('a real provider switches the terminal off, in demo mode as well', async () => {
    const { methods, placed } = await tryOnline({ demo: true, providers: { MOLLIE_KEY: 'test_x' } })
    expect(methods).toEqual(['mollie'])
    expect(placed).toMatchObject({ ok: false, errors: [{ field: 'paymentMethod' }] })
  })
})
