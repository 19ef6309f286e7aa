import { useMemo } from 'react'
import type { Locale } from '#contract/locale.ts'
import { countries, isCountry } from '#modules/branches/rules/countries.ts'
import { worldCountries } from '#modules/branches/rules/world-countries.ts'
import { useIsHydrated } from '#ui/site/tab-store.ts'
import type { CheckoutTexts } from '../../../words/checkout.ts'
import { SelectField } from './select-field.tsx'

/** Where a guest lives: the countries of branches first, then all others by their name. */
export function CountryField(props: {
  name: string
  value: string
  locale: Locale
  texts: CheckoutTexts['address']
  autoComplete: string
  /** Food is not delivered abroad. */
  isWorld: boolean
  error: string | undefined
  onChange: (country: string) => void
}) {
  const { isWorld, locale, texts, value } = props
  // Only in the browser: what the server calls a country, and so its place in the list, may differ.
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
