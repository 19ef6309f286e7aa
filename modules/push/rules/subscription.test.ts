import { expect, test } from 'vitest'
import { deviceLabel, isOtherKey, keyBytes, sentSubscription } from './subscription.ts'

test('reads a key from base64url', () => {
  expect([...keyBytes('_-8A')]).toEqual([255, 239, 0])
})

test('a subscription that was made with another key must be replaced', () => {
  const key = keyBytes('_-8A')
  expect(isOtherKey(key.buffer, key)).toBe(false)
  expect(isOtherKey(keyBytes('_-8B').buffer, key)).toBe(true)
  expect(isOtherKey(null, key)).toBe(true)
})

test('a subscription without keys is not sent', () => {
  const json = (keys?: Record<string, string>) => ({
    toJSON: () => ({ endpoint: 'https://a', ...(keys ? { keys } : {}) }),
  })
  expect(sentSubscription(json())).toBeUndefined()
  expect(sentSubscription(json({ p256dh: 'p', auth: 'a' }))).toEqual({
    endpoint: 'https://a',
    keys: { p256dh: 'p', auth: 'a' },
  })
})

test.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1', 'Safari, iOS'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537 Edg/130', 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko Firefox/130.0', 'Firefox, Linux'],
  ['curl', 'Browser'],
])('the label of %s is %s', (agent, label) => {
  expect(deviceLabel(agent)).toBe(label)
})
