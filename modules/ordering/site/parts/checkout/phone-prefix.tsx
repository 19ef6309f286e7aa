import { useMemo, useSyncExternalStore } from 'react'
import type { Locale } from '#contract/locale.ts'
import { countries, isCountry } from '#modules/branches/rules/countries.ts'
import { Icon } from '#ui/site/icon.tsx'
import { phoneCountries, phonePrefix } from '../../../rules/phone.ts'

/** The prefix beside a phone number. A tap on it opens the list of countries. */
export function PhonePrefix(props: {
  name: string
  label: string
  country: string
  nameOf: (country: string) => string
  locale: Locale
  onChange: (country: string) => void
}) {
  const { country, locale, nameOf } = props
  // The countries in `others` are added only after hydration. The server may use different country names and therefore another sequence, and
  // hydration would then fail.
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const others = useMemo(() => (isBrowser ? byName(locale) : []), [isBrowser, locale])
  const option = (code: string) => (
    <option key={code} value={code}>
      {`${nameOf(code)} (${phonePrefix(code)})`}
    </option>
  )
  return (
    <span className="prefix">
      <span aria-hidden="true">{phonePrefix(country)}</span>
      <Icon name="chevron" size="s" />
      <select
        aria-label={props.label}
        name={props.name}
        value={country}
        onChange={({ target }) => props.onChange(target.value)}
      >
        {countries.map(option)}
        {others.length > 0 ? <hr /> : null}
        {(isBrowser || isCountry(country) ? others : [country]).map(option)}
      </select>
    </span>
  )
}

/** Codes of the countries that the checkout does not list first, sorted by name. */
function byName(locale: Locale): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return phoneCountries()
    .slice(countries.length)
    .toSorted((a, b) => (names.of(a) ?? a).localeCompare(names.of(b) ?? b, locale))
}
