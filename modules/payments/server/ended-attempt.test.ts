import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { molliePayments, pay } from '../testing/mollie-talk.ts'
import { payingBrand } from '../testing/paying-brand.ts'

// Tests the rules in docs/rules/payments.md, section 'Common rules'.
test('if an attempt ends while its page is being opened, the page is cancelled at the provider', async () => {
  const brand = await payingBrand('mollie')
  const placed = await brand.orderOnline()
  await brand.press(placed.page, 'failed')
  await brand.provider.trouble({ delayMs: 700 })
  const asked = pay(brand, placed)
  const ended = () =>
    brand.core.db.run(
      sql`UPDATE payment_attempts SET state = 'expired', next_read_at = NULL WHERE number = 2 AND provider_id IS NULL`,
    )
  await expect.poll(ended, { interval: 20 }).toBe(1)
  await brand.provider.trouble(null)
  expect(await asked).toMatchObject({ ok: false, status: 409, errors: [{ code: 'payment.not_payable' }] })
  await brand.drain()
  expect((await molliePayments(brand)).map(({ status }) => status)).toEqual(['failed', 'canceled'])
  expect(await brand.order(placed)).toMatchObject({ isPaid: false })
})
