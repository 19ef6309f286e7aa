import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import {
  isPhoneCountry,
  normalisePhone,
  parsePhone,
  phoneCountries,
  phoneInput,
  phonePrefix,
  phoneText,
} from './phone.ts'
import { removedFromPhone } from './removed-from-phone.ts'

describe('phone (specification §5; docs/rules/guests.md, Phone numbers)', () => {
  it.each([
    ['+43 660 1234567', 'AT', '+436601234567'],
    ['0660 1234567', 'AT', '+436601234567'],
    ['0043 660 1234567', 'DE', '+436601234567'],
    ['0151/234 567-89', 'DE', '+4915123456789'],
    ['079 123 45 67', 'CH', '+41791234567'],
    ['0123 4567', 'LI', '+4231234567'],
    ['+43 (0) 660 1234567', 'AT', '+436601234567'],
    ['+43(0)6601234567', 'AT', '+436601234567'],
    ['0660-12 34 567', 'AT', '+436601234567'],
  ])('%s in %s is %s', (typed, country, phone) => {
    expect(normalisePhone(typed, country)).toBe(phone)
    expect(parsePhone(typed, country)).toEqual({ ok: true, value: phone })
  })

  it.each([
    ['(212) 555-2671', 'US', '+12125552671'],
    ['0903 123 456', 'SK', '+421903123456'],
    ['020 7946 0958', 'GB', '+442079460958'],
    ['06 20 123 4567', 'HU', '+36201234567'],
    ['06 698 12345', 'IT', '+390669812345'],
    ['+39 06 698 12345', 'AT', '+390669812345'],
    ['8 912 345-67-89', 'RU', '+79123456789'],
    ['+86 138 1234 5678', 'AT', '+8613812345678'],
    ['+43 0660 1234567', 'DE', '+436601234567'],
    ['0049 0151 23456789', 'AT', '+4915123456789'],
  ])('%s in %s is %s: a number in its national format', (typed, country, phone) => {
    expect(parsePhone(typed, country)).toEqual({ ok: true, value: phone })
    expect(normalisePhone(phone, country)).toBe(phone)
  })

  it('knows the prefix of every country, and lists the countries of the checkout first', () => {
    expect(phoneCountries().slice(0, 4)).toEqual(['DE', 'LI', 'AT', 'CH'])
    expect(phoneCountries().length).toBeGreaterThan(200)
    for (const country of phoneCountries()) expect(phonePrefix(country), country).toMatch(/^\+\d{1,4}$/)
    expect([phonePrefix('US'), phonePrefix('XX'), isPhoneCountry('US'), isPhoneCountry('XX')]).toEqual([
      '+1',
      '',
      true,
      false,
    ])
  })

  it.each([
    ['660 1234567', 'AT'],
    ['+123456', 'AT'],
    ['+1234567890123456', 'AT'],
    ['0660 1234567', 'SK'],
    ['+43+660123456', 'AT'],
    ['', 'AT'],
    ['anrufen', 'AT'],
  ])('%s in %s is refused', (typed, country) => {
    expect(parsePhone(typed, country)).toMatchObject({ ok: false, code: 'field.phone', field: 'phone' })
  })

  it('accepts 7 to 15 digits', () => {
    expect(parsePhone('+1234567', 'AT').ok).toBe(true)
    expect(parsePhone('+123456789012345', 'AT').ok).toBe(true)
  })

  it.each([
    ['+49 12', '+49 170 1234567'],
    ['0041 79', '+41 79 1234567'],
    ['+423 1', '+423 660 234567'],
    ['+43 1', '+43 660 1234567'],
    ['+33 1', '+43 660 1234567'],
  ])('the example for %s has the typed prefix', (typed, phone) => {
    expect(parsePhone(typed, 'AT')).toMatchObject({ values: { phone } })
  })

  it.each([
    ['AT', '+43 660 1234567'],
    ['DE', '+49 170 1234567'],
    ['CH', '+41 79 1234567'],
    ['LI', '+423 660 234567'],
  ])('returns an example that is a number of %s', (country, phone) => {
    expect(parsePhone('12', country)).toMatchObject({ values: { phone } })
    expect(parsePhoneNumberFromString(phone)).toMatchObject({ country })
    expect(parsePhoneNumberFromString(phone)?.isValid()).toBe(true)
  })

  it.each([
    ['SK', '+421 1234567'],
    ['', '+43 660 1234567'],
  ])('returns an example in the required form for another country: %o', (country, phone) => {
    expect(parsePhone('12', country)).toMatchObject({ values: { phone } })
    expect(parsePhone(phone, country).ok).toBe(true)
  })

  it('keeps digits, plus and space while typing', () => {
    expect(phoneInput('+43 (0) 660/12-34a')).toBe('+43  6601234')
  })

  it.each([
    ['abc', 'abc'],
    ['0171/2345678 Büro', 'Büro'],
    ['Tel. 0171 2345678 (Büro)', 'Tel Büro'],
    ['0171*2345678', '*'],
    ['(0171) 234–56.78', ''],
    ['\u202a0171\u00a02345678\u202c', ''],
  ])('of %o it names what is no separator: %o', (typed, removed) => {
    expect(removedFromPhone(typed)).toBe(removed)
  })
})

it.each([
  ['+436601234567', '+43 660 1234567'],
  ['+4915123456789', '+49 1512 3456789'],
  ['+41791234567', '+41 79 123 45 67'],
  ['+4232345678', '+423 234 56 78'],
  ['+999123456789', '+999123456789'],
  ['0171 123', '0171 123'],
])('people read %s as %s', (stored, shown) => {
  expect(phoneText(stored)).toBe(shown)
})
