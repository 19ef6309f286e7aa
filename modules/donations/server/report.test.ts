import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentEndpoints } from '#modules/content/contract.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { donationsEndpoints as calls } from '../contract.ts'

let brand: RideBrand
let shelter: string
beforeAll(async () => {
  brand = await rideBrand()
  const { version } = await must(brand.call(contentEndpoints.config.get, {}, { as: chief }))
  const config = { shopName: 'Donau', enablePluginDonations: true, version }
  await must(brand.call(contentEndpoints.config.save, { body: config }, { as: chief }))
  const body = { name: 'Tierheim', iban: 'at61 1904 3002 3457 3201', accountHolder: 'Tierheim e.V.' }
  shelter = (await must(brand.call(calls.create, { body }, { as: chief }))).id
})
afterAll(() => brand.close())

const ride = async (appointmentDate: string, state = 'completed') => {
  const placed = await brand.place(brand.draft({ donatee: shelter }))
  const { id } = await brand.order(placed)
  await brand.core.db.run(
    sql`UPDATE orders SET state = ${state}, appointment_date = ${appointmentDate} WHERE id = ${id}`,
  )
}
const report = (month: string, as = chief) => must(brand.call(calls.report, { query: { month } }, { as }))

test('counts the completed orders of a month for each recipient, in the time zone of the branch', async () => {
  // In the time zone of Vienna, the first two rides are in December and the third is in January. The fourth is cancelled and must not
  // count.
  await ride('2026-11-30T23:00:00Z')
  await ride('2026-12-31T22:59:59Z')
  await ride('2026-12-31T23:00:00Z')
  await ride('2026-12-10T12:00:00Z', 'canceled')
  const line = {
    name: 'Tierheim',
    accountHolder: 'Tierheim e.V.',
    iban: 'AT611904300234573201',
    orders: 2,
    amount: 0.14,
  }
  expect(await report('2026-12')).toMatchObject({ currency: 'EUR', lines: [line], orders: 2, amount: 0.14 })
  expect((await report('2027-01')).orders).toBe(1)
  expect((await report('2026-11')).lines).toEqual([])
})

test('the report counts only orders of the branches of the user', async () => {
  const of = (branch: string) => sessionOf(['ROLE_BACKOFFICE'], { branches: [branch] })
  expect([(await report('2026-12', of(brand.a))).orders, (await report('2026-12', of(brand.b))).orders]).toEqual([2, 0])
})

test('the payment list contains account, amount and purpose', async () => {
  const list = await must(brand.call(calls.reportCsv, { query: { month: '2026-12' } }, { as: chief }))
  expect(list).toContain('AT611904300234573201')
  expect(list).toContain('0,14')
  expect(list).toContain('Spende 2026-12, 2 Bestellungen')
})

test('an invalid IBAN is refused, and guests never see account data', async () => {
  const wrong = await brand.call(calls.create, { body: { name: 'Wald', iban: 'AT611904300234573202' } }, { as: chief })
  expect(wrong).toMatchObject({ ok: false, status: 422, errors: [{ code: 'donation.iban', field: 'iban' }] })
  expect((await brand.app.inject({ url: '/api/init' })).body).not.toContain('AT6119')
})
