import { createHmac, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { type RideBrand, rideBrand } from '#testing/ride-brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { mailBounceEndpoints as calls } from '../contract.ts'
import { mailgunConnection } from './connection.ts'
import { retentionJob } from './retention.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand({
    providers: { MAILGUN_DOMAIN: 'mg.example.at', MAILGUN_KEY: 'key', MAILGUN_SIGN_KEY: 'sign' },
  })
})

/** Places an order of a new guest. Returns the order and the id of the mail that the guest got. */
async function guest(email: string) {
  const placed = await brand.order(await brand.place(brand.draft({ email })))
  await brand.drain()
  const mail = await brand.core.db.first<{ id: string }>(
    sql`SELECT id FROM messages WHERE order_id = ${placed.id} AND lower(to_address) = ${email.toLowerCase()}`,
  )
  return { order: placed, mailId: mail?.id ?? '' }
}

const seconds = (): number => brand.clock.now().epochMilliseconds / 1000
const eventOf = (recipient: string, mailId: string, more: object = {}) => ({
  event: 'failed',
  severity: 'permanent',
  timestamp: seconds(),
  recipient,
  'delivery-status': { code: 550, message: 'User unknown' },
  message: { headers: { 'message-id': `${mailId}@donau.example` } },
  ...more,
})

async function notice(event: object, { token = randomBytes(25).toString('hex'), key = 'sign', at = seconds() } = {}) {
  const timestamp = String(Math.trunc(at))
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  const payload = { signature: { timestamp, token, signature }, 'event-data': event }
  return (await brand.app.inject({ method: 'POST', url: '/api/webhooks/mailgun', payload })).statusCode
}

const editorOf = (branch: string) => sessionOf(['ROLE_BACKOFFICE'], { branches: [branch] })
const listed = async (as = admin()) =>
  (await must(brand.call(calls.list, { query: {} }, { as }))).map(({ email }) => email)
const told = async (id: string) => {
  const order = await must(brand.call(orderingEndpoints.get, { params: { id } }, { as: admin() }))
  return order.timeline.filter(({ action }) => action === 'mail-failed').map(({ note }) => note)
}

test('a bounce marks the address and is written into the timeline once, however often the notice arrives', async () => {
  const { order, mailId } = await guest('Unknown@example.com')
  const token = 'a'.repeat(50)
  const event = eventOf('unknown@example.com', mailId)
  expect([await notice(event, { token }), await notice(event, { token })]).toEqual([200, 200])
  expect(await told(order.id)).toEqual(['unknown@example.com: 550 User unknown'])
  expect(await must(brand.call(calls.ofOrder, { params: { id: order.id } }, { as: admin() }))).toMatchObject([
    { email: 'unknown@example.com', kind: 'bounced', reason: '550 User unknown', orderUid: order.uid },
  ])
})

test('ten notices at the same time make one timeline entry', async () => {
  const { order, mailId } = await guest('at-once@example.com')
  const event = eventOf('at-once@example.com', mailId)
  const token = 'b'.repeat(50)
  const answers = await Promise.all(Array.from({ length: 10 }, () => notice(event, { token })))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await told(order.id)).toHaveLength(1)
})

test('a notice that is forged, too old, or uses a known token with another body changes nothing', async () => {
  const { mailId } = await guest('forged@example.com')
  const event = eventOf('forged@example.com', mailId)
  const token = 'c'.repeat(50)
  expect(await notice(event, { key: 'other' })).toBe(403)
  expect(await notice(event, { at: seconds() - 25 * 3600 })).toBe(403)
  expect(await notice(eventOf('forged@example.com', mailId, { event: 'opened' }), { token })).toBe(200)
  expect(await notice(event, { token })).toBe(403)
  const { statusCode } = await brand.app.inject({ method: 'POST', url: '/api/webhooks/mailgun', payload: {} })
  expect(statusCode).toBe(403)
  expect(await listed()).not.toContain('forged@example.com')
})

test('the latest report decides, in whatever order notices arrive', async () => {
  const { mailId } = await guest('late@example.com')
  const at = seconds()
  expect(await notice(eventOf('late@example.com', mailId, { event: 'delivered', timestamp: at }))).toBe(200)
  expect(await notice(eventOf('late@example.com', mailId, { timestamp: at - 60 }))).toBe(200)
  expect(await listed()).not.toContain('late@example.com')
  expect(await notice(eventOf('late@example.com', mailId, { timestamp: at + 1 }))).toBe(200)
  expect(await listed()).toContain('late@example.com')
})

test('a notice whose address is not the recipient of its mail is not written into the order’s timeline', async () => {
  const { order, mailId } = await guest('first@example.com')
  expect(await notice(eventOf('second@example.com', mailId))).toBe(200)
  expect(await told(order.id)).toEqual([])
  expect(await must(brand.call(calls.list, { query: { email: 'second@example.com' } }, { as: admin() }))).toMatchObject(
    [{ orderId: null }],
  )
})

test('staff see and change only addresses of guests of their branches', async () => {
  const { order, mailId } = await guest('scoped@example.com')
  await notice(eventOf('scoped@example.com', mailId))
  const [own, other] = [editorOf(brand.a), editorOf(brand.b)]
  const body = { email: 'scoped@example.com' }
  expect(await listed(other)).toEqual([])
  expect(await brand.call(calls.clear, { body }, { as: other })).toMatchObject({ status: 404 })
  expect(await brand.call(calls.ofOrder, { params: { id: order.id } }, { as: other })).toMatchObject({
    status: 404,
  })
  expect(await listed(own)).toContain('scoped@example.com')
  expect((await must(brand.call(calls.clear, { body }, { as: own }))).map(({ email }) => email)).not.toContain(
    body.email,
  )
  expect(await brand.call(calls.clear, { body }, { as: own })).toMatchObject({ status: 404 })
})

test('a bounce of another order of the same guest is shown without that order', async () => {
  const { mailId } = await guest('twice@example.com')
  await notice(eventOf('twice@example.com', mailId))
  const { order } = await guest('twice@example.com')
  expect(await must(brand.call(calls.ofOrder, { params: { id: order.id } }, { as: admin() }))).toMatchObject([
    { email: 'twice@example.com', orderId: null, orderUid: null },
  ])
})

test('an address that staff marked as reachable is marked again only by a newer bounce', async () => {
  const { mailId } = await guest('again@example.com')
  await notice(eventOf('again@example.com', mailId))
  await must(brand.call(calls.clear, { body: { email: 'again@example.com' } }, { as: admin() }))
  await notice(eventOf('again@example.com', mailId, { timestamp: seconds() - 5 }))
  expect(await listed()).not.toContain('again@example.com')
  await notice(eventOf('again@example.com', mailId, { timestamp: seconds() + 5 }))
  expect(await listed()).toContain('again@example.com')
})

test('erasing a guest deletes the bounces of the address', async () => {
  const { order, mailId } = await guest('erased@example.com')
  await notice(eventOf('erased@example.com', mailId))
  const { bouncePersonalData } = await import('./personal-data.ts')
  const of = {
    customers: [],
    contacts: [{ email: 'erased@example.com', phone: '' }],
    orders: [order.id],
    formerly: [],
    others: [],
    files: [],
  }
  expect((await bouncePersonalData.read(brand.core.db, of)).mail_bounces).toHaveLength(1)
  await brand.core.db.tx((tx) => bouncePersonalData.erase(tx, of))
  expect(await bouncePersonalData.read(brand.core.db, of)).toEqual({ mail_bounces: [], mail_notices: [] })
})

test('notices are deleted after 30 days, marks of addresses after a year without a report', async () => {
  const { mailId } = await guest('old@example.com')
  await notice(eventOf('old@example.com', mailId))
  const count = async (table: 'mail_notices' | 'mail_bounces') =>
    (
      await brand.core.db.many(
        table === 'mail_notices' ? sql`SELECT 1 FROM mail_notices` : sql`SELECT 1 FROM mail_bounces`,
      )
    ).length
  brand.clock.advance({ hours: 24 * 31 })
  await retentionJob(brand.core).run(AbortSignal.timeout(20_000))
  expect([await count('mail_notices'), (await listed()).includes('old@example.com')]).toEqual([0, true])
  brand.clock.advance({ hours: 24 * 335 })
  await retentionJob(brand.core).run(AbortSignal.timeout(20_000))
  expect(await count('mail_bounces')).toBe(0)
})

test('without a connected account the notice address does not exist', async () => {
  const other = await rideBrand()
  const { statusCode } = await other.app.inject({ method: 'POST', url: '/api/webhooks/mailgun', payload: {} })
  expect(statusCode).toBe(404)
})

test('the test of the connection shows the response of Mailgun', async () => {
  const answer = (status: number, body: unknown) => async () => Response.json(body, { status })
  const ask = (fetch: typeof globalThis.fetch) =>
    mailgunConnection.test(
      { domain: 'mg.example.at', key: 'key', signKey: 'sign' },
      { locale: 'de', log: brand.core.log, fetch, allowsPrivate: true, timeoutMs: 1000 },
    )
  const urls = ['https://donau.example/api/webhooks/mailgun']
  expect(await ask(answer(200, { webhooks: { permanent_fail: { urls } } }))).toEqual({
    ok: true,
    answer: 'Mailgun meldet unzustellbare Mails an https://donau.example/api/webhooks/mailgun.',
  })
  expect(await ask(answer(200, { webhooks: {} }))).toMatchObject({
    ok: false,
    answer: expect.stringContaining('kein Webhook'),
  })
  expect(await ask(answer(401, {}))).toMatchObject({ ok: false, answer: expect.stringContaining('401') })
  expect(await ask(answer(200, []))).toMatchObject({ ok: false, answer: expect.stringContaining('nicht von Mailgun') })
  const hangs = async () => {
    throw new Error('timeout')
  }
  expect(await ask(hangs)).toEqual({ ok: false, answer: 'Mailgun antwortet nicht: timeout' })
})
