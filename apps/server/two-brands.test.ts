import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { connectionsEndpoints } from '#modules/connections/contract.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import { openMollie } from '#modules/payments/testing/mollie-stand-in.ts'
import type { StandInServer } from '#modules/payments/testing/stand-in-server.ts'
import { createInProcessApi } from '#platform/http/in-process.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { createLog } from '#platform/log.ts'
import { copyTemplate } from '#testing/database.ts'
import { house } from '#testing/food-brand.ts'
import { startMailServer, type TestMailServer } from '#testing/mail-server.ts'
import { must, newKey } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'
import { composeServus } from './compose/composition.ts'
import { readConfig } from './config.ts'
import { type RunningServer, serve } from './serve.ts'

interface Business {
  id: string
  host: string
  branch: string
  product: string
  mollie: StandInServer
  mail: TestMailServer
}

const soon = { timeout: 20_000, interval: 50 }
const composition = composeServus()
let server: RunningServer
let folder = ''
let database: { url: string; drop: () => Promise<void> }
let [one, two]: Business[] = []

/** A call over HTTP to the host of a brand, as a browser or a provider makes it. */
const ask = (host: string, path: string, options: { body?: string; headers?: Record<string, string> } = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = new URL(server.address)
    const method = options.body === undefined ? 'GET' : 'POST'
    const sent = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { ...options.headers, host } },
      (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    sent.once('error', reject)
    sent.end(options.body)
  })

/** Makes an API call as an administrator of the brand `id`. */
async function asAdmin<E extends Endpoint>(id: string, endpoint: E, input: InputOf<E>) {
  const brand = await server.house.forId(id)
  if (!brand) throw new Error(`no brand ${id}`)
  const api = createInProcessApi({
    endpoints: composition.endpoints,
    errors: composition.errors,
    rateLimits: createRateLimits({ enabled: false }),
    checkReplies: true,
  })
  const session = admin()
  const headers = { 'x-csrf-token': session.csrfToken }
  const caller = { locale: 'de', requestId: 'test', address: '127.0.0.1', origin: 'http://localhost' } as const
  return must(api(brand, { ...caller, session, headers }).call(endpoint, { ...input, headers }))
}

async function found(id: string): Promise<Business> {
  const host = `${id}.example`
  const [mollie, mail] = await Promise.all([openMollie(0, 2), startMailServer()])
  await server.house.create({ id, name: id, hosts: [host] })
  await asAdmin(id, contentEndpoints.config.save, { body: { shopName: `Haus ${id}`, version: 0 } })
  const branch = await asAdmin(id, branchesEndpoints.create, {
    body: {
      ...house,
      email: `desk@${host}`,
      openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
      isMollieEnabled: true,
    },
  })
  const category = await asAdmin(id, catalogueEndpoints.categories.create, { body: { name: 'Speisen', position: 1 } })
  const product = await asAdmin(id, catalogueEndpoints.products.create, {
    body: { name: 'Suppe', price: 8.1, tax: 7, categoryId: category.id },
  })
  await asAdmin(id, catalogueEndpoints.menus.create, {
    body: {
      name: 'Karte',
      availableFrom: '2020-01-01T00:00:00Z',
      branches: [branch.id],
      catalog: [{ categoryId: category.id, products: [product.id] }],
    },
  })
  const save = (name: string, values: Record<string, string>) =>
    asAdmin(id, connectionsEndpoints.save, { params: { name }, body: { version: 0, values } })
  await save('mollie', { key: `test_${id}`, url: mollie.url })
  await save('mail', { server: new URL(mail.url).host, from: `post@${host}` })
  return { id, host, branch: branch.id, product: product.id, mollie, mail }
}

async function order(of: Business, paymentMethod: 'mollie' | 'cash') {
  const answer = await ask(of.host, '/api/orders/public', {
    body: JSON.stringify({
      branch: of.branch,
      firstName: 'Vroni',
      lastName: 'Huber',
      email: `guest@${of.id}.test`,
      phone: '0151 1234567',
      country: 'DE',
      legalInstructions: true,
      privacyPolicy: true,
      paymentMethod,
      items: [{ product: of.product, amount: 1 }],
    }),
    headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
  })
  expect(answer.status, answer.text).toBe(201)
  const { data } = JSON.parse(answer.text) as { data: { uid: string; hash: string; paymentRedirectUrl?: string } }
  return data
}

const payments = async ({ mollie }: Business) =>
  (await (await fetch(`${mollie.url}/_payments`)).json()) as { id: string; body: { description: string } }[]
const setPaid = ({ mollie }: Business, id: string) =>
  fetch(`${mollie.url}/_set`, { method: 'POST', body: JSON.stringify({ id, status: 'paid' }) })
const notice = (of: Business, id: string) =>
  ask(of.host, '/api/webhooks/mollie', {
    body: `id=${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const stateOf = async (of: Business, { uid, hash }: { uid: string; hash: string }): Promise<string> => {
  const { text } = await ask(of.host, `/api/orders/public/${uid}/${hash}`)
  return (JSON.parse(text) as { data: { paymentState: string } }).data.paymentState
}
const receivers = ({ mail }: Business): string[] => mail.caught.flatMap(({ to }) => to).toSorted()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servus-two-'))
  database = await copyTemplate(inject('databaseUrl'))
  const read = readConfig({
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    SERVUS_DEMO: '0',
    RATE_LIMITS: 'off',
    PRIVATE_ADDRESSES: '1',
    // Accounts of the installation. No brand may use them, because there are two brands.
    MOLLIE_KEY: 'test_environment',
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  if (!read.ok) throw new Error(read.problems.join())
  server = await serve({
    config: read.config,
    databaseUrl: database.url,
    composition,
    log: createLog({ level: 'silent' }),
    release: 'test',
    pages: [],
  })
  one = await found('one')
  two = await found('two')
}, 60_000)
afterAll(async () => {
  await server?.close()
  for (const of of [one, two]) await Promise.all([of?.mollie.close(), of?.mail.close()])
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('two brands of one server, each with its own Mollie and mail server', () => {
  test('each brand receives its own payments and sends its own mails; a notice to the other brand changes nothing', async () => {
    if (!one || !two) throw new Error('no brands')
    const [first, second] = [await order(one, 'mollie'), await order(two, 'mollie')]
    expect(first.paymentRedirectUrl).toContain(one.mollie.url)
    expect(second.paymentRedirectUrl).toContain(two.mollie.url)
    const [[paid], [open]] = [await payments(one), await payments(two)]
    if (!paid || !open) throw new Error('no payments')
    expect([await payments(one), await payments(two)].map((all) => all.length)).toEqual([1, 1])

    await setPaid(one, paid.id)
    await notice(two, paid.id)
    await notice(two, `${paid.id}x`)
    await notice(one, open.id)
    expect([await stateOf(one, first), await stateOf(two, second)]).toEqual(['open', 'open'])

    expect((await notice(one, paid.id)).status).toBe(200)
    await vi.waitFor(async () => expect(await stateOf(one as Business, first)).toBe('paid'), soon)
    expect(await stateOf(two, second)).toBe('open')
    await vi.waitFor(() => expect(receivers(one as Business)).toEqual(['desk@one.example', 'guest@one.test']), soon)
    expect(one.mail.caught.map(({ from }) => from)).toEqual(['post@one.example', 'post@one.example'])
    expect(two.mail.caught).toEqual([])

    // The order of the first brand cannot be read at the host of the second brand.
    expect((await ask(two.host, `/api/orders/public/${first.uid}/${first.hash}`)).status).toBe(404)
  })

  test('a mail server that accepts nothing delays only the mails of its own brand', async () => {
    if (!one || !two) throw new Error('no brands')
    const accepting = Promise.withResolvers<void>()
    one.mail.accepts = accepting.promise
    const before = [one.mail.caught.length, two.mail.caught.length] as const
    for (let n = 0; n < 4; n++) await order(one, 'cash')
    for (let n = 0; n < 4; n++) await order(two, 'cash')
    const second = two
    await vi.waitFor(() => expect(second.mail.caught.length - before[1]).toBe(8), soon)
    expect(one.mail.caught.length - before[0]).toBe(0)
    accepting.resolve()
    const first = one
    await vi.waitFor(() => expect(first.mail.caught.length - before[0]).toBe(8), soon)
  })
})
