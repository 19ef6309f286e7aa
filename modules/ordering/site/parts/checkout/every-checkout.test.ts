import { expect, test } from 'vitest'
import { unpaidHref } from './every-checkout.ts'

test('a failed payment leads to the order in the address, where it can be paid again', () => {
  const order = { uid: 'GL-7F3K2', hash: 'abc', body: '' }
  expect(unpaidHref({ locale: 'de', failed: { order, isCanceled: false } })).toBe('/de/status/GL-7F3K2/abc')
  expect(unpaidHref({ locale: 'en', failed: { order: undefined, isCanceled: true } })).toBeUndefined()
  expect(unpaidHref({ locale: 'de', failed: undefined })).toBeUndefined()
})
