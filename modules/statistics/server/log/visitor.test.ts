import { expect, test } from 'vitest'
import { keyed, networkOf } from './visitor.ts'

test('an IPv6 address counts by its network of 64 bits; ids differ by salt and user agent', () => {
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:0db8:0:0:ffff::2'))
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'))
  expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1')
  const [salt, other] = [new Uint8Array(32), new Uint8Array(32).fill(1)]
  expect(new Set([keyed(salt, 'h', 'a', 'x'), keyed(salt, 'h', 'a', 'y'), keyed(other, 'h', 'a', 'x')]).size).toBe(3)
})
