import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { type RideBrand, rideBrand } from '#testing/ride-brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { pushEndpoints as calls } from '../contract.ts'
import { sendTopic } from './keep-push.ts'
import { type PushStandIn, startPushService, type TestBrowser } from './testing/stand-in.ts'

let service: PushStandIn
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.caught.length = 0
  service.answers.clear()
})

const open = () => rideBrand({ publicUrl: 'https://donau.example', providers: { PUSH_HOSTS: service.origin } })

/** Creates a staff user of these branches who has switched notifications on in one browser. */
async function deskOf(brand: RideBrand, branches: string[], name: string) {
  const { id } = await must(
    brand.call(
      identityEndpoints.users.create,
      { body: { name, email: `${name}@example.at`, roles: ['ROLE_FRONTDESK'], branches, password: 'correct horse 9' } },
      { as: admin() },
    ),
  )
  const session = { ...sessionOf(['ROLE_FRONTDESK'], { branches }), userId: id }
  const browser = service.browser(name)
  const device = await must(
    brand.call(
      calls.subscribe,
      { body: { subscription: browser.subscription, label: 'Chrome, Android' } },
      { as: session },
    ),
  )
  return { session, device, browser, id }
}

const browsers = () => service.caught.map(({ browser }) => browser).toSorted()
const follow = (brand: RideBrand, params: { uid: string; hash: string }, { subscription }: TestBrowser) =>
  brand.call(calls.follow, { params, body: { subscription } })

test('a new order notifies the devices of its branch, with the number, without a name, and with the button to confirm', async () => {
  const brand = await open()
  const mine = await deskOf(brand, [brand.a], 'anna')
  await deskOf(brand, [brand.b], 'berta')
  const placed = await brand.place()
  await brand.drain()
  await brand.drain()
  const order = await brand.order(placed)
  expect(service.caught).toMatchObject([
    {
      browser: 'anna',
      ttl: 600,
      urgency: 'high',
      topic: placed.uid,
      isSigned: true,
      payload: {
        title: `Neue Bestellung ${placed.uid}`,
        tag: placed.uid,
        url: `/backend/bestellungen/${order.id}`,
        accept: { title: 'Annehmen', orderId: order.id },
      },
    },
  ])
  expect(JSON.stringify(service.caught)).not.toMatch(/Pichler|Eva|0664|Praterstra/)
  const listed = await must(brand.call(calls.devices, {}, { as: mine.session }))
  expect(listed).toMatchObject([{ id: mine.device.id, lastSentAt: expect.any(String) }])
})

test('users who are disabled or now work at another branch get no notification', async () => {
  const brand = await open()
  const moved = await deskOf(brand, [brand.a], 'anna')
  const gone = await deskOf(brand, [brand.a], 'berta')
  await brand.core.db.run(sql`UPDATE users SET branches = ${JSON.stringify([brand.b])} WHERE id = ${moved.id}`)
  await brand.core.db.run(sql`UPDATE users SET is_enabled = false WHERE id = ${gone.id}`)
  await brand.place()
  await brand.drain()
  expect(browsers()).toEqual([])
})

test('only a guest who follows an order is notified of its steps, and not of other orders', async () => {
  const brand = await open()
  const placed = await brand.place()
  const other = await brand.place(brand.draft({ lastName: 'Huber' }))
  expect((await follow(brand, placed, service.browser('eva'))).ok).toBe(true)
  expect((await follow(brand, { uid: placed.uid, hash: other.hash }, service.browser('thief'))).status).toBe(404)
  for (const one of [placed, other]) {
    const { id, version } = await brand.order(one)
    await must(brand.call(orderingEndpoints.confirm, { params: { id }, body: { version } }, { as: admin() }))
  }
  brand.clock.advance({ minutes: 1 })
  await brand.drain()
  expect(service.caught).toMatchObject([
    {
      browser: 'eva',
      ttl: expect.any(Number),
      payload: {
        title: `Ihre Fahrt ${placed.uid} ist bestätigt`,
        url: `/de/status/${placed.uid}/${placed.hash}`,
      },
    },
  ])
  const { endpoint } = service.browser('eva').subscription
  await must(brand.call(calls.unfollow, { params: placed, body: { endpoint } }))
  expect(await brand.core.db.many(sql`SELECT id FROM push_subscriptions`)).toEqual([])
})

test.each([404, 410, 401, 403])('after the response %s of a push service, the browser is deleted', async (status) => {
  const brand = await open()
  await deskOf(brand, [brand.a], 'anna')
  service.answers.set('anna', { status })
  await brand.place()
  await brand.drain()
  expect(await brand.core.db.many(sql`SELECT id FROM push_subscriptions`)).toEqual([])
  expect(await brand.core.db.many(sql`SELECT id FROM push_messages`)).toEqual([])
})

test('after 429 a message is sent again at the time that the service names; a message that is too late is not sent', async () => {
  const brand = await open()
  await deskOf(brand, [brand.a], 'anna')
  service.answers.set('anna', { status: 429, retryAfter: 120 })
  await brand.place()
  await brand.drain()
  service.answers.clear()
  brand.clock.advance({ seconds: 119 })
  await brand.drain()
  expect(browsers()).toEqual([])
  brand.clock.advance({ seconds: 1 })
  await brand.drain()
  expect(service.caught).toMatchObject([{ browser: 'anna', ttl: 480 }])
  service.answers.set('anna', { status: 503, retryAfter: 600 })
  await brand.place(brand.draft({ lastName: 'Huber' }))
  await brand.drain()
  service.answers.clear()
  brand.clock.advance({ minutes: 11 })
  await brand.drain()
  expect(service.caught).toHaveLength(1)
})

test('a message is sent at least once: if a process died after sending, it is sent again under the same topic', async () => {
  const brand = await open()
  await deskOf(brand, [brand.a], 'anna')
  await brand.place()
  await brand.drain()
  const [message] = await brand.core.db.many<{ id: string }>(
    sql`UPDATE push_messages SET state = 'queued' RETURNING id`,
  )
  await brand.core.db.tx((tx) =>
    brand.core.outbox.add(tx, { topic: sendTopic, payload: { pushId: message?.id ?? '' } }),
  )
  await brand.drain()
  expect(new Set(service.caught.map(({ topic }) => topic)).size).toBe(1)
  expect(service.caught).toHaveLength(2)
})

test('an address that is not a push service is refused and never called', async () => {
  const brand = await open()
  const placed = await brand.place()
  const { keys } = service.browser('x').subscription
  for (const endpoint of ['https://169.254.169.254/latest', 'http://127.0.0.1:5432/', 'https://evil.example/push'])
    expect(
      await brand.call(calls.follow, { params: placed, body: { subscription: { endpoint, keys } } }),
    ).toMatchObject({ status: 422, errors: [{ code: 'push.address_invalid' }] })
})

test('at most ten browsers follow an order; the same browser counts once', async () => {
  const brand = await open()
  const placed = await brand.place()
  for (let n = 0; n < 10; n++) expect((await follow(brand, placed, service.browser(`b${n}`))).ok).toBe(true)
  expect((await follow(brand, placed, service.browser('b3'))).ok).toBe(true)
  expect(await follow(brand, placed, service.browser('b10'))).toMatchObject({ status: 422 })
})

test('only the owner of a device can list, test or remove it; a user who signs in on it later gets its notifications instead', async () => {
  const brand = await open()
  const anna = await deskOf(brand, [brand.a], 'anna')
  const berta = await deskOf(brand, [brand.a], 'berta')
  const params = { id: anna.device.id }
  expect((await brand.call(calls.unsubscribe, { params }, { as: berta.session })).status).toBe(404)
  expect((await brand.call(calls.test, { params }, { as: berta.session })).status).toBe(404)
  expect(await brand.call(calls.test, { params }, { as: anna.session })).toMatchObject({
    value: { ok: true, answer: 'Der Nachrichtendienst hat angenommen (201).' },
  })
  const body = { subscription: anna.browser.subscription, label: '' }
  await must(brand.call(calls.subscribe, { body }, { as: berta.session }))
  expect(await must(brand.call(calls.devices, {}, { as: anna.session }))).toEqual([])
})

test('two brands of an installation have different keys', async () => {
  const key = async (id: string) => {
    const brand = await rideBrand({ id })
    return (await must(brand.call(calls.key))).key
  }
  const [one, two] = [await key('donau'), await key('lindwurm')]
  expect(one).not.toBe(two)
  expect(one).toHaveLength(87)
})

test('the service worker of staff devices may call the server, so that a notification can confirm an order', async () => {
  const brand = await open()
  const { headers, statusCode } = await brand.app.inject('/api/push/staff-worker.js')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
})
