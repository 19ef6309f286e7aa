import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { isWorldCountry, worldCountries } from './world-countries.ts'

test('every country is listed once, those of the checkout first, each with a name in both languages', () => {
  expect(worldCountries.slice(0, countries.length)).toEqual(countries)
  expect(new Set(worldCountries).size).toBe(worldCountries.length)
  expect(worldCountries).toHaveLength(250)
  for (const locale of ['de', 'en']) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    expect(worldCountries.filter((code) => !names.of(code))).toEqual([])
  }
})

test.each([
  ['IT', true],
  ['AT', true],
  ['it', false],
  ['EU', false],
  ['', false],
])('%s: %s', (code, is) => expect(isWorldCountry(code)).toBe(is))
