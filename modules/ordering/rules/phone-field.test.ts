import { expect, test } from 'vitest'
import { phonePrefix } from './phone.ts'
import { isCompleted, phoneCountryOf, readPhone, shownPhone, withPhoneCountry } from './phone-field.ts'

const typed = { phone: '0171 234 56 78', phoneTyped: '', phoneCountry: '' }

test('if the user chooses another country, the typed number gets the prefix of that country', () => {
  const asAustrian = readPhone(typed, 'AT')
  expect(asAustrian).toMatchObject({ phone: '+431712345678', phoneTyped: '0171 234 56 78' })
  expect(isCompleted(asAustrian)).toBe(true)
  expect(readPhone(asAustrian, 'DE')).toMatchObject({ phone: '+491712345678', phoneTyped: '0171 234 56 78' })
})

test('a country chosen in the field has priority over the country of the address', () => {
  expect(readPhone({ ...typed, phoneCountry: 'DE' }, 'AT').phone).toBe('+491712345678')
})

test('a number with a prefix keeps it in every country', () => {
  expect(isCompleted(readPhone({ ...typed, phone: ' +49 171 2345678' }, 'AT'))).toBe(false)
  const complete = readPhone({ ...typed, phone: '+49 171 2345678' }, 'AT')
  expect(complete.phone).toBe('+491712345678')
  expect(isCompleted(complete)).toBe(false)
  expect(readPhone(complete, 'CH').phone).toBe('+491712345678')
})

test('adding the prefix twice changes nothing', () => {
  const once = readPhone(typed, 'AT')
  expect(readPhone(once, 'AT')).toEqual(once)
})

test('beside the prefix a number needs no 0: the guest reads +49 and types 170 1234567', () => {
  const read = readPhone({ phone: '170 1234567', phoneTyped: '', phoneCountry: '' }, 'DE')
  expect(read).toEqual({ phone: '+491701234567', phoneTyped: '170 1234567', phoneCountry: '' })
  expect(isCompleted(read)).toBe(true)
  // A text that is no valid number of the country is not changed. The server refuses it later.
  expect(readPhone({ phone: '17', phoneTyped: '', phoneCountry: '' }, 'DE').phone).toBe('17')
})

test.each([
  ['+491701234569', 'DE', ''],
  ['+491701234569', 'AT', 'DE'],
  ['+43 660 1234567', 'DE', 'AT'],
  ['0043 660 1234567', 'DE', 'AT'],
  ['+421 903 123 456', 'AT', 'SK'],
])('%s in a field with the prefix of %s: the prefix follows the number', (phone, address, phoneCountry) => {
  const read = readPhone({ phone, phoneTyped: '', phoneCountry: '' }, address)
  expect(read.phoneCountry).toBe(phoneCountry)
  expect(read.phone).toMatch(/^\+\d+$/)
  expect(readPhone(read, address)).toEqual(read)
})

test('a prefix that several countries share keeps the chosen country', () => {
  const field = { phone: '+1 212 555 2671', phoneTyped: '', phoneCountry: 'CA' }
  expect(readPhone(field, 'AT').phoneCountry).toBe('CA')
})

test.each([
  ['0171 234 56 78', 'DE', '+49', '0171 234 56 78'],
  ['170 1234567', 'DE', '+49', '170 1234567'],
  ['+491701234567', 'DE', '+49', '170 1234567'],
  ['+49 170 1234567', 'AT', '+49', '170 1234567'],
  ['0043 664 1234567', 'AT', '+43', '664 1234567'],
  // No number in Switzerland begins like this: the 0 lets it be read with the prefix again.
  ['+411002237', 'CH', '+41', '01002237'],
  ['+39 06 6982', 'IT', '+39', '06 6982'],
  ['+1 212 555 2671', 'CA', '+1', '212 555 2671'],
  ['12', 'AT', '+43', '12'],
  ['', 'AT', '+43', ''],
])('%s in a field of %s: the field shows %s once, and beside it %s', (typedText, address, prefix, shown) => {
  const read = readPhone({ phone: typedText, phoneTyped: '', phoneCountry: '' }, address)
  expect(phonePrefix(phoneCountryOf(read, address))).toBe(prefix)
  expect(shownPhone(read, address)).toBe(shown)
  // Whoever goes on from the shown text has the same number.
  const country = phoneCountryOf(read, address)
  expect(readPhone({ phone: shown, phoneTyped: '', phoneCountry: country }, address).phone).toBe(read.phone)
})

test('a chosen prefix belongs to the shown number, also where a number was pasted with another prefix', () => {
  const pasted = readPhone({ phone: '+49 7551 123456', phoneTyped: '', phoneCountry: '' }, 'AT')
  expect(pasted.phoneCountry).toBe('DE')
  expect(withPhoneCountry(pasted, 'AT', 'AT')).toMatchObject({ phone: '+437551123456', phoneCountry: 'AT' })
  const completed = readPhone(typed, 'AT')
  expect(withPhoneCountry(completed, 'DE', 'AT')).toMatchObject({ phone: '+491712345678', phoneTyped: typed.phone })
})
