import { createHmac } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { giveRoles } from '#testing/give-roles.ts'
import { must } from '#testing/order-calls.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { admin } from '#testing/sessions.ts'
import { webhookEndpoints as calls } from '../contract.ts'
import { type Chief, engageChief } from './testing/chief.ts'
import { type Heard, openReceiver } from './testing/receiver.ts'

let brand: RideBrand
let chief: Chief
const closing: (() => void)[] = []
beforeAll(async () => {
  brand = await rideBrand()
  chief = await engageChief(brand)
})
afterAll(async () => {
  closing.forEach((close) => close())
  await brand.close()
})
beforeEach(async () => {
  await brand.drain()
  await brand.core.db.run(sql`DELETE FROM webhook_endpoints`)
})

const all = [
  'order.placed',
  'order.confirmed',
  'order.in-delivery',
  'order.completed',
  'product.changed',
  'order.canceled',
]
async function receive(answer?: (heard: Heard) => number | 'hang', more: object = {}) {
  const receiver = await openReceiver(answer)
  closing.push(receiver.close)
  const body = { name: 'Kasse', url: `${receiver.url}/servus`, events: all, ...more }
  const made = await must(brand.call(calls.create, { body }, { as: chief.session }))
  // A webhook gets only events that happen after its creation. So the clock must advance before the first event.
  brand.clock.advance({ seconds: 1 })
  return { ...receiver, id: made.id, secret: made.secret }
}
const states = async (id: string) =>
  (await must(brand.call(calls.deliveries, { params: { id } }, { as: chief.session })))
    .toReversed()
    .map(({ type, state, record }) => `${type} ${record.sequence} ${state}`)
/** Waits until `check` returns true for the states of the deliveries to a webhook. */
const settled = (id: string, check: (found: string[]) => boolean) =>
  vi.waitFor(async () => expect(check(await states(id))).toBe(true), { timeout: 20_000, interval: 30 })
const step = async (id: string, action: 'confirm' | 'inDelivery' | 'completed') => {
  const order = await must(brand.call(orderingEndpoints.get, { params: { id } }, { as: chief.session }))
  await must(
    brand.call(orderingEndpoints[action], { params: { id }, body: { version: order.version } } as never, {
      as: chief.session,
    }),
  )
  brand.clock.advance({ seconds: 20 })
}

describe('Webhooks (docs/rules/integration.md)', () => {
  test('an order is sent to its receiver, signed, with the record as the API returns it', async () => {
    const to = await receive()
    const order = await brand.order(await brand.place())
    await brand.drain()
    await to.until(1)
    const [first] = to.heard
    expect(first?.body).toMatchObject({
      type: 'order.placed',
      brand: 'test',
      branch: brand.a,
      record: { type: 'order', id: order.id, sequence: 1 },
      data: { id: order.id, uid: order.uid },
    })
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = first?.headers ?? {}
    const key = Buffer.from(to.secret.replace('whsec_', ''), 'base64')
    const own = createHmac('sha256', key)
      .update(`${String(id)}.${String(at)}.${first?.text ?? ''}`)
      .digest('base64')
    expect(given).toBe(`v1,${own}`)
    expect(Math.abs(Number(at) * 1000 - brand.clock.epochMs())).toBeLessThan(5_000)
    await settled(to.id, (found) => found.length === 1 && found[0] === 'order.placed 1 delivered')
  })

  test('events of deleted records, which may belong to any branch, are not sent to people who are no longer administrators', async () => {
    const to = await receive(undefined, { events: ['order.deleted'] })
    const remove = async () => {
      const { id, version } = await brand.order(await brand.place())
      const as = { as: admin() }
      await must(brand.call(orderingEndpoints.cancel, { params: { id }, body: { version } }, as))
      await must(brand.call(orderingEndpoints.remove, { params: { id } }, as))
      await brand.drain()
    }
    await remove()
    await giveRoles(brand.core.db, chief.id, ['ROLE_BACKOFFICE'])
    await remove()
    await giveRoles(brand.core.db, chief.id, ['ROLE_ADMIN'])
    await settled(to.id, (found) => found.length === 1 && found[0] === 'order.deleted 1 delivered')
  })

  test('events of one record arrive in order and without a gap, whichever entry of the outbox is processed first', async () => {
    const to = await receive()
    const order = await brand.order(await brand.place())
    await step(order.id, 'confirm')
    await step(order.id, 'inDelivery')
    await step(order.id, 'completed')
    await brand.drain()
    await to.until(4)
    expect(to.heard.map(({ body }) => [body.type, body.record.sequence])).toEqual([
      ['order.placed', 1],
      ['order.confirmed', 2],
      ['order.in-delivery', 3],
      ['order.completed', 4],
    ])
  })

  test('a failed delivery delays only later events of its record, and is tried again', async () => {
    let isDown = true
    let broken = ''
    const to = await receive(({ body }) => (isDown && body.record.id === broken ? 500 : 200))
    const one = await brand.order(await brand.place())
    broken = one.id
    await step(one.id, 'confirm')
    const other = await brand.order(await brand.place())
    await brand.drain()
    await settled(to.id, (found) => found.filter((state) => state === 'order.placed 1 delivered').length === 1)
    const ofBroken = () => to.heard.filter(({ body }) => body.record.id === one.id).map(({ body }) => body.type)
    await vi.waitFor(() => expect(ofBroken()).toEqual(['order.placed']), { timeout: 20_000, interval: 30 })
    await settled(to.id, (found) => found.includes('order.confirmed 2 waiting'))
    expect(to.heard.some(({ body }) => body.record.id === other.id)).toBe(true)
    isDown = false
    brand.clock.advance({ seconds: 11 })
    await brand.runJobs()
    await settled(to.id, (found) => found.every((state) => state.endsWith('delivered')) && found.length === 3)
    expect(ofBroken()).toEqual(['order.placed', 'order.placed', 'order.confirmed'])
  })

  test('a receiver that hangs does not delay the others', async () => {
    const dead = await receive(() => 'hang')
    const well = await receive()
    await brand.place()
    await brand.drain()
    await well.until(1)
    expect(well.heard).toHaveLength(1)
    expect(await states(dead.id)).toEqual(['order.placed 1 waiting'])
  })

  test('after a day a failing event is not tried again, stays visible, and can be sent again by hand with the same id', async () => {
    let isDown = true
    const to = await receive(() => (isDown ? 503 : 204))
    await brand.place()
    await brand.drain()
    await to.until(1)
    await settled(to.id, (found) => found.length === 1)
    await brand.core.db.run(
      sql`UPDATE webhook_deliveries SET since = ${brand.clock.now().subtract({ hours: 25 })} WHERE endpoint_id = ${to.id}`,
    )
    brand.clock.advance({ hours: 1 })
    await brand.runJobs()
    await settled(to.id, (found) => found[0] === 'order.placed 1 dead')
    isDown = false
    const since = String(brand.clock.now().subtract({ hours: 48 }))
    const replayed = await must(
      brand.call(calls.replay, { params: { id: to.id }, body: { since } }, { as: chief.session }),
    )
    expect(replayed).toEqual({ count: 1 })
    await settled(to.id, (found) => found[0] === 'order.placed 1 delivered')
    expect(new Set(to.heard.map(({ body }) => body.id)).size).toBe(1)
  })

  test('a receiver that answers 410 is switched off and its owner gets a mail', async () => {
    const to = await receive(() => 410)
    await brand.place()
    await brand.drain()
    await vi.waitFor(
      async () => {
        const [row] = await must(brand.call(calls.list, {}, { as: chief.session }))
        expect(row?.isEnabled).toBe(false)
        expect(
          await brand.core.db.first(
            sql`SELECT 1 AS one FROM outbox WHERE topic = 'identity.staff-mail' AND payload->>'email' = 'chefin@example.at'`,
          ),
        ).toBeDefined()
      },
      { timeout: 20_000, interval: 30 },
    )
    expect(to.heard).toHaveLength(1)
  })

  test('a receiver of another branch gets no event of an order, but all events of products', async () => {
    const to = await receive(undefined, { branches: [brand.b] })
    await brand.place()
    const product = await must(
      brand.call(catalogueEndpoints.products.get, { params: { id: brand.vehicle } }, { as: chief.session }),
    )
    await must(
      brand.call(
        catalogueEndpoints.products.update,
        { params: { id: brand.vehicle }, body: { description: 'Neu', version: product.version } },
        { as: chief.session },
      ),
    )
    await brand.drain()
    await to.until(1)
    await settled(to.id, (found) => found.length === 1 && found[0] === 'product.changed 1 delivered')
  })

  test('the queue and the log contain no data of guests', async () => {
    const to = await receive(() => 500)
    await brand.place(brand.draft({ email: 'geheim@example.com', lastName: 'Unverwechselbar' }))
    await brand.drain()
    await to.until(1)
    await settled(to.id, (found) => found.length === 1)
    const dump = JSON.stringify([
      await brand.core.db.many(sql`SELECT * FROM webhook_deliveries`),
      await must(brand.call(calls.deliveries, { params: { id: to.id } }, { as: chief.session })),
    ])
    expect(dump).not.toContain('Unverwechselbar')
    expect(to.heard[0]?.text).toContain('Unverwechselbar')
  })

  test('while a secret is being replaced, events are signed with both secrets', async () => {
    const to = await receive()
    const { secret } = await must(brand.call(calls.rotate, { params: { id: to.id } }, { as: chief.session }))
    await must(brand.call(calls.test, { params: { id: to.id } }, { as: chief.session }))
    await to.until(1)
    expect(to.heard[0]?.body.type).toBe('test')
    expect(String(to.heard[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2)
    expect(secret).not.toBe(to.secret)
  })

  test('an outbox entry that is processed twice is delivered once', async () => {
    const to = await receive()
    await brand.place()
    await brand.drain()
    await to.until(1)
    await brand.core.db.run(sql`UPDATE outbox SET done_at = NULL, attempts = 0 WHERE topic = 'order.placed'`)
    await brand.drain()
    await settled(to.id, (found) => found.length === 1)
  })
})

test('if the operator allows no private addresses, a receiver with a private address is refused with its field', async () => {
  const strict = await rideBrand({ allowsPrivateAddresses: () => false })
  const refusal = async (url: string) => {
    const answer = await strict.call(
      calls.create,
      { body: { name: 'x', url, events: ['order.placed'] } },
      { as: chief.session },
    )
    return answer.ok ? 'ok' : [answer.errors[0]?.code, answer.errors[0]?.field]
  }
  expect(await refusal('https://127.0.0.1/x')).toEqual(['integration.private_address', 'url'])
  expect(await refusal('https://169.254.169.254/x')).toEqual(['integration.private_address', 'url'])
  expect(await refusal('http://example.com/x')).toEqual(['integration.only_https', 'url'])
  await strict.close()
})
