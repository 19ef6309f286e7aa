import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import type { Country } from '#modules/branches/rules/countries.ts'

/** Prefixes of the countries a checkout offers (decisions, Phone). */
const prefixes: Readonly<Record<string, string>> = {
  AT: '+43',
  DE: '+49',
  CH: '+41',
  LI: '+423',
} satisfies Record<Country, string>

const VALID = /^\+\d{7,15}$/

/** While typing: characters other than digits, plus and space are removed; a pasted '(0)' goes whole (specification §5; decisions, Phone). */
export const phoneInput = (typed: string): string => typed.replaceAll(/\(\s*0\s*\)/g, '').replaceAll(/[^\d+ ]/g, '')

/**
 * On change: only digits and plus kept, leading 00 becomes +, another leading 0 the prefix of the country; '(0)' goes. A country without
 * known prefix leaves the 0, which is then not valid.
 */
export function normalisePhone(typed: string, country: string): string {
  const kept = phoneInput(typed).replaceAll(' ', '')
  if (kept.startsWith('00')) return `+${kept.slice(2)}`
  const prefix = prefixes[country]
  return kept.startsWith('0') && prefix ? prefix + kept.slice(1) : kept
}

/** An example in the form that is asked for, for the text of `field.phone`. */
export const phoneExample = (country: string): string => `${prefixes[country] ?? '+43'} 660 1234567`

/** + and 7 to 15 digits (decisions, Phone); else `field.phone` with an example in `values.phone`. `country`: the chosen one, or the branch's. */
export function parsePhone(typed: string, country: string): Result<string, Failure> {
  const phone = normalisePhone(typed, country)
  return VALID.test(phone)
    ? ok(phone)
    : fail<Failure>({ code: 'field.phone', field: 'phone', values: { phone: phoneExample(country) } })
}
