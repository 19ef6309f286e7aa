import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPrivate } from './private-address.ts'
import { post } from './post.ts'

let server: Server
let port = 0
const hits: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(request.url ?? '')
    if (request.url === '/moved') return void response.writeHead(302, { location: '/target' }).end()
    if (request.url === '/hangs') return
    if (request.url === '/long') return void response.end('x'.repeat(100_000))
    response.end('fine')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const send = (path: string, allowsPrivate = true) =>
  post(path.startsWith('http') ? path : `http://127.0.0.1:${port}${path}`, {
    headers: {},
    body: '{}',
    timeoutMs: 300,
    allowsPrivate,
  })

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/',
  'https://100.64.0.1/',
  'https://224.0.0.1/',
  'https://[fd00::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://user:secret@example.com/',
  'file:///etc/passwd',
  'no address',
])('the address %s is not called', async (address) => expect((await send(address, false)).status).toBe(0))

test('a name that resolves to a private address is not called', async () => {
  expect(await send(`https://localhost:${port}/`, false)).toMatchObject({ status: 0, answer: 'private address' })
  expect(hits).toEqual([])
})

test('a redirect counts as the response and is not followed', async () => {
  expect((await send('/moved')).status).toBe(302)
  expect(hits).not.toContain('/target')
})

test('a call to a receiver that hangs ends after the time limit', async () =>
  expect(await send('/hangs')).toMatchObject({ status: 0, answer: 'timeout' }))

test('only the beginning of a long response is stored', async () =>
  expect((await send('/long')).answer).toHaveLength(2_048))

test.each([
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:a00:1::',
  '2001:0:a00:1::',
  'fec0::1',
  '::ffff:0:a00:1',
  '100::1',
  '5f00::1',
  '192.88.99.1',
])('%s counts as a private address', (address) => expect(isPrivate(address)).toBe(true))

test.each(['::ffff:8.8.8.8', '2001:4860:4860::8888', '2a00:1450::1'])('%s counts as a public address', (address) =>
  expect(isPrivate(address)).toBe(false),
)
