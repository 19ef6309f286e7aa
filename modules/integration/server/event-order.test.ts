import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { modules } from '#apps/server/compose/modules.ts'
import { sequentialIds } from '#kernel/ids.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { confirmed, newDevice } from '#modules/devices/server/testing/print-brand.ts'
import { rosterEndpoints } from '#modules/time-tracking/contract.ts'
import { timeHouse } from '#modules/time-tracking/server/testing/house.ts'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { rideBrand } from '#testing/ride-brand.ts'
import { webhookEndpoints as calls } from '../contract.ts'
import { openEntries } from './open-entries.ts'
import { engageChief } from './testing/chief.ts'
import { openReceiver } from './testing/receiver.ts'

/** Registers a webhook for these events. `told(count)` waits for `count` deliveries and returns what they contain. */
async function listen(brand: TestBrand, ...events: string[]) {
  const receiver = await openReceiver()
  const { call } = request(brand)
  const chief = await engageChief({ call, core: brand.core })
  const body = { name: 'Kasse', url: receiver.url, events }
  await must(call(calls.create, { body }, { as: chief.session }))
  brand.clock.advance({ seconds: 1 })
  return {
    chief,
    receiver,
    async told(count: number) {
      await brand.drain()
      await receiver.until(count)
      return receiver.heard.map(({ body: { type, record } }) => `${type} ${record.type} ${record.sequence}`)
    },
  }
}

test('changes within one millisecond are sent in the order in which they were made, whatever their ids', async () => {
  let next = 0xffff_ffff
  const ids = { ...sequentialIds(), uuid: () => `00000000-0000-7000-8000-0000${(--next).toString(16)}` }
  const brand = await rideBrand({ ids })
  const { chief, receiver, told } = await listen(brand, 'product.changed', 'product.sold-out')
  for (const isSoldOut of [true, false, true]) {
    const body = { isSoldOut, until: null }
    await must(brand.call(catalogueEndpoints.soldOut, { params: { id: brand.vehicle }, body }, { as: chief.session }))
  }
  expect(await told(3)).toEqual([
    'product.sold-out product 1',
    'product.changed product 2',
    'product.sold-out product 3',
  ])
  receiver.close()
})

test('both a change and the withdrawal of a published shift are sent as shift.changed', async () => {
  const brand = await testBrand()
  brand.clock.set('2026-03-20T10:00:00Z')
  const house = await timeHouse(brand)
  const toni = await house.worker('Toni')
  const { receiver, told } = await listen(brand, 'shift.published', 'shift.changed')
  const body = { user: toni.id, branch: house.house, from: '2026-03-24T09:00:00Z', to: '2026-03-24T15:00:00Z' }
  const draft = await house.must(rosterEndpoints.schedules.create, { body })
  await house.must(rosterEndpoints.publish, { body: { from: '2026-03-23', branch: house.house } })
  const params = { id: draft.id }
  const { version } = await house.must(rosterEndpoints.schedules.get, { params })
  await house.must(rosterEndpoints.schedules.update, { params, body: { to: '2026-03-24T16:00:00Z', version } })
  await house.must(rosterEndpoints.schedules.remove, { params })
  expect(await told(3)).toEqual(['shift.published shift 1', 'shift.changed shift 2', 'shift.changed shift 3'])
  expect(receiver.heard[1]?.body.data).toMatchObject({ id: draft.id, to: '2026-03-24T16:00:00.000Z' })
  receiver.close()
})

test('a printer that stops reporting while slips wait for it is reported once', async () => {
  const brand = await foodBrand()
  const device = await newDevice(brand, { transport: 'cloudprnt', name: 'Küche', templates: ['receipt'] })
  const { receiver, told } = await listen(brand, 'device.silent')
  await confirmed(brand)
  for (let minutes = 0; minutes < 12; minutes += 3) {
    brand.clock.advance({ minutes: 3 })
    await brand.runJobs()
    await brand.drain()
  }
  expect(await told(1)).toEqual(['device.silent device 1'])
  expect(receiver.heard[0]?.body).toMatchObject({ record: { id: device.id }, data: { name: 'Küche' } })
  receiver.close()
})

test("the outbox entries of a record are found by an index, for each field that contains a record's id", async () => {
  const brand = await testBrand()
  const events = modules.flatMap((module) => module.events ?? [])
  const fields = [...new Set(events.map(({ id }) => id))]
  expect(fields).toContain('orderId')
  const now = brand.clock.now()
  for (const field of fields)
    await brand.core.db.run(sql`
      INSERT INTO outbox (id, topic, payload, created_at, next_at, done_at)
      SELECT gen_random_uuid(), 'order.placed', jsonb_build_object(${field}::text, n::text), ${now}, ${now}, ${now} FROM generate_series(1, 4000) n`)
  await brand.core.db.run(sql`ANALYZE outbox`)
  for (const idField of fields) {
    const topics = events.filter(({ id }) => id === idField).map(({ topic }) => topic)
    const entries = openEntries({ topics, idField, recordId: '17', now })
    const [plan] = await brand.core.db.many<{ plan: unknown }>(sql`EXPLAIN (FORMAT JSON) ${entries}`)
    const text = JSON.stringify(Object.values(plan ?? {}))
    expect(text, `no index finds entries by ${idField}`).toMatch(/outbox_of_\w+/)
    expect(text).not.toContain(
      '"Node Type":"Seq Scan","Parallel Aware":false,"Async Capable":false,"Relation Name":"outbox"',
    )
  }
})
