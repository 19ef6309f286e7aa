// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstCall } from '#ui/backoffice/calls.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createFirstCalls } from './first-calls.ts'

const branches = firstCall(branchesEndpoints.list)
const url = branchesEndpoints.list.path
const network = vi.fn<typeof fetch>()
beforeEach(() => {
  localStorage.clear()
  network.mockReset()
  network.mockImplementation(async () => new Response('{"data":[]}'))
  vi.stubGlobal('fetch', network)
})

/** The script in the head of index.html, run with these stored addresses. Returns what it sent. */
function scriptWith(text: string | null) {
  const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
  const script = /<script nonce="__CSP_NONCE__">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  if (text !== null) localStorage.setItem('servus.first-calls', text)
  globalThis.servusFirstCalls = undefined
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the script of our own page, as the browser runs it
  new Function(script)()
  return { sent: globalThis.servusFirstCalls, urls: network.mock.calls.map(([url]) => url) }
}

test('the script of the page sends the stored calls', async () => {
  const { sent, urls } = scriptWith(JSON.stringify({ locale: 'de', urls: [url, '/api/other'] }))
  expect(urls).toEqual([url, '/api/other'])
  expect(network.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json', 'accept-language': 'de' })
  const get = { method: 'GET', headers: { 'accept-language': 'de' } }
  const { response } = await createFirstCalls([branches], sent).fetch(url, get)
  expect([await response.json(), network.mock.calls.length]).toEqual([{ data: [] }, 2])
})

test.each([null, '', 'null', '{}', '{"urls":7}', '{"locale":"de","urls":["https://other.example/api/x","/login"]}'])(
  'the script sends nothing if %j is stored',
  (text) => expect(scriptWith(text).urls).toEqual([]),
)
