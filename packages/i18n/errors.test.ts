import { describe, expect, it } from 'vitest'
import { locales } from '#contract/locale.ts'
import { composeServus } from '#apps/server/compose/composition.ts'
import { errorText, errorTextIn } from './errors.ts'

const { errors } = composeServus()

/** The values that an error text may contain: '7' for every name. */
const anyValues = new Proxy<Record<string, string>>({}, { get: () => '7' })

describe('error texts (specification §8)', () => {
  it.each(Object.keys(errors))('%s is a complete sentence in both languages, without missing values', (code) => {
    const texts = locales.map((locale) => errorTextIn(errors, locale, code, anyValues))
    for (const text of texts) {
      expect(text).toMatch(/^["„“]?[A-ZÄÖÜ7].+[.!?]$/s)
      expect(text).not.toMatch(/undefined|NaN|\{|\[object/)
    }
    expect(texts[0]).not.toBe(texts[1])
  })

  it('uses the singular for one minute and the plural for several', () => {
    expect(errorText('de', 'auth.too_many_attempts', { minutes: 1 })).toContain('in 1 Minute erneut')
    expect(errorText('de', 'auth.too_many_attempts', { minutes: 4 })).toContain('in 4 Minuten erneut')
    expect(errorText('en', 'auth.too_many_attempts', { minutes: 1 })).toContain('in 1 minute.')
    expect(errorText('en', 'auth.too_many_attempts', { minutes: 2 })).toContain('in 2 minutes.')
  })

  it('shows an unknown code, or one with the name of an object property, as an unknown error', () => {
    expect(errorText('de', 'no.such.code')).toBe('Ein unbekannter Fehler ist aufgetreten.')
    expect(errorText('de', 'constructor')).toBe('Ein unbekannter Fehler ist aufgetreten.')
  })
})

it('every code has an HTTP status of a refused call', () =>
  expect(Object.entries(errors).filter(([, { status }]) => status < 400 || status > 599)).toEqual([]))
