import { type Country, isCountry } from '#modules/branches/rules/countries.ts'
import { areaOfPostcode, type PricedArea } from '#modules/branches/rules/delivery.ts'

/** How many digits a postcode has, in the countries of branches. */
const digits: Readonly<Record<Country, number>> = { AT: 4, CH: 4, DE: 5, LI: 4 }

/** The form of a postcode in all other countries: 2 to 10 letters, digits, blanks and hyphens, with at least one letter or digit. */
const GENERAL = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N} -]{2,10}$/u

/**
 * The rule that a postcode breaks (docs/rules/guests.md, Postcodes). `digits`: how many digits it must have in this country; undefined:
 * the general form. The result is undefined if the postcode is right. A postcode that a delivery area names is right in any country.
 * `country`: ISO 3166-1 code.
 */
export function postcodeRule(
  typed: string,
  country: string,
  areas: readonly PricedArea[] = [],
): { digits: number | undefined } | undefined {
  const postcode = typed.normalize('NFKC').trim()
  if (areaOfPostcode(areas, '', postcode)) return undefined
  if (!isCountry(country)) return GENERAL.test(postcode) ? undefined : { digits: undefined }
  const bare = postcode.replace(/^[a-z]{1,3}[ -]?(?=\d)/i, '').replaceAll(/\s/g, '')
  return /^\d+$/.test(bare) && bare.length === digits[country] ? undefined : { digits: digits[country] }
}
