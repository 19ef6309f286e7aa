import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { keyEndpoints } from '#modules/integration/contract.ts'
import { partnersEndpoints } from '#modules/partners/contract.ts'
import { giveRoles } from '#testing/give-roles.ts'
import { must, newKey } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { admin } from '#testing/sessions.ts'
import { buildClient, copyExamples } from '../../packages/client/build.ts'
import type { connect } from '../../packages/client/client.ts'
import type { Servus } from '../../packages/client/types.ts'
import { openApiText } from './openapi-text.ts'

/** An API call without exact types, for the tests that run the examples. Another test below checks the examples against the built types. */
interface AnyCall {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  idempotencyKey?: string
  reply: unknown
}
type AnyCalls = Record<string, AnyCall>
type Connected = Servus<AnyCalls>
type Example = (servus: Connected) => Promise<unknown>
interface Booked {
  uid: string
  hash: string
  total: number
}

/** A folder like the one of a developer who uses the package: the package is installed in it, and it also contains the examples. */
const folder = mkdtempSync(join(tmpdir(), 'servus-client-'))
const installed = join(folder, 'node_modules/@servus/client')
const examplesFolder = join(folder, 'examples')
let brand: RideBrand
let base = ''
let open: typeof connect
let scopes: string[] = []
let examples: Readonly<Record<string, Example>> = {}
let bookRide: (servus: Connected, wanted: object) => Promise<Booked | { refused: string }>
/** Connects with the built package, with a key that has the scopes `of`. */
const connected = async (...of: string[]): Promise<Connected> => {
  const body = { name: 'Beispiel', scopes: of }
  const { secret } = await must(brand.call(keyEndpoints.create, { body }, { as: owner }))
  return open({ baseUrl: base, key: secret })
}
let owner = admin()

beforeAll(async () => {
  const text = await openApiText()
  buildClient(JSON.parse(text), join(installed, 'dist'))
  copyFileSync(new URL('../../packages/client/package.json', import.meta.url), join(installed, 'package.json'))
  scopes = [...new Set([...text.matchAll(/"x-scope": "([a-z-]+):/g)].map(([, name = '']) => name))]
  const load = async (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href)
  open = (await load(join(installed, 'dist/index.js'))).connect
  const files = await Promise.all(copyExamples(examplesFolder).map((name) => load(join(examplesFolder, `${name}.ts`))))
  examples = Object.assign({}, ...files.map((file) => file.examples))
  bookRide = files.find((file) => 'bookRide' in file).bookRide
  brand = await rideBrand()
  base = await brand.app.listen({ port: 0, host: '127.0.0.1' })
  const body = {
    name: 'Chefin',
    email: 'chefin@example.at',
    roles: ['ROLE_BACKOFFICE' as const],
    branches: [],
    password: 'Vorsicht-Stufe-47',
  }
  const { id } = await must(brand.call(identityEndpoints.users.create, { body }, { as: chief }))
  await giveRoles(brand.core.db, id, ['ROLE_ADMIN'])
  owner = admin({ userId: id, name: 'Chefin' })
})
afterAll(async () => {
  await brand.close()
  rmSync(folder, { recursive: true })
})

test('the examples agree with the types that are built', () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: 'ESNext',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ESNext', 'DOM', 'DOM.Iterable'],
    types: [],
  }
  const project = join(folder, 'tsconfig.json')
  writeFileSync(project, JSON.stringify({ compilerOptions, include: ['examples/*.ts'] }))
  const compiler = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))
  expect(problemsOf(() => execFileSync(compiler, ['-p', project]))).toBe('')
}, 60_000)

/** The output of a command that failed. Empty if it succeeded. */
function problemsOf(run: () => unknown): string {
  try {
    run()
    return ''
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout ?? error)
  }
}

test('the package is small and has no dependencies', () => {
  const code = readFileSync(join(installed, 'dist/index.js'))
  expect(gzipSync(code).length).toBeLessThan(6 * 1024)
  expect(code.toString()).not.toMatch(/\bimport\b|require\(/)
})

test('each group of calls that a key can have has an example', () => {
  expect(Object.keys(examples).toSorted()).toEqual(scopes.toSorted())
})

test('a ride is booked once, however often the same booking is sent', async () => {
  const servus = await connected('orders:read', 'orders:write')
  const { branch, ...draft } = brand.draft()
  const guest = {
    firstName: 'Ida',
    lastName: 'Moser',
    email: 'ida@example.com',
    phone: '+436641234567',
    street: 'Hauptstraße 1',
    zipCode: '1010',
    city: 'Wien',
  }
  const wanted = {
    bookingId: newKey(),
    branch,
    vehicle: brand.vehicle,
    from: 'Flughafen Wien',
    to: 'Bratislava',
    at: draft.appointmentDate ?? '',
    guest,
  }
  const first = await bookRide(servus, wanted)
  if (!('uid' in first)) throw new Error(first.refused)
  expect(await bookRide(servus, wanted)).toEqual(first)
  expect(await examples['orders']?.(servus)).toEqual([`${first.uid} waiting`])
  expect((await brand.order(first)).pricing.totalGross).toBe(first.total)
  expect(await bookRide(servus, { ...wanted, bookingId: newKey(), vehicle: newKey() })).toHaveProperty('refused')
})

test('every example runs against a server, with a key for its own group of calls only', async () => {
  const food = { identifier: 'kueche', name: 'Küche', kind: 'orders' as const, country: 'AT' as const }
  await must(brand.call(branchesEndpoints.create, { body: food }, { as: chief }))
  await must(brand.call(partnersEndpoints.create, { body: { name: 'Hotel', code: 'hotel' } }, { as: chief }))
  const answers: Record<string, unknown> = {}
  for (const [name, example] of Object.entries(examples))
    answers[name] = await example(await connected(`${name}:read`, `${name}:write`))
  expect(Object.entries(answers).filter(([, answer]) => answer === undefined)).toEqual([])
  expect(answers).toMatchObject({
    branches: ['Haus a', 'Haus b'],
    catalogue: 3.63,
    'external-users': [{ name: 'Hotel', commission: 0 }],
    maps: ['Flughafen Wien-Schwechat (VIE)'],
    store: [],
  })
})

test('a failure is a result with code and field: a refusal, a wrong key, no server', async () => {
  const servus = await connected('catalogue:read')
  const refused = await servus.call('PUT /api/products/{id}', { path: { id: brand.vehicle }, body: { version: 1 } })
  expect(refused).toMatchObject({ ok: false, status: 403 })
  const stranger = open<AnyCalls>({ baseUrl: base, key: 'srv_00000000_wrong' })
  expect(await stranger.call('GET /api/products')).toMatchObject({ ok: false, status: 401 })
  const guest = open<AnyCalls>({ baseUrl: base })
  expect(
    await guest.call('POST /api/orders/public', { idempotencyKey: newKey(), body: brand.draft({ lastName: '' }) }),
  ).toMatchObject({
    ok: false,
    status: 422,
    errors: [{ code: 'field.required', field: 'lastName' }],
  })
  const nowhere = open<AnyCalls>({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 2000 })
  expect(await nowhere.call('GET /api/products')).toMatchObject({ ok: false, status: 0, errors: [{ code: 'network' }] })
})
