import { expect, test } from 'vitest'
import { connection } from '../connections/connection.ts'
import { checkedFetch, fetchOf } from './checked-fetch.ts'

const asked: { address: string; redirect: string | undefined }[] = []
const remember: typeof globalThis.fetch = async (address, options) => {
  asked.push({ address: String(address), redirect: options?.redirect })
  return new Response('fine')
}
const strict = checkedFetch({ allowsPrivateAddresses: () => false }, remember)

test.each([
  ['https://127.0.0.1/', 'private address'],
  ['https://localhost/', 'private address'],
  ['https://[::1]/', 'private address'],
  ['http://8.8.8.8/', 'only https'],
])('%s is not called: %s', async (address, why) => {
  await expect(strict(address)).rejects.toThrow(why)
  expect(asked).toEqual([])
})

test('a public address is called, and a redirect is an error', async () => {
  await strict('https://8.8.8.8/', { redirect: 'follow' })
  expect(asked).toEqual([{ address: 'https://8.8.8.8/', redirect: 'error' }])
})

test('addresses in private networks are called if the operator allows it', async () => {
  await checkedFetch({}, remember)('http://127.0.0.1:9/')
  expect(asked.at(-1)).toEqual({ address: 'http://127.0.0.1:9/', redirect: 'error' })
})

test('addresses that a brand entered are checked, addresses that the operator configured are not', async () => {
  const settings = { allowsPrivateAddresses: () => false }
  const of = connection({
    name: 'shop',
    kind: 'payment',
    provider: 'Shop',
    title: { de: 'Laden', en: 'Shop' },
    fields: [],
    test: async () => ({ ok: true, answer: '' }),
  })
  const from = (source: 'own' | 'environment') =>
    fetchOf({ connections: { state: () => ({ source, values: {} }) }, settings }, of, remember)
  await expect(from('own')('https://10.0.0.7/')).rejects.toThrow('private address')
  await from('environment')('http://10.0.0.7/')
  expect(asked.at(-1)?.address).toBe('http://10.0.0.7/')
})
