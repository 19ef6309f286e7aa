import { expect, test } from 'vitest'
import { isPushAddress } from './push-hosts.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', '', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', '', true],
  ['https://web.push.apple.com/abc', '', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=a', '', true],
  ['http://fcm.googleapis.com/fcm/send/abc', '', false],
  ['https://fcm.googleapis.com:8443/abc', '', false],
  ['https://fcm.googleapis.com.evil.example/abc', '', false],
  ['https://evilfcm.googleapis.com/abc', '', false],
  ['https://user@fcm.googleapis.com/abc', '', false],
  ['https://169.254.169.254/latest/meta-data', '', false],
  ['http://127.0.0.1:9000/push', '', false],
  ['http://127.0.0.1:9000/push', 'http://127.0.0.1:9000', true],
  ['http://127.0.0.1:9001/push', 'http://127.0.0.1:9000', false],
  ['not an address', '', false],
])('%s (listed: "%s") may be called: %s', (endpoint, listed, expected) => {
  expect(isPushAddress(endpoint, listed)).toBe(expected)
})
