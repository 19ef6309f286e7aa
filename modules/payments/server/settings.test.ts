import { expect, test } from 'vitest'
import { readPaymentSettings } from './settings.ts'

const read = (settings: Readonly<Record<string, string>>, isDemo = false) =>
  readPaymentSettings((name) => settings[name], isDemo)
const datatrans = { DATATRANS_MERCHANT: '1100000000', DATATRANS_PASSWORD: 'x' }

test('the test terminal is offered only in demo mode, and only without a provider', () => {
  expect(read({}, true)).toMatchObject({ value: { hasTerminal: true } })
  expect(read({}, false)).toMatchObject({ value: { hasTerminal: false } })
  expect(read({ MOLLIE_KEY: 'test_x' }, true)).toMatchObject({ value: { hasTerminal: false } })
  expect(read(datatrans, true)).toMatchObject({ value: { hasTerminal: false } })
})

test('an address without a path gets our API version; an address with a path is used unchanged', () => {
  const url = (MOLLIE_URL?: string) => {
    const settings = read({ MOLLIE_KEY: 'test_x', ...(MOLLIE_URL ? { MOLLIE_URL } : {}) })
    return settings.ok ? settings.value.mollie?.url : undefined
  }
  expect(url()).toBe('https://api.mollie.com/v2')
  expect(url('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000/v2')
  expect(url('https://api.mollie.com/v2/')).toBe('https://api.mollie.com/v2')
  expect(read(datatrans)).toMatchObject({
    value: { datatrans: { url: 'https://api.datatrans.com/v1', payUrl: undefined } },
  })
})

test.each<[Record<string, string>, RegExp]>([
  [{ MOLLIE_URL: 'https://api.mollie.com' }, /MOLLIE_KEY is empty/],
  [{ MOLLIE_URL: 'file:///x', MOLLIE_KEY: 'x' }, /MOLLIE_URL is no address/],
  [{ DATATRANS_SIGN_KEY: 'ab' }, /DATATRANS_SIGN_KEY is set, but/],
  [{ DATATRANS_MERCHANT: '1' }, /DATATRANS_MERCHANT is set, but/],
  [{ ...datatrans, DATATRANS_SIGN_KEY: 'not hex' }, /hexadecimal/],
  [{ ...datatrans, DATATRANS_PAY_URL: 'pay' }, /DATATRANS_PAY_URL/],
])('%j is refused with an instruction', (settings, message) => {
  const refused = read(settings)
  expect(refused.ok ? '' : refused.message).toMatch(message)
})
