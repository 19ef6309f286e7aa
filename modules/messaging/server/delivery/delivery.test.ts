import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Locale } from '#contract/locale.ts'
import type { Order } from '#modules/ordering/contract.ts'
import { type Caught, startMailServer, type TestMailServer } from '#testing/mail-server.ts'
import type { OrderForMail } from '../ports.ts'
import { openPost, type Post } from '../testing/post.ts'
import { rideOrder } from '../testing/ride-order.ts'
import type { MessageRow } from './rows.ts'

let server: TestMailServer
let shared: Post
const orders: Record<string, OrderForMail> = {}
beforeAll(async () => {
  server = await startMailServer()
  shared = await openPost(orders, { providers: smtp() })
})
afterAll(async () => {
  await shared.brand.close()
  await server.close()
})
beforeEach(() => {
  server.caught.length = 0
  server.refuseWith = 0
})

const orderId = 'order'
const smtp = () => ({ SMTP_URL: server.url, MAIL_FROM: 'Servus <fahrten@donau.example>' })
/** All tests share one brand; it is reset for each test. Only a test with other settings opens its own brand. */
async function postOf(order: OrderForMail, different?: Parameters<typeof openPost>[1]): Promise<Post> {
  orders[orderId] = order
  if (different) return openPost(orders, { providers: smtp(), ...different })
  await shared.reset()
  return shared
}
const post = (order: Partial<Order> = {}, different?: Parameters<typeof openPost>[1]): Promise<Post> =>
  postOf(rideOrder(order), different)
const rows = ({ brand }: Post): Promise<MessageRow[]> =>
  brand.core.db.many<MessageRow>(sql`SELECT * FROM messages ORDER BY id`)
const header = ({ mail }: Caught, name: string): string | undefined =>
  mail.headers.find(({ key }) => key === name)?.value
const counterAppointment = {
  appointment: '2026-11-27T15:00:00.000Z',
  expiresAt: '2026-11-20T11:00:00.000Z',
  message: '',
  state: 'open' as const,
}
const byCustomer = {
  id: 'x',
  at: '2026-11-20T09:00:00Z',
  actor: { type: 'customer' as const, name: '' },
  action: 'cancel',
  from: 'waiting' as const,
  to: 'canceled' as const,
  note: '',
  values: {},
}

const toBranch = 'wien@donau-chauffeur.example'
const toCustomer = 'anna.gruber@example.at'

/**
 * The mails of each event (docs/rules/messages.md, Mails). Mails to the guest are in the order's language. Mails to the branch are in the
 * language of the business.
 */
const expected: {
  topic: string
  payload?: object
  order?: Partial<Order>
  de: string[]
  en: string[]
  to: string[]
}[] = [
  {
    topic: 'order.placed',
    to: [toCustomer, toBranch],
    de: ['Ihre Anfrage 7F3K2QX9M ist bei uns', 'Neue Anfrage 7F3K2QX9M: Fr., 27.11.2026, 14:35 Uhr'],
    en: ['We have received your request 7F3K2QX9M', 'Neue Anfrage 7F3K2QX9M: Fr., 27.11.2026, 14:35 Uhr'],
  },
  {
    topic: 'order.confirmed',
    to: [toCustomer],
    de: ['Ihre Fahrt 7F3K2QX9M ist bestätigt'],
    en: ['Your ride 7F3K2QX9M is confirmed'],
  },
  {
    topic: 'order.rejected',
    to: [toCustomer],
    de: ['Ihre Anfrage 7F3K2QX9M können wir leider nicht annehmen'],
    en: ['We are sorry, we cannot accept your request 7F3K2QX9M'],
  },
  {
    topic: 'order.counter-appointment',
    order: { counterAppointment, state: 'waiting' },
    to: [toCustomer],
    de: ['Unser Terminvorschlag für Ihre Anfrage 7F3K2QX9M'],
    en: ['Another time for your request 7F3K2QX9M'],
  },
  {
    topic: 'order.canceled',
    to: [toCustomer],
    de: ['Ihre Fahrt 7F3K2QX9M ist storniert'],
    en: ['Your ride 7F3K2QX9M is cancelled'],
  },
  {
    topic: 'order.canceled',
    order: { state: 'canceled', timeline: [byCustomer] },
    to: [toCustomer, toBranch],
    de: ['Ihre Fahrt 7F3K2QX9M ist storniert', 'Fahrt 7F3K2QX9M vom Gast storniert'],
    en: ['Your ride 7F3K2QX9M is cancelled', 'Fahrt 7F3K2QX9M vom Gast storniert'],
  },
  {
    topic: 'order.changed',
    to: [toCustomer],
    de: ['Ihre Bestellung 7F3K2QX9M wurde geändert'],
    en: ['Your order 7F3K2QX9M has been changed'],
  },
  {
    topic: 'order.completed',
    to: [toCustomer],
    de: ['Danke für Ihre Fahrt 7F3K2QX9M'],
    en: ['Thank you for your ride 7F3K2QX9M'],
  },
  {
    topic: 'order.escalated',
    to: [toBranch],
    de: ['Anfrage 7F3K2QX9M wartet noch auf eine Antwort'],
    en: ['Anfrage 7F3K2QX9M wartet noch auf eine Antwort'],
  },
  {
    topic: 'order.placed',
    payload: { resend: true },
    order: { state: 'waiting', isConfirmed: false },
    to: [toCustomer],
    de: ['Ihre Anfrage 7F3K2QX9M ist bei uns'],
    en: ['We have received your request 7F3K2QX9M'],
  },
  {
    topic: 'order.placed',
    payload: { resend: true },
    order: { state: 'confirmed', isConfirmed: true },
    to: [toCustomer],
    de: ['Ihre Fahrt 7F3K2QX9M ist bestätigt'],
    en: ['Your ride 7F3K2QX9M is confirmed'],
  },
  { topic: 'order.in-delivery', to: [], de: [], en: [] },
]

for (const { topic, payload, order, to, ...subjects } of expected) {
  const hand = payload ? ` by hand (${order?.state})` : ''
  test.each(['de', 'en'] as const)(
    `${topic}${hand} mails ${to.join(' and ') || 'nobody'} (%s)`,
    async (locale: Locale) => {
      const opened = await post({ ...order, locale })
      await opened.happen(topic, { orderId, ...payload })
      const caught = server.caught.toSorted((a, b) => to.indexOf(a.to[0] ?? '') - to.indexOf(b.to[0] ?? ''))
      expect(caught.map((one) => one.to)).toEqual(to.map((address) => [address]))
      expect(caught.map(({ mail }) => mail.subject)).toEqual(subjects[locale])
      for (const { state, attempts } of await rows(opened))
        expect({ state, attempts }).toEqual({ state: 'sent', attempts: 1 })
    },
  )
}

test('a mail has sender, recipient, reply address, and a header that it was sent automatically', async () => {
  const opened = await post()
  await opened.happen('order.confirmed', { orderId })
  const [caught] = server.caught
  const [row] = await rows(opened)
  expect(caught?.from).toBe('fahrten@donau.example')
  expect(caught?.mail.from).toMatchObject({ name: 'Donau Chauffeur', address: 'fahrten@donau.example' })
  expect(caught?.mail.to).toMatchObject([{ name: 'Anna Gruber', address: toCustomer }])
  expect(caught?.mail.replyTo).toMatchObject([{ name: 'Donau Chauffeur Wien', address: toBranch }])
  expect(caught?.mail.messageId).toBe(`<${row?.id}@donau.example>`)
  expect(caught && header(caught, 'auto-submitted')).toBe('auto-generated')
  expect(caught?.mail.text).toContain('https://donau.example/de/status/7F3K2QX9M/hash0000000000000000000000000001')
  expect(caught?.mail.html).toContain('https://donau.example/de/status/7F3K2QX9M/hash0000000000000000000000000001')
})

test('the mail of a confirmed ride has a calendar file; the mail of a cancelled ride cancels the appointment', async () => {
  const files = async (topic: string, order: Partial<Order>): Promise<string> => {
    server.caught.length = 0
    await (await post(order)).happen(topic, { orderId })
    const parts =
      server.caught[0]?.mail.attachments.filter(
        ({ mimeType }) => mimeType.includes('calendar') || mimeType.includes('ics'),
      ) ?? []
    expect(parts.map(({ filename }) => filename)).toContain('termin.ics')
    return parts
      .map(({ content }) => (typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString()))
      .join('\n')
  }
  expect(await files('order.confirmed', {})).toContain('METHOD:PUBLISH')
  expect(await files('order.canceled', { state: 'canceled', version: 3 })).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3/)
})

test('an outbox entry that is processed twice sends one mail', async () => {
  const opened = await post()
  await opened.happen('order.placed', { orderId })
  await opened.brand.core.db.run(sql`UPDATE outbox SET done_at = NULL WHERE topic = 'order.placed'`)
  await opened.brand.drain()
  expect(server.caught).toHaveLength(2)
  expect(await rows(opened)).toHaveLength(2)
})

test('a customer with the branch’s address gets both mails', async () => {
  const opened = await post({ email: toBranch })
  await opened.happen('order.placed', { orderId })
  expect(server.caught.map((caught) => caught.to)).toEqual([[toBranch], [toBranch]])
})

test('after a 4xx, a mail is sent again after 1, 5, 15, 60 minutes and 4 hours; then it fails', async () => {
  const opened = await post()
  server.refuseWith = 451
  await opened.happen('order.confirmed', { orderId })
  let attempts = 1
  for (const minutes of [1, 5, 15, 60, 240]) {
    expect((await rows(opened))[0]).toMatchObject({ state: 'queued', attempts })
    opened.brand.clock.advance({ seconds: minutes * 60 - 1 })
    await opened.brand.drain()
    expect((await rows(opened))[0]).toMatchObject({ attempts })
    opened.brand.clock.advance({ seconds: 1 })
    await opened.brand.drain()
    attempts += 1
  }
  expect((await rows(opened))[0]).toMatchObject({
    state: 'failed',
    attempts: 6,
    last_error: expect.stringContaining('451'),
  })
  expect(server.caught).toHaveLength(0)
})

test('a mail that succeeds at the third attempt is sent under the same Message-ID', async () => {
  const opened = await post()
  server.refuseWith = 421
  await opened.happen('order.confirmed', { orderId })
  opened.brand.clock.advance({ minutes: 1 })
  await opened.brand.drain()
  server.refuseWith = 0
  opened.brand.clock.advance({ minutes: 5 })
  await opened.brand.drain()
  const [row] = await rows(opened)
  expect(row).toMatchObject({ state: 'sent', attempts: 3, last_error: null, sent_at: '2026-11-20T09:06:00.000Z' })
  expect(server.caught.map(({ mail }) => mail.messageId)).toEqual([`<${row?.id}@donau.example>`])
})

test('after a 5xx, a mail fails at once, with the reason', async () => {
  const opened = await post()
  server.refuseWith = 550
  await opened.happen('order.confirmed', { orderId })
  expect((await rows(opened))[0]).toMatchObject({
    state: 'failed',
    attempts: 1,
    last_error: expect.stringContaining('550'),
  })
  // The timeline gets one entry for each mail that failed. An event can send a mail to the guest, to the branch, or to both.
  expect(opened.notes).toHaveLength((await rows(opened)).length)
  expect(opened.notes[0]).toMatch(/^mail-failed [-0-9a-f]+: .*550/)
})

test('a mail server that cannot be reached is treated like a 4xx', async () => {
  const gone = await startMailServer()
  await gone.close()
  const opened = await post({}, { providers: { SMTP_URL: gone.url } })
  await opened.happen('order.confirmed', { orderId })
  expect((await rows(opened))[0]).toMatchObject({
    state: 'queued',
    attempts: 1,
    last_error: expect.stringContaining('ECONNREFUSED'),
  })
  expect(opened.notes).toEqual([])
})

test('if the process is killed before the result is stored, the mail is sent again under the same Message-ID, and both attempts count', async () => {
  const opened = await post()
  await opened.happen('order.confirmed', { orderId })
  // This is the state of the database if the process is killed after the mail server has accepted the mail.
  await opened.brand.core.db.run(sql`UPDATE messages SET state = 'queued', sent_at = NULL`)
  await opened.brand.core.db.run(
    sql`UPDATE outbox SET done_at = NULL, lease_until = ${opened.brand.clock.now().subtract({ seconds: 1 })} WHERE topic = 'messaging.send'`,
  )
  await opened.brand.drain()
  const [row] = await rows(opened)
  expect(row).toMatchObject({ state: 'sent', attempts: 2 })
  expect(server.caught.map(({ mail }) => mail.messageId)).toEqual([
    `<${row?.id}@donau.example>`,
    `<${row?.id}@donau.example>`,
  ])
})

test('without SMTP the mail is only shown on the outbox page', async () => {
  const opened = await post({}, { providers: {} })
  await opened.happen('order.placed', { orderId })
  expect((await rows(opened)).map(({ state, attempts, to_address: to }) => ({ state, attempts, to }))).toEqual([
    { state: 'shown', attempts: 0, to: toCustomer },
    { state: 'shown', attempts: 0, to: toBranch },
  ])
})

test('a customer without an address, or with an invalid one, gets no mail', async () => {
  for (const email of ['', 'anna', 'a@b.at, c@d.at', 'a@b.at\r\nBcc: x@y.at', '<a@b.at>', 'a b@c.at']) {
    const opened = await post({ email })
    await opened.happen('order.confirmed', { orderId })
    expect(await rows(opened)).toEqual([])
  }
})

test.each([
  ['CR LF', 'Anna\r\nBcc: opfer@example.com\r\n\r\nText'],
  ['LF', 'Anna\nBcc: opfer@example.com'],
  ['encoded', 'Anna%0d%0aBcc: opfer@example.com'],
  ['an encoded word', '=?utf-8?Q?Anna=0D=0ABcc:_opfer@example.com?='],
  ['a second address', 'Anna" <opfer@example.com>, "B'],
])('a name with %s adds neither a header nor a recipient (docs/rules/security.md, Output)', async (_, firstName) => {
  await (await post({ firstName, comment: firstName })).happen('order.placed', { orderId })
  const fromBranch = rideOrder({ firstName })
  fromBranch.branch.name = firstName
  await (await postOf(fromBranch)).happen('order.placed', { orderId })
  expect(server.caught).toHaveLength(4)
  for (const caught of server.caught) {
    expect(caught.to).toHaveLength(1)
    expect([toCustomer, toBranch]).toContain(caught.to[0])
    expect(caught.mail.to).toHaveLength(1)
    expect(caught.mail.to?.[0]?.address).toBe(caught.to[0])
    expect(header(caught, 'bcc')).toBeUndefined()
    expect(header(caught, 'cc')).toBeUndefined()
    expect(caught.raw.slice(0, caught.raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im)
    expect(caught.mail.replyTo).toHaveLength(1)
    expect([toCustomer, toBranch]).toContain(caught.mail.replyTo?.[0]?.address)
  }
})

const link = {
  token: 't'.repeat(43),
  name: 'Anna Adler',
  email: 'admin@donau.example',
  locale: 'en' as const,
  minutes: 15,
}

test('a sign-in link is mailed to its user, and removed from the stored mail once it is sent', async () => {
  const opened = await post(
    {},
    { ports: { issueLoginLink: async (email) => (email === link.email ? link : undefined) } },
  )
  await opened.happen('identity.login-link', { email: 'niemand@donau.example' })
  await opened.happen('identity.login-link', { email: link.email })
  expect(server.caught).toHaveLength(1)
  expect(server.caught[0]?.to).toEqual([link.email])
  expect(server.caught[0]?.mail.subject).toBe('Your sign-in link for Donau Chauffeur')
  expect(server.caught[0]?.mail.text).toContain(`https://donau.example/backend/login/link?token=${link.token}`)
  const [row] = await rows(opened)
  expect(row).toMatchObject({ state: 'sent', order_id: null })
  expect(JSON.stringify(row)).not.toContain(link.token)
})

test('a sign-in link that could not be sent in time is not sent later', async () => {
  const opened = await post({}, { ports: { issueLoginLink: async () => link } })
  server.refuseWith = 421
  await opened.happen('identity.login-link', { email: link.email })
  server.refuseWith = 0
  opened.brand.clock.advance({ minutes: 15 })
  await opened.brand.drain()
  expect(server.caught).toHaveLength(0)
  expect((await rows(opened))[0]).toMatchObject({ state: 'failed', last_error: expect.stringContaining('expired') })
})
