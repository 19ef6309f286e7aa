import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import { type Country, countries } from '#modules/branches/rules/countries.ts'

/**
 * Prefixes of the countries in which branches can be; the checkout offers these first (docs/rules/guests.md, Phone numbers). `phonePrefix`
 * also knows the prefixes of all other countries.
 */
const prefixes: Readonly<Record<string, string>> = {
  AT: '+43',
  DE: '+49',
  CH: '+41',
  LI: '+423',
} satisfies Record<Country, string>

const VALID = /^\+\d{7,15}$/

/**
 * Removes a pasted '(0)' and all characters other than digits, plus and space. Also called while the user types (specification §5;
 * docs/rules/guests.md, Phone numbers).
 */
export const phoneInput = (typed: string): string => typed.replaceAll(/\(\s*0\s*\)/g, '').replaceAll(/[^\d+ ]/g, '')

/**
 * Normalises a typed number: keeps only digits and plus, removes '(0)', and replaces a leading 00 by +. A single leading 0 is replaced by
 * the country's prefix if the country is in `prefixes`; numbers of other countries are parsed in their national format. A number of an
 * impossible length is not changed further.
 */
export function normalisePhone(typed: string, country: string): string {
  const kept = phoneInput(typed).replaceAll(' ', '')
  const prefix = prefixes[country]
  if (kept.startsWith('00')) return international(`+${kept.slice(2)}`)
  if (kept.startsWith('+')) return international(kept)
  if (prefix) return kept.startsWith('0') ? international(prefix + kept.slice(1)) : kept
  return (isSupportedCountry(country) && possible(kept, country)) || kept
}

/** Removes the leading 0 that people dial only inside a country: +43 0660 … becomes +43 660 …. Italian numbers keep their 0. */
const international = (phone: string): string => possible(phone) ?? phone

/** Returns the number with the prefix of its country; undefined if the country has no numbers of this length. */
function possible(phone: string, country?: CountryCode): string | undefined {
  const read = parsePhoneNumberFromString(phone, country)
  return read?.isPossible() ? read.number : undefined
}

/**
 * Reads a number that may have no prefix, because the form shows or knows the country: for Germany, '170 1234567' is +49 170 1234567.
 * Numbers with a 0 or a prefix of their own are read as `normalisePhone` reads them. A number that does not exist in the country gets no
 * prefix.
 */
export function phoneBeside(typed: string, country: string): string {
  const phone = normalisePhone(typed, country)
  if (!/^[1-9]/.test(phone) || !isSupportedCountry(country)) return phone
  const read = parsePhoneNumberFromString(phone, country)
  return read?.isValid() ? read.number : phone
}

/** The part of an international number after the prefix of this country, in groups of digits. Empty if the number has another prefix, or none. */
export function phoneAfterPrefix(phone: string, country: string): string {
  const prefix = phonePrefix(country)
  if (!prefix || !phone.startsWith(prefix)) return ''
  const read = parsePhoneNumberFromString(phone)
  const written = read && phonePrefix(country) === `+${read.countryCallingCode}` ? read.formatInternational() : phone
  return phoneInput(written.slice(prefix.length)).trim()
}

/** A stored number as people read it, in the groups of its country: '+49 1512 3456789'. A number that no country has stays as it is. */
export const phoneText = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone

/**
 * The country to which the prefix in a number belongs. Some countries share a prefix: then `country` is returned if it is one of them.
 * Undefined if the number has no prefix, or if no country has numbers like this.
 */
export function phoneCountryIn(phone: string, country: string): string | undefined {
  const read = phone.startsWith('+') ? parsePhoneNumberFromString(phone) : undefined
  if (!read?.isPossible()) return undefined
  return phonePrefix(country) === `+${read.countryCallingCode}` ? country : read.country
}

/** Two-letter codes of all countries that have phone numbers. The countries of the checkout come first, in the checkout's sequence. */
export const phoneCountries = (): readonly string[] => [...new Set<string>([...countries, ...getCountries()])]

export const isPhoneCountry = (code: string): boolean => isSupportedCountry(code)

/** The prefix of a country: '+43'. Empty if the country has no prefix. */
export const phonePrefix = (country: string): string =>
  prefixes[country] ?? (isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '')

/** A mobile number of each country in `prefixes`, without the prefix. */
const examples: Readonly<Record<string, string>> = {
  AT: '660 1234567',
  DE: '170 1234567',
  CH: '79 1234567',
  LI: '660 234567',
} satisfies Record<Country, string>

/** An example number for the message of `field.phone`. For a country that is not in `examples`: its prefix and the digits 1234567. */
const phoneExample = (country: string): string =>
  phonePrefix(country) ? `${phonePrefix(country)} ${examples[country] ?? '1234567'}` : phoneExample('AT')

/** The country of `prefixes` whose prefix the number has. Undefined if it has none of these prefixes. */
const countryOfPrefix = (phone: string): string | undefined =>
  Object.keys(prefixes).find((country) => phone.startsWith(prefixes[country] ?? ''))

/**
 * Normalises the typed number. A valid result is + and 7 to 15 digits (docs/rules/guests.md, Phone numbers). For every other result, the
 * function fails with the code `field.phone` and an example number in `values.phone`: of the country whose prefix was typed, or else of `country`.
 * `country`: the chosen country, or the branch's.
 */
export function parsePhone(typed: string, country: string): Result<string, Failure> {
  const phone = normalisePhone(typed, country)
  return VALID.test(phone)
    ? ok(phone)
    : fail<Failure>({
        code: 'field.phone',
        field: 'phone',
        values: { phone: phoneExample(countryOfPrefix(phone) ?? country) },
      })
}
