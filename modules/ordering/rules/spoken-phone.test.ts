import { expect, test } from 'vitest'
import { spokenPhone } from './spoken-phone.ts'

test.each([
  ['1701234567', 'DE', '+491701234567'],
  ['170 123 45 67', 'DE', '+491701234567'],
  ['660 1234567', 'AT', '+436601234567'],
  ['0170 1234567', 'DE', '0170 1234567'],
  ['+49 170 1234567', 'AT', '+49 170 1234567'],
  ['17', 'DE', '17'],
  ['', 'DE', ''],
])('%s in %s is %s', (typed, country, phone) => {
  expect(spokenPhone(typed, country)).toBe(phone)
})
