import { expect, test } from 'vitest'
import { openMollie } from '#modules/payments/testing/mollie-stand-in.ts'
import { request } from '#testing/brand.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { admin } from '#testing/sessions.ts'
import { connectionsEndpoints as calls } from '../contract.ts'
import { leadsInside } from '#platform/outgoing/private-address.ts'
import { as, codes, open, read, save } from './testing/open-brand.ts'

const key = 'test_verysecretvalue'

test("the test shows the provider's response, and a change of the connection removes it", async () => {
  const brand = await open()
  const mollie = await openMollie()
  const check = () => request(brand).call(calls.test, { params: { name: 'mollie' } }, as)
  try {
    expect(await check()).toMatchObject({ ok: false, status: 409 })
    await save(brand, 'mollie', { key: 'nonsense', url: mollie.url })
    expect(await check()).toMatchObject({
      ok: true,
      value: { test: { ok: false, answer: expect.stringContaining('401') } },
    })
    await save(brand, 'mollie', { key, url: mollie.url }, 1)
    expect((await read(brand, 'mollie')).test).toBeNull()
    expect(await check()).toMatchObject({
      value: { test: { ok: true, answer: 'Testbetrieb, Karte, PayPal' } },
    })
  } finally {
    await mollie.close()
  }
})

test('a provider is not called if its name resolves to a private address later than when it was saved', async () => {
  let isAllowed = true
  const brand = await open({ allowsPrivateAddresses: () => isAllowed })
  const mollie = await openMollie()
  const check = () => request(brand).call(calls.test, { params: { name: 'mollie' } }, as)
  try {
    await save(brand, 'mollie', { key, url: mollie.url })
    expect(await check()).toMatchObject({ value: { test: { ok: true } } })
    isAllowed = false
    expect(await check()).toMatchObject({ value: { test: { ok: false } } })
  } finally {
    await mollie.close()
  }
})

test('a mail server gets no test mail if its name resolves to a private address later than when it was saved', async () => {
  let isAllowed = true
  const brand = await open({ allowsPrivateAddresses: () => isAllowed })
  const post = await startMailServer()
  await save(brand, 'mail', { server: new URL(post.url).host, from: 'servus@lindwurm.example' })
  isAllowed = false
  expect(await request(brand).call(calls.test, { params: { name: 'mail' } }, as)).toMatchObject({
    value: { test: { ok: false, answer: expect.stringContaining('private address') } },
  })
  expect(post.caught).toEqual([])
  await post.close()
})

test('the mail server is tested with a mail to the user who tests; an unreachable server is reported', async () => {
  const brand = await open()
  const post = await startMailServer()
  const server = new URL(post.url).host
  const check = () => request(brand).call(calls.test, { params: { name: 'mail' } }, as)
  await save(brand, 'mail', { server, from: 'servus@lindwurm.example' })
  expect(await check()).toMatchObject({ value: { test: { ok: true, answer: expect.stringContaining('250') } } })
  expect(post.caught.map(({ to, from }) => [to, from])).toEqual([[[admin().email], 'servus@lindwurm.example']])
  await post.close()
  expect(await check()).toMatchObject({
    value: { test: { ok: false, answer: expect.stringContaining('ECONNREFUSED') } },
  })
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['192.168.0.9', true],
  ['169.254.169.254', true],
  ['[::1]', true],
  ['fd00::1', true],
  ['::ffff:127.0.0.1', true],
  ['8.8.8.8', false],
  ['2001:4860:4860::8888', false],
])('%s resolves to a private network: %s', async (host, inside) =>
  expect(await leadsInside(host, async (name) => [name])).toBe(inside),
)

test('an address in a private network is refused if the operator does not allow it', async () => {
  const brand = await open({ allowsPrivateAddresses: () => false })
  expect(codes(await save(brand, 'mollie', { key, url: 'http://127.0.0.1:9' }))).toEqual([
    ['connections.private_address', 'url'],
  ])
})
