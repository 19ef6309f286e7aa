import { expect, test } from 'vitest'
import { pooledRandomBytes } from './random-bytes.ts'

test('bytes are never returned twice, neither from the pool nor past its end', () => {
  const random = pooledRandomBytes(64)
  const seen = new Set(Array.from({ length: 200 }, () => Buffer.from(random(24)).toString('hex')))
  expect(seen.size).toBe(200)
  expect([...seen].every((hex) => hex.length === 48 && !/^0+$/.test(hex))).toBe(true)
})

test('returned bytes never change, and requests larger than the pool work', () => {
  const random = pooledRandomBytes(16)
  const first = random(10)
  const copy = Buffer.from(first).toString('hex')
  for (let n = 0; n < 10; n++) random(10)
  expect(Buffer.from(first).toString('hex')).toBe(copy)
  expect(random(1_000)).toHaveLength(1_000)
  expect(new Set(random(1_000)).size).toBeGreaterThan(100)
})
