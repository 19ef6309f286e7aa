import { useMemo } from 'react'
import type { Locale } from '#contract/locale.ts'
import { countries, isCountry } from '#modules/branches/rules/countries.ts'
import { worldCountries } from '#modules/branches/rules/world-countries.ts'
import { useIsHydrated } from '#ui/site/tab-store.ts'
import type { CheckoutTexts } from '../../../words/checkout.ts'
import { SelectField } from './select-field.tsx'

/** The country of the guest's address: first the countries that can have branches, then all others sorted by name. */
export function CountryField(props: {
  name: string
  value: string
  locale: Locale
  texts: CheckoutTexts['address']
  autoComplete: string
  /** Whether all countries can be chosen. False for a delivery, because food is delivered only in the countries of branches. */
  isWorld: boolean
  error: string | undefined
  onChange: (country: string) => void
}) {
  const { isWorld, locale, texts, value } = props
  // The list is added only in the browser. The server may have other names of countries and therefore another sequence, and hydration would
  // fail.
  const isBrowser = useIsHydrated()
  const others = useMemo(() => (isWorld && isBrowser ? othersByName(locale) : []), [isWorld, isBrowser, locale])
  const named = countries.map((code) => ({ value: code as string, label: texts.countries[code] }))
  const missing = isCountry(value) || others.some((one) => one.value === value) ? [] : [{ value, label: value }]
  return (
    <SelectField
      name={props.name}
      label={texts.country}
      icon="globe"
      autoComplete={props.autoComplete}
      value={value}
      options={named}
      others={[...missing, ...others]}
      error={props.error}
      onChange={props.onChange}
    />
  )
}

function othersByName(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return worldCountries
    .slice(countries.length)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}
