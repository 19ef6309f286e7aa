import { describe, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { chief } from '#testing/ride-brand.ts'
import { mollieConnection } from './connections.ts'
import { mails, molliePayments, notice, only, pay } from '../testing/mollie-talk.ts'
import { payingBrand } from '../testing/paying-brand.ts'

describe('Mollie (docs/rules/payments.md, Mollie and Common rules)', () => {
  test('nobody is notified of an order before it is paid; then board and mails are updated at once', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    expect(placed.page).toMatch(/\/checkout\/tr_/)
    expect(await only(brand)).toMatchObject({
      body: {
        amount: { currency: 'EUR', value: '8.10' },
        metadata: { order: placed.uid, attempt: 1 },
        locale: 'de_AT',
      },
    })
    expect(await mails(brand)).toEqual([])
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'open', isPaid: false, state: 'waiting' })

    expect(await brand.press(placed.page, 'paid')).toBe(`/de/status/${placed.uid}/${placed.hash}`)
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', isPaid: true, state: 'waiting' })
    expect(await mails(brand)).toEqual(['branch.placed', 'order.received'])
    expect(await brand.attempts(placed)).toMatchObject([
      { provider: 'mollie', number: 1, state: 'paid', amount: 8.1, refunded: 0, refundState: 'none' },
    ])
  })

  test('the notice alone marks the order paid, also if it comes ten times', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    const { id } = await only(brand)
    await brand.provider.tell('/_set', { id, status: 'paid' })
    await brand.provider.tell('/_notify', { id })
    await expect.poll(async () => (await brand.order(placed)).isPaid).toBe(true)
    const answers = await Promise.all(Array.from({ length: 10 }, () => notice(brand, `id=${id}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const order = await brand.order(placed)
    expect(order.timeline.filter(({ action }) => action === 'paid')).toHaveLength(1)
    expect(await mails(brand)).toEqual(['branch.placed', 'order.received'])
  })

  test.each([
    ['failed', 'failed'],
    ['canceled', 'canceled'],
    ['expired', 'expired'],
  ])('%s leads to the failed checkout, and another attempt can be made', async (outcome, state) => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    expect(await brand.press(placed.page, outcome)).toBe(
      `/de/store/gasthaus/checkout/error?order=${placed.uid}.${placed.hash}${state === 'canceled' ? '&payment=canceled' : ''}`,
    )
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'failed', state: 'waiting' })
    expect(await brand.attempts(placed)).toMatchObject([{ state }])
    const again = await pay(brand, placed)
    if (!again.ok) throw new Error(JSON.stringify(again.errors))
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'open' })
    await brand.press(again.value.paymentRedirectUrl, 'paid')
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid' })
    expect(await pay(brand, placed)).toMatchObject({
      ok: false,
      status: 409,
      errors: [{ code: 'payment.not_payable' }],
    })
  })

  test('the notice address of the brand is not called if it now resolves to an internal address', async () => {
    const brand = await payingBrand('mollie')
    const { connections, db, settings } = brand.core
    await db.tx((tx) => connections.store(tx, 'mollie', { key: 'test_anything', url: brand.provider.url }))
    await expect.poll(() => connections.state(mollieConnection).source).toBe('own')
    Object.assign(settings, { allowsPrivateAddresses: () => false })
    const body = brand.draft({ paymentMethod: 'mollie' })
    await brand.call(orderingEndpoints.place, { body, headers: { 'idempotency-key': crypto.randomUUID() } })
    expect(await molliePayments(brand)).toEqual([])
  })

  test('sending the order again, and every further call of `pay`, leads to the same page', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    const body = brand.draft({ paymentMethod: 'mollie' })
    const replay = await brand.call(orderingEndpoints.place, { body, headers: { 'idempotency-key': placed.key } })
    expect(replay).toMatchObject({ ok: true, status: 200, value: { paymentRedirectUrl: placed.page } })
    const pages = await Promise.all(Array.from({ length: 5 }, () => pay(brand, placed)))
    for (const page of pages) expect(page).toMatchObject({ ok: true, value: { paymentRedirectUrl: placed.page } })
    expect(await molliePayments(brand)).toHaveLength(1)
  })

  test('many simultaneous calls after a failed attempt create one new payment', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'failed')
    const pages = await Promise.all(Array.from({ length: 20 }, () => pay(brand, placed)))
    const addresses = pages.map((page) => (page.ok ? page.value.paymentRedirectUrl : JSON.stringify(page.errors)))
    expect(new Set(addresses).size).toBe(1)
    expect(await molliePayments(brand)).toHaveLength(2)
  })

  test('a pending payment does not fail the order; the job reads it if no notice comes', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    const { id } = await only(brand)
    await brand.press(placed.page, 'pending')
    brand.clock.advance({ minutes: 40 })
    await brand.runJobs()
    expect(await brand.order(placed)).toMatchObject({ state: 'waiting', paymentState: 'open' })
    await brand.provider.tell('/_set', { id, status: 'paid' })
    brand.clock.advance({ minutes: 61 })
    await brand.runJobs()
    expect(await brand.order(placed)).toMatchObject({ state: 'waiting', paymentState: 'paid' })
  })

  test('an order unpaid for 30 minutes fails and its page is closed; money that is still received requires a refund decision', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    brand.clock.advance({ minutes: 29 })
    await brand.runJobs()
    expect((await brand.order(placed)).state).toBe('waiting')
    brand.clock.advance({ minutes: 2 })
    await brand.runJobs()
    expect(await brand.order(placed)).toMatchObject({ state: 'failed', isFailed: true, isRefundAsked: false })
    const { id, status } = await only(brand)
    expect(status).toBe('canceled')

    await brand.provider.tell('/_set', { id, status: 'paid' })
    await notice(brand, `id=${id}`)
    const late = await brand.order(placed)
    expect(late).toMatchObject({ state: 'failed', paymentState: 'paid', isRefundAsked: true })
    expect(await mails(brand)).toEqual([])
    const { version } = late
    const decided = await brand.call(
      orderingEndpoints.refund,
      { params: { id: late.id }, body: { version, decision: 'refund', reason: 'zu spät' } },
      { as: chief },
    )
    expect(decided).toMatchObject({ ok: true, value: { isRefundAsked: false } })
    await brand.drain()
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'refunded', isRefunded: true })
  })

  test('a payment with another amount does not mark the order paid, is flagged, and waits for staff beyond the 30 minutes', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    const { id } = await only(brand)
    await brand.provider.tell('/_set', { id, status: 'paid', value: '8.09' })
    await notice(brand, `id=${id}`)
    brand.clock.advance({ minutes: 31 })
    await brand.runJobs()
    const order = await brand.order(placed)
    expect(order).toMatchObject({ state: 'waiting', isPaid: false, isRefundAsked: true })
    expect(await brand.attempts(placed)).toMatchObject([{ isMismatched: true, state: 'paid' }])
    const kept = await brand.call(
      orderingEndpoints.refund,
      { params: { id: order.id }, body: { version: order.version, decision: 'keep', reason: 'So besprochen' } },
      { as: chief },
    )
    expect(kept).toMatchObject({ ok: true, value: { isPaid: true, isRefundAsked: false } })
    expect(await mails(brand)).toEqual(['branch.placed', 'order.received'])
  })

  test('notice, return, job and staff at the same time cause one step and one set of mails', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    const { id } = await only(brand)
    const order = await brand.order(placed)
    await brand.provider.tell('/_set', { id, status: 'paid' })
    brand.clock.advance({ minutes: 6 })
    const redirectUrl = String((await only(brand)).body['redirectUrl'])
    await Promise.all([
      ...Array.from({ length: 10 }, () => notice(brand, `id=${id}`)),
      fetch(redirectUrl, { redirect: 'manual' }),
      brand.runJobs(),
      brand.call(orderingEndpoints.updatePaymentStatus, { params: { id: order.id } }, { as: chief }),
    ])
    const after = await brand.order(placed)
    expect(after).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
    expect(after.timeline.filter(({ action }) => action === 'paid')).toHaveLength(1)
    expect(await mails(brand)).toEqual(['branch.placed', 'order.received'])
  })

  test("a notice that we could not process is sent again by the provider's schedule", async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    const { id } = await only(brand)
    await brand.provider.tell('/_set', { id, status: 'paid' })
    // The next reading fails: the brand sends its request three times, and each time the response is 503.
    await brand.provider.trouble({ status: 503, times: 3 })
    await brand.provider.tell('/_notify', { id })
    await expect.poll(async () => (await brand.order(placed)).isPaid, { timeout: 10_000 }).toBe(true)
    const hooks = await brand.provider.tell<{ status: number }[]>('/_hooks')
    expect(hooks.map(({ status }) => status)).toEqual([503, 200])
  })

  test('if two attempts receive money, the order is paid once and a refund decision is required', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    const { id } = await only(brand)
    await brand.press(placed.page, 'failed')
    const again = await pay(brand, placed)
    await brand.press(again.ok ? again.value.paymentRedirectUrl : undefined, 'paid')
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
    await brand.provider.tell('/_set', { id, status: 'paid' })
    await notice(brand, `id=${id}`)
    const order = await brand.order(placed)
    expect(order).toMatchObject({ paymentState: 'paid', isRefundAsked: true, state: 'waiting' })
    expect(order.timeline.at(-1)?.action).toBe('paid-twice')
    // Staff decide to refund one of the two payments. The other payment still pays the order.
    const body = { version: order.version, decision: 'refund' as const, reason: 'Zwei Mal bezahlt' }
    await brand.call(orderingEndpoints.refund, { params: { id: order.id }, body }, { as: chief })
    await brand.drain()
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
    expect((await brand.attempts(placed)).map(({ refunded }) => refunded).toSorted()).toEqual([0, 8.1])
    expect(await mails(brand)).toEqual(['branch.placed', 'order.received', 'order.refund-decided'])
  })

  test('an attempt that its provider no longer knows is closed after an hour and blocks no other payment', async () => {
    const brand = await payingBrand('mollie')
    await brand.provider.trouble({ hangUp: true })
    const placed = await brand.orderOnline()
    brand.clock.advance({ minutes: 6 })
    await brand.runJobs()
    expect(await brand.attempts(placed)).toMatchObject([{ state: 'open', providerId: '' }])
    brand.clock.advance({ minutes: 61 })
    await brand.runJobs()
    expect(await brand.attempts(placed)).toMatchObject([{ state: 'expired' }])
    expect((await brand.order(placed)).state).toBe('failed')
  })

  test('forged and unknown notices get the same response and change nothing; only a failed reading of our own requests a repeat', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    const { id } = await only(brand)
    for (const body of ['id=tr_nobody', 'id=', '', 'status=paid', `id=${id}&status=paid`])
      expect([body, (await notice(brand, body)).status]).toEqual([body, 200])
    expect(await brand.order(placed)).toMatchObject({ isPaid: false })
    await brand.provider.trouble({ status: 500 })
    expect((await notice(brand, `id=${id}`)).status).toBe(503)
    await brand.provider.trouble(null)
    expect((await notice(brand, `id=${id}`)).status).toBe(200)
    expect((await notice(brand, `id=${'x'.repeat(70_000)}`)).status).toBe(413)
  })
})

test('update-payment-status reads the payment again; a failure uses the text of the specification (§7, §8)', async () => {
  const brand = await payingBrand('mollie')
  const placed = await brand.orderOnline()
  const { id } = await only(brand)
  const order = await brand.order(placed)
  const check = () => brand.call(orderingEndpoints.updatePaymentStatus, { params: { id: order.id } }, { as: chief })
  await brand.provider.tell('/_set', { id, status: 'paid' })
  await brand.provider.trouble({ status: 500 })
  expect(await check()).toMatchObject({
    ok: false,
    errors: [{ message: 'Zahlungsstatus konnte nicht überprüft werden.' }],
  })
  await brand.provider.trouble(null)
  expect(await check()).toMatchObject({ ok: true, value: { isPaid: true } })
})
