import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { Country } from '#modules/branches/rules/countries.ts'

/** Prefixes of the countries that a checkout offers (docs/rules/guests.md, Phone numbers). */
const prefixes: Readonly<Record<string, string>> = {
  AT: '+43',
  DE: '+49',
  CH: '+41',
  LI: '+423',
} satisfies Record<Country, string>

const VALID = /^\+\d{7,15}$/

/**
 * While typing: characters other than digits, plus and space are removed, and so is a pasted '(0)' (specification §5; docs/rules/guests.md,
 * Phone numbers).
 */
export const phoneInput = (typed: string): string => typed.replaceAll(/\(\s*0\s*\)/g, '').replaceAll(/[^\d+ ]/g, '')

/**
 * On change: only digits and plus are kept, leading 00 becomes +, another leading 0 becomes the prefix of the country, '(0)' is removed. A
 * country without a known prefix keeps the 0, which is then not valid.
 */
export function normalisePhone(typed: string, country: string): string {
  const kept = phoneInput(typed).replaceAll(' ', '')
  if (kept.startsWith('00')) return `+${kept.slice(2)}`
  const prefix = prefixes[country]
  return kept.startsWith('0') && prefix ? prefix + kept.slice(1) : kept
}

/** '+43'; empty for a country whose prefix is not known. */
export const phonePrefix = (country: string): string => prefixes[country] ?? ''

/** An example in the required form, for the text of `field.phone`. */
export const phoneExample = (country: string): string => `${prefixes[country] ?? '+43'} 660 1234567`

/**
 * + and 7 to 15 digits (docs/rules/guests.md, Phone numbers); else `field.phone` with an example in `values.phone`. `country`: the chosen
 * country, or the branch's.
 */
export function parsePhone(typed: string, country: string): Result<string, Failure> {
  const phone = normalisePhone(typed, country)
  return VALID.test(phone)
    ? ok(phone)
    : fail<Failure>({ code: 'field.phone', field: 'phone', values: { phone: phoneExample(country) } })
}
