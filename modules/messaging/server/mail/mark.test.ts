import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagingEndpoints } from '../../contract.ts'
import { request } from '#testing/brand.ts'
import { type TestMailServer, startMailServer } from '#testing/mail-server.ts'
import { admin } from '#testing/sessions.ts'
import { openPost, type Post } from '../testing/post.ts'
import { rideOrder } from '../testing/ride-order.ts'

const bytes = Buffer.from('89504e470d0a1a0a', 'hex')
let has = true
let server: TestMailServer
let post: Post
beforeAll(async () => {
  server = await startMailServer()
  post = await openPost(
    { order: rideOrder({}) },
    {
      providers: { SMTP_URL: server.url, MAIL_FROM: 'fahrten@donau.example' },
      themePicture: async () => (has ? { type: 'image/png', read: async () => bytes } : undefined),
    },
  )
})
afterAll(async () => {
  await post.brand.close()
  await server.close()
})

/** Sends a mail to the guest, and returns it in the form in which the mail server received it. */
async function sent(): Promise<TestMailServer['caught'][number] | undefined> {
  server.caught.length = 0
  await post.happen('order.confirmed', { orderId: 'order' })
  return server.caught[0]
}

test("a mail contains the mark of the brand's theme and loads nothing", async () => {
  const mail = await sent()
  expect(mail?.raw).toContain('Content-ID: <mark@servus>')
  expect(mail?.raw.toLowerCase()).toContain('content-disposition: inline; filename=logo.png')
  expect(String(mail?.mail.html)).not.toMatch(/src=3?D?"https?:/)
})

test('where staff see a mail in the browser, the page contains the mark', async () => {
  await post.reset()
  await sent()
  const row = await post.brand.core.db.first<{ id: string; html: string }>(sql`SELECT id, html FROM messages LIMIT 1`)
  expect(row?.html).toContain('cid:mark@servus')
  const { call } = request(post.brand)
  const shown = await call(messagingEndpoints.get, { params: { id: row?.id ?? '' } }, { as: admin() })
  expect(shown.ok && shown.value.html).toContain(`data:image/png;base64,${bytes.toString('base64')}`)
  expect(shown.ok && shown.value.html).not.toContain('cid:')
})

test('if the theme loses its mark after a mail was written, the mail is sent without the picture', async () => {
  await post.reset()
  await post.brand.core.db.tx((tx) =>
    post.brand.core.outbox.add(tx, { topic: 'order.confirmed', payload: { orderId: 'order' } }),
  )
  has = true
  server.caught.length = 0
  server.refuseWith = 451
  await post.brand.drain()
  has = false
  server.refuseWith = 0
  post.brand.clock.advance({ minutes: 1 })
  await post.brand.drain()
  expect(server.caught[0]?.raw).not.toContain('mark@servus')
})

test('a brand without a mark has a plain ornament, never the mark of the product', async () => {
  await post.reset()
  has = false
  expect((await sent())?.raw).not.toContain('mark@servus')
})
