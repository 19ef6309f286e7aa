import { describe, expect, test } from 'vitest'
import { molliePayments, pay } from '../testing/mollie-talk.ts'
import { payingBrand } from '../testing/paying-brand.ts'

describe('Mollie fails', () => {
  test.each<[string, object]>([
    ['is down', { hangUp: true }],
    ['answers 503', { status: 503 }],
    ['answers HTML', { status: 502, text: '<html>' }],
    ['refuses', { status: 422 }],
    ['answers nonsense', { status: 201, text: '{"resource":"payment"}' }],
  ])('if it %s, the order is placed without a payment page, and a later `pay` opens one', async (_name, trouble) => {
    const brand = await payingBrand('mollie')
    await brand.provider.trouble(trouble)
    const placed = await brand.orderOnline()
    expect(placed.page).toBeUndefined()
    expect(await pay(brand, placed)).toMatchObject({
      ok: false,
      status: 503,
      errors: [{ code: 'payment.unavailable' }],
    })
    await brand.provider.trouble(null)
    const again = await pay(brand, placed)
    expect(again).toMatchObject({ ok: true, value: { paymentRedirectUrl: expect.stringContaining('/checkout/tr_') } })
  })

  test('a crash between create and save creates no second payment: the same key returns the same payment', async () => {
    const brand = await payingBrand('mollie')
    await brand.provider.trouble({ hangUp: true, isAfterwards: true })
    const placed = await brand.orderOnline()
    expect(placed.page).toBeUndefined()
    expect(await molliePayments(brand)).toHaveLength(1)
    await brand.provider.trouble(null)
    const again = await pay(brand, placed)
    expect(await molliePayments(brand)).toHaveLength(1)
    if (!again.ok) throw new Error(JSON.stringify(again.errors))
    await brand.press(again.value.paymentRedirectUrl, 'paid')
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid' })
  })

  test('while the provider does not respond, an unpaid order does not fail, because its state is unknown', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    await brand.provider.trouble({ hangUp: true })
    brand.clock.advance({ minutes: 31 })
    await brand.runJobs()
    expect((await brand.order(placed)).state).toBe('waiting')
    await brand.provider.trouble(null)
    brand.clock.advance({ minutes: 2 })
    await brand.runJobs()
    expect((await brand.order(placed)).state).toBe('failed')
  })

  test('one payment that the provider cannot read does not block other orders', async () => {
    const brand = await payingBrand('mollie')
    const [first, second] = [await brand.orderOnline(), await brand.orderOnline()]
    const [unreadable] = await brand.attempts(first)
    await brand.provider.trouble({ status: 500, path: String(unreadable?.providerId) })
    brand.clock.advance({ minutes: 31 })
    await brand.runJobs()
    expect([(await brand.order(first)).state, (await brand.order(second)).state]).toEqual(['waiting', 'failed'])
  })

  test('an error response of Mollie is logged without key, address and customer', async () => {
    const brand = await payingBrand('mollie')
    await brand.provider.trouble({
      status: 422,
      text: '{"status":422,"title":"Unprocessable Entity","detail":"The amount is too low","field":"amount"}',
    })
    await brand.orderOnline()
    const text = JSON.stringify(brand.logged)
    expect(text).toContain('The amount is too low')
    expect(text).not.toMatch(/test_standin|v\.huber|Bearer/)
  })
})
