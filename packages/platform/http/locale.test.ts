import { describe, expect, test } from 'vitest'
import { localeOf, preferredLocale } from './locale.ts'

describe('language of the site’s root address', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB,en;q=0.9', 'en'],
    ['en;q=0.4, de;q=0.9', 'de'],
    ['fr-FR, en;q=0.5', 'en'],
    ['fr', 'de'],
    ['en;q=0', 'de'],
    ['', 'de'],
    [undefined, 'de'],
  ] as const)('finds the language in the header %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale)
  })
})

test('the language in the address has priority', () => {
  expect(localeOf('en', 'de')).toBe('en')
  expect(localeOf('fr', 'en')).toBe('en')
  expect(localeOf(undefined, undefined)).toBe('de')
})
