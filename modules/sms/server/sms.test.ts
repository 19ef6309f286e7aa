import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { smsEndpoints } from '../contract.ts'
import { sevenConnection, twilioConnection } from './connections.ts'
import { sendTopic } from './keep-sms.ts'
import { type SmsBrand, sevenOf, smsBrand, twilioOf } from './testing/sms-brand.ts'
import { type SmsStandIn, startSmsProvider } from './testing/stand-in.ts'

let provider: SmsStandIn
beforeAll(async () => {
  provider = await startSmsProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.caught.length = 0
  provider.mood = { kind: 'takes' }
  provider.before = undefined
})

const withTwilio = () => smsBrand({ providers: twilioOf(provider.url) })
const states = async (brand: SmsBrand) => (await brand.sms()).map(({ state }) => state)

test('the guest of a confirmed ride gets one SMS to the mobile number, in one message', async () => {
  const brand = await withTwilio()
  const id = await brand.confirmed()
  await brand.drain()
  await brand.drain()
  expect(provider.caught).toMatchObject([
    {
      to: '+436641234567',
      from: 'Donau',
      noticeUrl: expect.stringMatching(/^https:\/\/donau\.example\/api\/webhooks\/twilio\?sms=/),
      authorization: `Basic ${Buffer.from('AC1:tok').toString('base64')}`,
    },
  ])
  expect(provider.caught[0]?.text).toMatch(
    /^Donau Chauffeur: Ihre Fahrt [\w-]+ ist bestätigt\. .*https:\/\/donau\.example\//,
  )
  expect(await brand.sms()).toMatchObject([{ state: 'sent', provider: 'twilio', provider_id: 'SM1', count: 1 }])
  expect(await brand.told(id)).toEqual(['sms'])
})

test('seven.io gets the same SMS and reports its price', async () => {
  const brand = await smsBrand({ providers: sevenOf(provider.url) })
  await brand.confirmed()
  await brand.drain()
  expect(provider.caught).toMatchObject([{ to: '+436641234567', authorization: 'key7' }])
  expect(await brand.sms()).toMatchObject([{ state: 'sent', provider: 'seven', cost: 0.075 }])
})

test('the provider’s address is not called if it now resolves to an internal address', async () => {
  const brand = await smsBrand()
  const { connections, db, settings } = brand.core
  const own = { account: 'AC1', token: 'tok', from: 'Donau', url: provider.url }
  await db.tx((tx) => connections.store(tx, 'twilio', own))
  await expect.poll(() => connections.state(twilioConnection).source).toBe('own')
  Object.assign(settings, { allowsPrivateAddresses: () => false })
  await brand.confirmed()
  await brand.drain()
  expect(provider.caught).toEqual([])
  expect(await brand.sms()).not.toEqual([])
})

test('without a provider an SMS is only shown', async () => {
  const brand = await smsBrand()
  await brand.confirmed()
  await brand.drain()
  expect(await states(brand)).toEqual(['shown'])
})

test('a landline, a number of another country and a guest without a number get no SMS', async () => {
  const brand = await withTwilio()
  for (const phone of ['01 2345678', '+447911123456'])
    await brand.place(brand.draft({ phone, lastName: `Nr ${phone}` }))
  await brand.core.db.run(sql`UPDATE orders SET state = 'waiting'`)
  const rows = await brand.core.db.many<{ id: string; version: number }>(sql`SELECT id, version FROM orders`)
  for (const { id, version } of rows)
    await brand.call(orderingEndpoints.confirm, { params: { id }, body: { version } }, { as: admin() })
  brand.clock.advance({ minutes: 1 })
  await brand.drain()
  expect(await states(brand)).toEqual([])
})

test('a lost response makes an SMS doubtful: it is never sent again automatically, but staff can send it', async () => {
  const brand = await withTwilio()
  provider.mood = { kind: 'hangs-up' }
  const id = await brand.confirmed()
  await brand.drain()
  for (let hour = 0; hour < 3; hour++) {
    brand.clock.advance({ hours: 1 })
    await brand.drain()
  }
  expect(provider.caught).toHaveLength(1)
  expect(await states(brand)).toEqual(['doubtful'])
  expect(await brand.told(id)).toEqual(['sms-failed'])
  provider.mood = { kind: 'takes' }
  const [sms] = await brand.sms()
  const params = { id: sms?.id ?? '' }
  expect((await brand.call(smsEndpoints.retry, { params }, { as: admin() })).ok).toBe(true)
  expect(await brand.call(smsEndpoints.retry, { params }, { as: admin() })).toMatchObject({ status: 409 })
  await brand.drain()
  expect(provider.caught).toHaveLength(2)
  expect(await states(brand)).toEqual(['sent'])
})

test('a server that died while it called the provider leaves a doubtful SMS and no second one', async () => {
  const brand = await withTwilio()
  await brand.confirmed()
  await brand.drain()
  const [sms] = await brand.sms()
  await brand.core.db.run(sql`UPDATE sms_messages SET state = 'sending', provider_id = NULL`)
  await brand.core.db.tx((tx) => brand.core.outbox.add(tx, { topic: sendTopic, payload: { smsId: sms?.id ?? '' } }))
  await brand.drain()
  expect(provider.caught).toHaveLength(1)
  expect(await states(brand)).toEqual(['doubtful'])
})

test.each([
  ['a busy provider', 503, {}],
  ['a wrong login', 401, { code: 20003, message: 'Authenticate' }],
])('after %s, the SMS is sent again after 1, 5, 15 and 60 minutes', async (_name, status, body) => {
  const brand = await withTwilio()
  provider.mood = { kind: 'answers', status, body }
  await brand.confirmed()
  await brand.drain()
  expect(await states(brand)).toEqual(['queued'])
  brand.clock.advance({ minutes: 1 })
  await brand.drain()
  provider.mood = { kind: 'takes' }
  brand.clock.advance({ minutes: 4 })
  await brand.drain()
  expect(provider.caught).toHaveLength(0)
  brand.clock.advance({ minutes: 1 })
  await brand.drain()
  expect(await brand.sms()).toMatchObject([{ state: 'sent', attempts: 3 }])
})

test('an SMS that would be too late is not sent', async () => {
  const brand = await withTwilio()
  await brand.confirmed()
  provider.mood = { kind: 'answers', status: 503, body: {} }
  await brand.drain()
  provider.mood = { kind: 'takes' }
  brand.clock.advance({ hours: 3 })
  await brand.drain()
  expect(provider.caught).toHaveLength(0)
  expect(await states(brand)).toEqual(['failed'])
})

test('a number that Twilio reports as opted out gets no more SMS', async () => {
  const brand = await withTwilio()
  provider.mood = { kind: 'answers', status: 400, body: { code: 21610, message: 'Unsubscribed recipient' } }
  await brand.confirmed()
  await brand.drain()
  provider.mood = { kind: 'takes' }
  await brand.confirmed('Huber')
  await brand.drain()
  expect(provider.caught).toHaveLength(0)
  expect(await brand.sms()).toMatchObject([
    { state: 'failed' },
    { state: 'failed', last_error: 'Der Gast möchte keine SMS.' },
  ])
})

test('staff of the branch see a preview with length and price before they send an SMS; at most three are sent about one event', async () => {
  const brand = await withTwilio()
  const id = await brand.confirmed()
  await brand.drain()
  const desk = sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a] })
  const stranger = sessionOf(['ROLE_FRONTDESK'], { branches: [brand.b] })
  const params = { id }
  expect(await brand.call(smsEndpoints.preview, { params }, { as: desk })).toMatchObject({
    ok: true,
    value: { to: '+436641234567', encoding: 'gsm', count: 1, cost: 0.075, hasProvider: true },
  })
  expect((await brand.call(smsEndpoints.preview, { params }, { as: stranger })).status).toBe(404)
  const send = (as = desk) => brand.call(orderingEndpoints.resendSms, { params }, { as })
  expect((await send(stranger)).status).toBe(404)
  for (let turn = 0; turn < 2; turn++) expect((await send()).ok).toBe(true)
  expect(await send()).toMatchObject({ status: 429, errors: [{ code: 'sms.too_many' }] })
  await brand.drain()
  expect(provider.caught).toHaveLength(3)
  expect(await brand.told(id)).toEqual(['sms', 'resend-new-order-sms', 'resend-new-order-sms', 'sms', 'sms'])
})

test('the list shows SMS of the user’s branches; only administrators see the numbers that must not get any', async () => {
  const brand = await withTwilio()
  await brand.confirmed()
  await brand.drain()
  const count = async (branches: string[]) => {
    const list = await brand.call(
      smsEndpoints.list,
      { query: { search: 'bestätigt' } },
      { as: sessionOf(['ROLE_BACKOFFICE'], { branches }) },
    )
    return list.ok ? list.value.length : list.status
  }
  expect([await count([brand.a]), await count([brand.b])]).toEqual([1, 0])
  const phone = '+436641234567'
  expect((await brand.call(smsEndpoints.optOut, { body: { phone } }, { as: admin() })).ok).toBe(true)
  await brand.confirmed('Huber')
  await brand.drain()
  expect(provider.caught).toHaveLength(1)
  expect(await brand.call(smsEndpoints.optIn, { params: { phone } }, { as: admin() })).toMatchObject({ value: [] })
})

test('a test of the connection shows the provider’s response', async () => {
  const { core } = await withTwilio()
  const tools = { locale: 'de' as const, log: core.log, fetch, allowsPrivate: true, timeoutMs: 5_000 }
  const { url } = provider
  expect(await twilioConnection.test({ url, account: 'AC1', token: 'x' }, tools)).toEqual({
    ok: true,
    answer: 'Konto „Donau Chauffeur“ (active)',
  })
  expect(await sevenConnection.test({ url, key: 'x' }, tools)).toEqual({ ok: true, answer: 'Guthaben: 12.5 EUR' })
  provider.mood = { kind: 'answers', status: 401, body: { code: 20003, message: 'Authenticate' } }
  expect(await twilioConnection.test({ url, account: 'AC1', token: 'x' }, tools)).toEqual({
    ok: false,
    answer: 'Twilio: 401, „20003 Authenticate“. Konto oder Schlüssel stimmt nicht.',
  })
})
