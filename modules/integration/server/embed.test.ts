import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { embedEndpoints as calls } from '../contract.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const allow = (url: string) => brand.call(calls.create, { body: { url } }, { as: chief })
const allowed = async () => {
  const { config } = (await brand.app.inject({ url: '/api/init' }))
    .json()
    .data.reduce(
      (all: { config?: { embedOrigins: string[] } }, one: { url: string; data: { embedOrigins: string[] } }) =>
        one.url === '/api/config' ? { config: one.data } : all,
      {},
    )
  return config?.embedOrigins
}

test('a website is stored once, by its origin, whichever of its page addresses was typed', async () => {
  const made = await must(allow('https://www.hotel.example/zimmer?x=1'))
  expect(made.origin).toBe('https://www.hotel.example')
  expect(await allowed()).toEqual(['https://www.hotel.example'])
  expect(await allow('https://www.hotel.example')).toMatchObject({
    errors: [{ code: 'integration.known_origin', field: 'url' }],
  })
  await must(brand.call(calls.remove, { params: { id: made.id } }, { as: chief }))
  expect(await allowed()).toEqual([])
})

test.each([
  'http://hotel.example',
  'javascript:alert(1)',
  'https://',
  'hotel.example',
  'https://*',
  'https://*.hotel.example',
  'https://hotel.example;script-src',
  'https://hotel.example,x',
])('%s is refused', async (url) => {
  expect(await allow(url)).toMatchObject({ ok: false, errors: [{ field: 'url' }] })
})

test('no address can add another source to the header of pages', async () => {
  const made = await allow('https://hotel.example;script-src *')
  if (made.ok) expect(made.value.origin).toMatch(/^https:\/\/[\w.-]+$/)
  else expect(made.errors[0]?.field).toBe('url')
})

test('the script is small, available to every website, and cached for an hour', async () => {
  const answer = await brand.app.inject({ url: '/embed.js' })
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cross-origin-resource-policy']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'cross-origin',
  ])
  expect(gzipSync(readFileSync(new URL('../widget/embed.js', import.meta.url))).length).toBeLessThan(3 * 1024)
})
