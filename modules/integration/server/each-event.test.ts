import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { feedEndpoints, keyEndpoints, webhookEndpoints as calls } from '../contract.ts'
import { type Chief, engageChief } from './testing/chief.ts'
import { openReceiver } from './testing/receiver.ts'

interface Side {
  brand: RideBrand
  chief: Chief
  receiver: Awaited<ReturnType<typeof openReceiver>>
  /** For each record (an order or a product), the events that the webhook must get, in this sequence. */
  expected: Map<string, string[]>
}

/** Makes numbers from 0 to `below` - 1 that look random but are the same in every run of the test. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const events = [
  'order.placed',
  'order.confirmed',
  'order.rejected',
  'order.in-delivery',
  'order.completed',
  'product.changed',
  'product.sold-out',
]
const sides: Side[] = []
beforeAll(async () => {
  for (const seed of [17, 2026]) {
    const brand = await rideBrand()
    const chief = await engageChief(brand)
    const pick = numbers(seed)
    const tries = new Map<string, number>()
    const receiver = await openReceiver(({ body }) => {
      const tried = (tries.get(body.id) ?? 0) + 1
      tries.set(body.id, tried)
      return tried > 2 ? 200 : ([200, 500, 'cut', 'late', 302] as const)[pick(5)]!
    })
    const body = { name: 'Kasse', url: receiver.url, events }
    await must(brand.call(calls.create, { body }, { as: chief.session }))
    brand.clock.advance({ seconds: 1 })
    sides.push({ brand, chief, receiver, expected: new Map() })
  }
})
afterAll(async () => {
  for (const { brand, receiver } of sides) {
    receiver.close()
    await brand.close()
  }
})

/** Makes changes that cause events. Some orders end in different states; a product is sold out and becomes available again. */
async function live({ brand, chief, expected }: Side, pick: (below: number) => number): Promise<void> {
  const as = { as: chief.session }
  for (let count = 0; count < 4; count++) {
    const { id } = await brand.order(await brand.place())
    const heard = ['order.placed']
    expected.set(id, heard)
    const ways = [
      [],
      ['reject'],
      ['confirm'],
      ['confirm', 'inDelivery'],
      ['confirm', 'inDelivery', 'completed'],
    ] as const
    for (const step of ways[pick(ways.length)]!) {
      const { version } = await must(brand.call(orderingEndpoints.get, { params: { id } }, as))
      if (step === 'reject')
        await must(brand.call(orderingEndpoints.reject, { params: { id }, body: { version, reason: 'Voll' } }, as))
      else await must(brand.call(orderingEndpoints[step], { params: { id }, body: { version } }, as))
      heard.push(
        {
          reject: 'order.rejected',
          confirm: 'order.confirmed',
          inDelivery: 'order.in-delivery',
          completed: 'order.completed',
        }[step],
      )
      brand.clock.advance({ seconds: 20 })
    }
  }
  for (const isSoldOut of [true, false]) {
    const body = { isSoldOut, until: null }
    await must(brand.call(catalogueEndpoints.soldOut, { params: { id: brand.vehicle }, body }, as))
    brand.clock.advance({ seconds: 1 })
  }
  expected.set(brand.vehicle, ['product.sold-out', 'product.changed'])
}

const count = async ({ brand }: Side, what: ReturnType<typeof sql>): Promise<number> =>
  (await brand.core.db.first<{ n: number }>(sql`SELECT count(*)::int AS n FROM (${what}) t`))?.n ?? 0

test('each event is received at least once, in order per record, and never by the receiver of another brand', async () => {
  for (const [index, side] of sides.entries()) {
    await live(side, numbers(index + 5))
    await side.brand.drain()
  }
  for (const side of sides) {
    const { brand } = side
    // Each delivery fails at most twice, and later events of the same record wait for it. So several rounds with pauses are needed.
    for (let round = 0; round < 40; round++) {
      await vi.waitFor(
        async () =>
          expect(await count(side, sql`SELECT 1 FROM webhook_endpoints WHERE lease_until IS NOT NULL`)).toBe(0),
        { timeout: 20_000, interval: 15 },
      )
      if ((await count(side, sql`SELECT 1 FROM webhook_deliveries WHERE state <> 'delivered'`)) === 0) break
      brand.clock.advance({ seconds: 61 })
      await brand.runJobs()
    }
    expect(await count(side, sql`SELECT 1 FROM webhook_deliveries WHERE state <> 'delivered'`)).toBe(0)
  }
  for (const { receiver, expected } of sides) {
    const heard = Map.groupBy(receiver.heard, ({ body }) => body.record.id)
    expect([...heard.keys()].toSorted()).toEqual([...expected.keys()].toSorted())
    for (const [id, types] of expected) {
      const first = new Map<number, string>()
      for (const { body } of heard.get(id) ?? [])
        if (!first.has(body.record.sequence)) first.set(body.record.sequence, body.type)
      expect([...first.entries()]).toEqual(types.map((type, index) => [index + 1, type]))
    }
  }
}, 60_000)

test('keys, secrets and addresses of one brand are not valid at another', async () => {
  const [one, other] = sides
  if (!one || !other) throw new Error('two brands')
  const as = { as: one.chief.session }
  const { secret } = await must(
    one.brand.call(keyEndpoints.create, { body: { name: 'Kasse', scopes: ['orders:read'] } }, as),
  )
  const { path } = await must(
    one.brand.call(feedEndpoints.create, { body: { name: 'Wagen', vehicle: one.brand.vehicle } }, as),
  )
  const states = async ({ brand }: Side) =>
    Promise.all(
      [
        { url: '/api/orders/current', headers: { authorization: `Bearer ${secret}` } },
        { url: path, headers: {} },
      ].map(async (asked) => (await brand.app.inject(asked)).statusCode),
    )
  expect(await states(one)).toEqual([200, 200])
  expect(await states(other)).toEqual([401, 404])
})

test('an event that is sent again by hand keeps its id, and the audit trail names the person', async () => {
  const [side] = sides
  if (!side) throw new Error('two brands')
  const { brand, chief, receiver } = side
  const [webhook] = await must(brand.call(calls.list, {}, { as: chief.session }))
  const id = webhook?.id ?? ''
  const [delivery] = await must(brand.call(calls.deliveries, { params: { id } }, { as: chief.session }))
  const unknown = crypto.randomUUID()
  for (const [params, body, field] of [
    [{ id: unknown }, { delivery: delivery?.id ?? '' }, undefined],
    [{ id }, { delivery: unknown }, 'delivery'],
  ] as const)
    expect(await brand.call(calls.replay, { params, body }, { as: chief.session })).toMatchObject({
      status: 404,
      errors: [field ? { field } : {}],
    })
  expect(await brand.call(calls.deliveries, { params: { id: unknown } }, { as: chief.session })).toMatchObject({
    status: 404,
  })
  const times = () => receiver.heard.filter(({ body }) => body.id === delivery?.id).length
  const before = times()
  const again = () =>
    must(brand.call(calls.replay, { params: { id }, body: { delivery: delivery?.id ?? '' } }, { as: chief.session }))
  // After a double click, the event may be sent once or twice more, but always with the same id.
  expect(await Promise.all([again(), again()])).toEqual([{ count: 1 }, { count: 1 }])
  await vi.waitFor(() => expect(times()).toBeGreaterThan(before), { timeout: 20_000 })
  const trail = sql`SELECT actor_name FROM audit WHERE action = 'webhook-endpoint.replay' AND entity_id = ${id}`
  expect(await brand.core.db.many(trail)).toEqual([1, 2].map(() => ({ actor_name: chief.session.name })))
})
