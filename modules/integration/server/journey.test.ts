import { createHmac } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey } from '#testing/order-calls.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { ownerOf, ownerSignIn } from '#testing/owner.ts'
import { tablesWith } from '#testing/traces.ts'
import { openReceiver } from './testing/receiver.ts'

/**
 * Tests docs/rules/integration.md from the view of another program. The test only sends HTTP requests, with the same addresses, headers
 * and bodies as the program.
 */
let brand: RideBrand
let base = ''
beforeAll(async () => {
  brand = await rideBrand()
  await ownerOf(brand)
  base = await brand.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => brand.close())

interface Sent {
  method?: string
  body?: object
  headers?: Record<string, string>
}
const ask = (path: string, { method, body, headers = {} }: Sent = {}) =>
  fetch(base + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
// oxlint-disable-next-line typescript/no-explicit-any -- the test reads the responses as another program does, without our types
const dataOf = async (answer: Promise<Response>): Promise<any> => {
  const got = await answer
  const text = await got.text()
  if (!got.ok) throw new Error(`${got.url}: ${got.status} ${text}`)
  return (JSON.parse(text) as { data: unknown }).data
}

async function signIn(): Promise<Record<string, string>> {
  const answer = await ask('/api/auth/login', { body: ownerSignIn })
  const { data } = (await answer.json()) as { data: { csrfToken: string } }
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('sid=')) ?? ''
  return { cookie: cookie.split(';')[0] ?? '', 'x-csrf-token': data.csrfToken }
}

const guest = {
  firstName: 'Xaverius',
  lastName: 'Wunderlichius',
  email: 'xaverius@wunderlichius.example',
  phone: '+43 660 7654398',
  street: 'Quittengasse 12',
}
const traces = ['xaverius', 'wunderlichius', '7654398', 'quittengasse']
const tablesWithGuest = () => tablesWith(brand.core.db, traces)

test('a program books a ride by key and receives its confirmation, the hotel reads its statement, the guest is exported and erased', async () => {
  const desk = await signIn()
  const hotel = await dataOf(
    ask('/api/external-users', {
      body: { name: 'Hotel Regina', code: 'hotel-regina', commissionPercent: 10 },
      headers: desk,
    }),
  )
  const { secret: key } = await dataOf(
    ask('/api/api-keys', {
      body: { name: 'Rezeption', scopes: ['orders:write'], partnerId: hotel.id },
      headers: desk,
    }),
  )
  const receiver = await openReceiver()
  const { secret } = await dataOf(
    ask('/api/webhook-endpoints', {
      body: { name: 'Hotel', url: receiver.url, events: ['order.confirmed', 'customer.erased'] },
      headers: desk,
    }),
  )
  brand.clock.advance({ seconds: 1 })

  // The program of the hotel books a ride with its key.
  const program = { authorization: `Bearer ${key}` }
  const { branch, ride, ...draft } = brand.draft(guest)
  const quote = await dataOf(
    ask('/api/orders/public/quote', { body: { branch, product: brand.vehicle, ride }, headers: program }),
  )
  const placed = await dataOf(
    ask('/api/orders/public', {
      body: { ...draft, branch, ride, expectedTotal: quote.pricing.totalGross },
      headers: { ...program, 'idempotency-key': newKey() },
    }),
  )

  // Staff confirm the order, and the program receives an event with a valid signature.
  const [{ id }] = await dataOf(ask(`/api/orders?search=${placed.uid}`, { headers: desk }))
  const step = async (name: string) => {
    const { version } = await dataOf(ask(`/api/orders/${id}`, { headers: desk }))
    await dataOf(ask(`/api/orders/${id}/status/${name}`, { body: { version }, headers: desk }))
    brand.clock.advance({ seconds: 20 })
    await brand.drain()
  }
  await step('confirm')
  await receiver.until(1)
  const [told] = receiver.heard
  expect(told?.body).toMatchObject({ type: 'order.confirmed', record: { type: 'order', id, sequence: 1 } })
  const signed = `${told?.headers['webhook-id']}.${told?.headers['webhook-timestamp']}.${told?.text}`
  const mac = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(signed)
    .digest('base64')
  expect(told?.headers['webhook-signature']).toBe(`v1,${mac}`)
  const followed = await dataOf(ask(`/api/orders/public/${placed.uid}/${placed.hash}`, { headers: program }))
  expect(followed.state).toBe('confirmed')

  // The ride is completed. The hotel's program reads its monthly statement with its own key, and staff can download the same statement.
  await step('in-delivery')
  await step('completed')
  const month = String(followed.appointmentDate ?? followed.appointment).slice(0, 7)
  const own = await dataOf(ask(`/api/external-users/own/statement?month=${month}`, { headers: program }))
  expect(own.lines).toMatchObject([{ uid: placed.uid, state: 'completed', gross: quote.pricing.totalGross }])
  expect(own.commission).toBeCloseTo(own.base / 10, 2)
  const pdf = await ask(`/api/external-users/${hotel.id}/statement.pdf?month=${month}`, { headers: desk })
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.\d/)

  // Staff download all stored data of the guest and then erase the guest.
  const archive = await ask(`/api/guests/order/${id}/file?as=zip`, { headers: desk })
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  const kept = strFromU8(files['data.json'] ?? new Uint8Array())
  for (const value of [guest.lastName, guest.email, '+436607654398', guest.street, placed.uid])
    expect(kept).toContain(value)
  expect(await tablesWithGuest()).toEqual(expect.arrayContaining(['orders', 'messages', 'customers']))
  const refused = await ask(`/api/guests/order/${id}/erase`, { body: { password: 'falsch' }, headers: desk })
  expect(refused.status).toBe(401)
  await dataOf(ask(`/api/guests/order/${id}/erase`, { body: { password: ownerSignIn.password }, headers: desk }))
  expect(await tablesWithGuest()).toEqual([])

  // The program receives an event about the erasure. The guest's link to the order no longer works, but amounts and the statement stay.
  await brand.drain()
  await receiver.until(2)
  expect(receiver.heard[1]?.body.type).toBe('customer.erased')
  expect(receiver.heard[1]?.text).not.toMatch(new RegExp(traces.join('|'), 'i'))
  receiver.close()
  expect((await ask(`/api/orders/public/${placed.uid}/${placed.hash}`, { headers: program })).status).toBe(404)
  expect(await dataOf(ask(`/api/external-users/own/statement?month=${month}`, { headers: program }))).toEqual(own)
  const order = await dataOf(ask(`/api/orders/${id}`, { headers: desk }))
  expect([order.lastName, order.pricing.totalGross]).toEqual(['', quote.pricing.totalGross])
})
