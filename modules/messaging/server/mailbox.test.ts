import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messagingEndpoints as calls } from '../contract.ts'
import { request } from '#testing/brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { startMailServer, type TestMailServer } from '#testing/mail-server.ts'
import { openPost, type Post } from './testing/post.ts'
import { rideOrder } from './testing/ride-order.ts'

const vienna = '00000000-0000-7000-8000-0000000000b1'
const munich = '00000000-0000-7000-8000-0000000000b2'
const ofVienna = sessionOf(['ROLE_BACKOFFICE'], { name: 'Vera', branches: [vienna] })
const ofMunich = sessionOf(['ROLE_BACKOFFICE'], { name: 'Max', branches: [munich] })
const orders = {
  a: rideOrder(),
  b: rideOrder({
    id: '00000000-0000-7000-8000-0000000000a2',
    uid: 'B2B2B2B2B',
    branchId: munich,
    locale: 'en',
    firstName: 'Berta',
  }),
}
const link = { token: 't'.repeat(43), name: 'Anna', email: 'anna@donau.example', locale: 'de' as const, minutes: 15 }

let server: TestMailServer
let post: Post
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

async function open(providers: Record<string, string>): Promise<void> {
  post = await openPost(orders, { providers, ports: { issueLoginLink: async () => link } })
  await post.happen('order.confirmed', { orderId: 'a' })
  post.brand.clock.advance({ minutes: 1 })
  await post.happen('order.confirmed', { orderId: 'b' })
  post.brand.clock.advance({ minutes: 1 })
  await post.happen('identity.login-link', { email: link.email })
}
beforeEach(() => open({}))

const call = ((endpoint, input, options) => request(post.brand).call(endpoint, input, options)) as ReturnType<
  typeof request
>['call']
async function subjects(as: typeof ofVienna, query: object = {}): Promise<string[]> {
  const answer = await call(calls.list, { query }, { as })
  return answer.ok ? answer.value.map(({ subject }) => subject) : [String(answer.status)]
}

test('an administrator sees all mails, newest first; other staff see those of their branches; other roles see none', async () => {
  expect(await subjects(admin())).toEqual([
    'Ihr Anmeldelink für Donau Chauffeur',
    'Your ride B2B2B2B2B is confirmed',
    'Ihre Fahrt 7F3K2QX9M ist bestätigt',
  ])
  expect(await subjects(ofVienna)).toEqual(['Ihre Fahrt 7F3K2QX9M ist bestätigt'])
  expect(await subjects(ofMunich)).toEqual(['Your ride B2B2B2B2B is confirmed'])
  expect(await subjects(sessionOf(['ROLE_BACKOFFICE']))).toEqual([])
  expect(await subjects(sessionOf(['ROLE_FRONTDESK'], { branches: [vienna] }))).toEqual(['403'])
})

test('the list is filtered by state, order and text, and shows the total', async () => {
  expect(await subjects(admin(), { state: 'sent' })).toEqual([])
  expect(await subjects(admin(), { orderId: orders.b.order.id })).toEqual(['Your ride B2B2B2B2B is confirmed'])
  expect(await subjects(admin(), { search: 'berta b2b2' })).toEqual(['Your ride B2B2B2B2B is confirmed'])
  expect(await subjects(admin(), { search: '%' })).toEqual([])
  expect(await subjects(admin(), { sort: 'createdAt', pageSize: 1, page: 2 })).toEqual([
    'Your ride B2B2B2B2B is confirmed',
  ])
  const answer = await call(calls.list, { query: { pageSize: 1 } }, { as: admin() })
  expect(answer.ok && answer.meta).toEqual({ total: 3, page: 1, pageSize: 1 })
})

const idOf = async (template: string, branch: string | null = null): Promise<string> =>
  (
    await post.brand.core.db.first<{ id: string }>(
      sql`SELECT id FROM messages WHERE template = ${template} AND branch_id IS NOT DISTINCT FROM ${branch}`,
    )
  )?.id ?? ''

test('after 90 days the text of a mail is removed, its row stays', async () => {
  post.brand.clock.advance({ hours: 24 * 89 })
  await post.brand.runJobs()
  const id = await idOf('order.confirmed', vienna)
  const read = () => call(calls.get, { params: { id } }, { as: admin() })
  expect(await read()).toMatchObject({ value: { text: expect.stringContaining('Anna'), attachments: [{}] } })
  post.brand.clock.advance({ hours: 25 })
  await post.brand.runJobs()
  const emptied = '[nach 90 Tagen entfernt]'
  expect(await read()).toMatchObject({ value: { text: emptied, html: emptied, attachments: [] } })
  expect(await subjects(ofVienna)).toEqual(['Ihre Fahrt 7F3K2QX9M ist bestätigt'])
})

test('one mail is read with both parts and its calendar file; a mail of another branch is not found', async () => {
  const id = await idOf('order.confirmed', vienna)
  const mine = await call(calls.get, { params: { id } }, { as: ofVienna })
  expect(mine.ok && mine.value).toMatchObject({
    state: 'shown',
    to: 'Anna Gruber <anna.gruber@example.at>',
    orderUid: '7F3K2QX9M',
  })
  expect(mine.ok && mine.value.attachments.map(({ filename, content }) => [filename, content.slice(0, 15)])).toEqual([
    ['termin.ics', 'BEGIN:VCALENDAR'],
  ])
  expect(mine.ok && mine.value.text).toContain('Ihre Fahrt ist bestätigt')
  for (const as of [ofMunich]) {
    expect((await call(calls.get, { params: { id } }, { as })).status).toBe(404)
    expect((await call(calls.retry, { params: { id } }, { as })).status).toBe(404)
  }
})

test('a sign-in link is shown only to an administrator, and only if mails are not sent', async () => {
  const params = { id: await idOf('identity.login-link') }
  expect((await call(calls.get, { params }, { as: ofVienna })).status).toBe(404)
  const shown = await call(calls.get, { params }, { as: admin() })
  expect(shown.ok && shown.value.text).toContain(link.token)
  await post.brand.core.db.run(sql`UPDATE messages SET state = 'queued' WHERE id = ${params.id}`)
  const hidden = await call(calls.get, { params }, { as: admin() })
  expect(JSON.stringify(hidden)).not.toContain(link.token)
})

test('a failed mail is sent again from the page, with all its attempts', async () => {
  server.refuseWith = 550
  await open({ SMTP_URL: server.url })
  const params = { id: await idOf('order.confirmed', vienna) }
  server.refuseWith = 421
  const again = await call(calls.retry, { params }, { as: ofVienna })
  expect(again.ok && again.value).toMatchObject({ state: 'queued', attempts: 1 })
  await post.brand.drain()
  const row = () =>
    post.brand.core.db.first(sql`SELECT state, attempts, failures FROM messages WHERE id = ${params.id}`)
  expect(await row()).toEqual({ state: 'queued', attempts: 2, failures: 1 })
  server.refuseWith = 0
  post.brand.clock.advance({ minutes: 1 })
  await post.brand.drain()
  expect(await row()).toEqual({ state: 'sent', attempts: 3, failures: 1 })
  const sent = server.caught.length
  await call(calls.retry, { params }, { as: ofVienna })
  await post.brand.drain()
  expect(server.caught).toHaveLength(sent)
})

test('the audit trail records the order of a mail that is sent again, but not its subject, which can contain a name', async () => {
  server.refuseWith = 550
  await open({ SMTP_URL: server.url })
  server.refuseWith = 0
  const params = { id: await idOf('order.confirmed', vienna) }
  const { db } = post.brand.core
  await db.run(sql`UPDATE messages SET subject = 'Liebe Frau Gruber' WHERE id = ${params.id}`)
  await call(calls.retry, { params }, { as: ofVienna })
  expect(await db.many(sql`SELECT label FROM audit WHERE action = 'message.retried'`)).toEqual([{ label: '7F3K2QX9M' }])
})

test('without SMTP, sending again changes nothing', async () => {
  const again = await call(calls.retry, { params: { id: await idOf('order.confirmed', vienna) } }, { as: admin() })
  expect(again.ok && again.value.state).toBe('shown')
})
