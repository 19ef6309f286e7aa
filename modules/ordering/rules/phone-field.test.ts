import { expect, test } from 'vitest'
import { isCompleted, readPhone } from './phone-field.ts'

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
