// @vitest-environment happy-dom
import { createClient } from '#contract/client.ts'
import { firstCall } from '#ui/backoffice/calls.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { createFirstCalls, forgetFirstCalls } from './first-calls.ts'

const me = firstCall(identityEndpoints.me)
const branches = firstCall(branchesEndpoints.list, { query: { pageSize: 500 } })
const meUrl = identityEndpoints.me.path
const branchesUrl = `${branchesEndpoints.list.path}?pageSize=500`
const stored = () => JSON.parse(localStorage.getItem('servus.first-calls') ?? 'null') as unknown
const answer = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ data }), { status, headers: { 'content-type': 'application/json' } })
const get = { method: 'GET', headers: { 'accept-language': 'de' } }

/** The calls that the script in index.html sent, with these responses by address. */
const sentWith = (responses: Record<string, Response | undefined>, locale = 'de') => ({
  locale,
  sentAt: 1000,
  responses: Object.fromEntries(Object.entries(responses).map(([url, one]) => [url, Promise.resolve(one)])),
})
/** The client and the cache of a page. */
const pageWith = (calls: ReturnType<typeof createFirstCalls>) => ({
  queries: new QueryClient(),
  api: createClient({ fetch: async (...args) => (await calls.fetch(...args)).response, locale: () => 'de' }),
})

const network = vi.fn<typeof fetch>()
beforeEach(() => {
  localStorage.clear()
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

test('the address of a first call that succeeded is stored, with the language of its response', async () => {
  network.mockImplementation(async () => answer([]))
  const calls = createFirstCalls([me, branches], undefined)
  for (const url of [meUrl, branchesUrl, '/api/other']) await calls.fetch(url, get)
  expect(stored()).toEqual({ locale: 'de', urls: [branchesUrl, meUrl].toSorted() })
  await calls.fetch(meUrl, { method: 'GET', headers: { 'accept-language': 'en' } })
  expect(stored()).toEqual({ locale: 'en', urls: [meUrl] })
})

test('a call that was refused is not sent early again; after a 401 no call is', async () => {
  network.mockImplementation(async () => answer([]))
  const calls = createFirstCalls([me, branches], undefined)
  for (const url of [meUrl, branchesUrl]) await calls.fetch(url, get)
  network.mockImplementation(async () => answer(null, 403))
  await calls.fetch(branchesUrl, get)
  expect(stored()).toEqual({ locale: 'de', urls: [meUrl] })
  network.mockImplementation(async () => answer(null, 401))
  await calls.fetch(meUrl, get)
  expect(stored()).toBeNull()
})

test('signing out deletes the stored addresses', async () => {
  network.mockImplementation(async () => answer([]))
  await createFirstCalls([me], undefined).fetch(meUrl, get)
  forgetFirstCalls()
  expect(stored()).toBeNull()
})

test('an early response is used once, and the time of its request is known', async () => {
  network.mockImplementation(async () => answer('later'))
  const calls = createFirstCalls([me], sentWith({ [meUrl]: answer('early') }))
  const first = await calls.fetch(meUrl, get)
  expect([await first.response.json(), first.sentAt]).toEqual([{ data: 'early' }, 1000])
  const second = await calls.fetch(meUrl, get)
  expect(await second.response.json()).toEqual({ data: 'later' })
  expect(second.sentAt).toBeGreaterThan(1000)
})

test.each([
  ['in another language', sentWith({ [meUrl]: answer('early') }, 'en')],
  ['whose connection was lost', sentWith({ [meUrl]: undefined })],
  ['that was not sent', sentWith({})],
])('a call %s is sent again', async (_, sent) => {
  network.mockImplementation(async () => answer('later'))
  const { response } = await createFirstCalls([me], sent).fetch(meUrl, get)
  expect(await response.json()).toEqual({ data: 'later' })
})

test('a call that changes data never uses an early response', async () => {
  network.mockImplementation(async () => answer('later'))
  const { response } = await createFirstCalls([me], sentWith({ [meUrl]: answer('early') })).fetch(meUrl, {
    ...get,
    method: 'POST',
  })
  expect(await response.json()).toEqual({ data: 'later' })
})

test('before the first rendering, the results are in the cache and the screen is loaded', async () => {
  const calls = createFirstCalls([me, branches], sentWith({ [meUrl]: answer('ada'), [branchesUrl]: answer([]) }))
  const page = pageWith(calls)
  const load = vi.fn(() => Promise.reject(new Error('The bundle is missing')))
  await calls.load(page, load)
  expect([page.queries.getQueryData(me.key), page.queries.getQueryData(branches.key)]).toEqual([
    { value: 'ada', meta: undefined },
    { value: [], meta: undefined },
  ])
  expect(load).toHaveBeenCalledOnce()
  expect(network).not.toHaveBeenCalled()
})

test('without early calls the page is rendered at once, and no screen is loaded for a visitor', async () => {
  const calls = createFirstCalls([me], undefined)
  const load = vi.fn()
  await calls.load(pageWith(calls), load)
  expect([load.mock.calls.length, network.mock.calls.length]).toEqual([0, 0])
})

test('a slow call does not hold the first rendering for long, and its result comes later', async () => {
  vi.useFakeTimers()
  const { promise: slow, resolve: arrive } = Promise.withResolvers<Response>()
  const calls = createFirstCalls([me], { locale: 'de', sentAt: 1000, responses: { [meUrl]: slow } })
  const page = pageWith(calls)
  let isLoaded = false
  const loading = calls.load(page, () => undefined).then(() => (isLoaded = true))
  await vi.advanceTimersByTimeAsync(599)
  expect(isLoaded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(page.queries.getQueryData(me.key)).toBeUndefined()
  vi.useRealTimers()
  arrive(answer('ada'))
  await vi.waitFor(() => expect(page.queries.getQueryData(me.key)).toEqual({ value: 'ada', meta: undefined }))
})

test.each(['', 'null', '{}', '{"urls":7}'])('a success replaces the damaged entry %j', async (text) => {
  localStorage.setItem('servus.first-calls', text)
  network.mockImplementation(async () => answer([]))
  await createFirstCalls([me], undefined).fetch(meUrl, get)
  expect(stored()).toEqual({ locale: 'de', urls: [meUrl] })
})
