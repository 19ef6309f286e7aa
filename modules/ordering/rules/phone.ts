import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import { type Country, countries } from '#modules/branches/rules/countries.ts'

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
 * On change: only digits and plus are kept, '(0)' is removed, leading 00 becomes +. Another leading 0 becomes the prefix of the country, if it is
 * one of the four; numbers of all other countries are read as they are dialled there. A number that no country can have stays as it is.
 */
export function normalisePhone(typed: string, country: string): string {
  const kept = phoneInput(typed).replaceAll(' ', '')
  const prefix = prefixes[country]
  if (kept.startsWith('00')) return international(`+${kept.slice(2)}`)
  if (kept.startsWith('+')) return international(kept)
  if (prefix) return kept.startsWith('0') ? international(prefix + kept.slice(1)) : kept
  return (isSupportedCountry(country) && possible(kept, country)) || kept
}

/** Without the 0 that is dialled only inside a country: +43 0660 … is +43 660 …, and Italy keeps its 0. */
const international = (phone: string): string => possible(phone) ?? phone

/** The number with the prefix of its country; undefined where the country has none of this length. */
function possible(phone: string, country?: CountryCode): string | undefined {
  const read = parsePhoneNumberFromString(phone, country)
  return read?.isPossible() ? read.number : undefined
}

/** Countries of the world that have phone numbers, by their two letters: first those of a checkout, in its order. */
export const phoneCountries = (): readonly string[] => [...new Set<string>([...countries, ...getCountries()])]

export const isPhoneCountry = (code: string): boolean => isSupportedCountry(code)

/** '+43'; empty for a country that has none. */
export const phonePrefix = (country: string): string =>
  prefixes[country] ?? (isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '')

/** An example in the required form, for the text of `field.phone`. */
const phoneExample = (country: string): string => `${prefixes[country] ?? '+43'} 660 1234567`

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
