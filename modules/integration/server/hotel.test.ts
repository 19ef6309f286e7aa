import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestEndpoints } from '#modules/customers/contract/guest.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { partnersEndpoints } from '#modules/partners/contract.ts'
import { must, newKey } from '#testing/order-calls.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { connect } from '../../../packages/client/client.ts'
import { keyEndpoints, webhookEndpoints } from '../contract.ts'
import { type Chief, engageChief } from './testing/chief.ts'
import { openReceiver } from './testing/receiver.ts'

interface Booking {
  'POST /api/orders/public/quote': { body: object; reply: { pricing: { totalGross: number } } }
  'POST /api/orders/public': { body: object; idempotencyKey: string; reply: { uid: string; hash: string } }
}

let brand: RideBrand
let chief: Chief
beforeAll(async () => {
  brand = await rideBrand()
  chief = await engageChief(brand)
})
afterAll(() => brand.close())

test("a hotel's program books a ride at the hotel's rates, receives its confirmation, and the hotel reads its statement", async () => {
  const as = { as: chief.session }
  const rates = { ratePercent: 10, commissionPercent: 10 }
  const hotel = await must(
    brand.call(partnersEndpoints.create, { body: { name: 'Hotel', code: 'hotel', ...rates } }, as),
  )
  const body = { name: 'Rezeption', scopes: ['orders:write'], partnerId: hotel.id }
  const { secret } = await must(brand.call(keyEndpoints.create, { body }, as))
  const receiver = await openReceiver()
  const events = ['order.placed', 'order.confirmed']
  await must(brand.call(webhookEndpoints.create, { body: { name: 'Hotel', url: receiver.url, events } }, as))
  brand.clock.advance({ seconds: 1 })

  const servus = connect<Booking>({
    baseUrl: await brand.app.listen({ port: 0, host: '127.0.0.1' }),
    key: secret,
  })
  const { branch, ride, ...draft } = brand.draft()
  const quoted = await servus.call('POST /api/orders/public/quote', { body: { branch, product: brand.vehicle, ride } })
  const total = quoted.ok ? quoted.data.pricing.totalGross : 0
  const placed = await servus.call('POST /api/orders/public', {
    idempotencyKey: newKey(),
    body: { ...draft, branch, ride, expectedTotal: total },
  })
  if (!placed.ok) throw new Error(JSON.stringify(placed.errors))
  const order = await brand.order(placed.data)
  expect([order.origin, order.pricing.totalGross]).toEqual(['external', total])

  const step = async (action: 'confirm' | 'inDelivery' | 'completed') => {
    const { version } = await brand.order(placed.data)
    await must(brand.call(orderingEndpoints[action], { params: { id: order.id }, body: { version } }, as))
    brand.clock.advance({ seconds: 20 })
  }
  await step('confirm')
  await brand.drain()
  await receiver.until(2)
  expect(receiver.heard.map(({ body: { type, record } }) => `${type} ${record.sequence}`)).toEqual([
    'order.placed 1',
    'order.confirmed 2',
  ])
  receiver.close()

  await step('inDelivery')
  await step('completed')
  const month = (order.appointment ?? '').slice(0, 7)
  const statement = await must(
    brand.call(partnersEndpoints.statement, { params: { id: hotel.id }, query: { month } }, as),
  )
  expect(statement.lines.map(({ uid }) => uid)).toEqual([placed.data.uid])
  expect(statement.commission).toBeCloseTo(statement.base / 10, 2)
  const file = await must(brand.call(guestEndpoints.file, { params: { kind: 'order', id: order.id } }, as))
  expect(String(file)).toContain('Pichler')
})
