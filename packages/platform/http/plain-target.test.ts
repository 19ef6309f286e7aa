import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestBrand, testBrand } from '#testing/brand.ts'
import { shelves } from '../fixtures/shelves.ts'
import { isPlainTarget } from './plain-target.ts'

test.each([
  '/',
  '/de/startseite',
  '/de/store/x/checkout?next=/../y',
  '/api/maps/retrieve/a%20b',
  '/.well-known/x',
  '/a..b/c.',
  '/de/%C3%BCber',
  '/api/maps/retrieve/Hauptstra%C3%9Fe%205%2F2',
])('%s is a plain path', (target) => expect(isPlainTarget(target)).toBe(true))

test.each([
  '/de/x/../status/1/2',
  '/de/./x',
  '/de/%2e%2e/x',
  '/de/.%2E/x',
  '/..',
  '//evil.example/x',
  'http://evil.example/x',
  '*',
  '/de\\status',
  '/upload/a%2f..%2fb',
  '/upload/..%5cb',
  '/de/a%00b',
  '/de/a%0ab',
])('%s is not a plain path', (target) => expect(isPlainTarget(target)).toBe(false))

describe('requests over a socket', () => {
  let brand: TestBrand
  let server: Server
  beforeAll(async () => {
    brand = await testBrand({ composition: shelves() })
    await brand.app.ready()
    server = createServer((request, reply) => brand.app.routing(request, reply))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(async () => {
    server.close()
    await brand.close()
  })

  const ask = (target: string, more = '') =>
    new Promise<string>((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      let answer = ''
      socket.on('data', (bytes) => (answer += bytes.toString()))
      socket.on('close', () => resolve(answer.split(' ')[1] ?? ''))
      socket.write(`GET ${target} HTTP/1.1\r\nhost: a.example\r\n${more}connection: close\r\n\r\n`)
    })

  test('a request with a second Host header is refused', async () => {
    expect(await ask('/api/shelf-names', 'Host: b.example\r\n')).toBe('400')
  })

  test.each([
    ['/api/shelf-names', '200'],
    ['/api/x/../shelf-names', '400'],
    ['/api/%2e%2e/api/shelf-names', '400'],
    ['http://other.example/api/shelf-names', '400'],
  ])('a request for %s gets the status %s', async (target, status) => expect(await ask(target)).toBe(status))
})
