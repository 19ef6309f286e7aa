import { expect, test } from 'vitest'
import { isSigned } from './datatrans-signature.ts'

/** The key, the body of a notice, and its valid signature (docs/rules/payments.md, Datatrans). */
const key = Buffer.from('0123456789abcdef'.repeat(4), 'hex')
const body = Buffer.from(
  '{"transactionId":"210215103033478409","type":"payment","status":"authorized","currency":"EUR","refno":"A-1001","paymentMethod":"VIS","detail":{"authorize":{"amount":4350}}}',
)
const s0 = 'cfd1ced640c036cc4a2505df07b8861926996390c3c6b28bece238a913828b2d'
const header = `t=1559303131511,s0=${s0}`

test('the test vector of Datatrans is accepted', () => {
  expect(body.length).toBe(172)
  expect(isSigned(header, body, key)).toBe(true)
  expect(isSigned(`t=1559303131511, s0=${s0.toUpperCase()}`, body, key)).toBe(true)
})

test.each<[string, string | undefined]>([
  ['no header', undefined],
  ['an empty one', ''],
  ['no t', `s0=${s0}`],
  ['no s0', 't=1559303131511'],
  ['another t', `t=1559303131512,s0=${s0}`],
  ['t that is no number', `t=now,s0=${s0}`],
  ['s0 too short', `t=1559303131511,s0=${s0.slice(2)}`],
  ['s0 that is no hex', `t=1559303131511,s0=${'z'.repeat(64)}`],
  ['another signature', `t=1559303131511,s0=${'0'.repeat(64)}`],
])('%s is refused', (_name, given) => expect(isSigned(given, body, key)).toBe(false))

test('an altered body and another key are refused', () => {
  expect(isSigned(header, Buffer.from(body.toString().replace('4350', '4351')), key)).toBe(false)
  expect(isSigned(header, body, Buffer.from('0123456789abcdef'.repeat(4)))).toBe(false)
  expect(isSigned(header, body, Buffer.alloc(32))).toBe(false)
})
