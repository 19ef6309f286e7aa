import { useMemo } from 'react'
import type { Locale } from '#contract/locale.ts'
import { countries, isCountry } from '#modules/branches/rules/countries.ts'
import { worldCountries } from '#modules/branches/rules/world-countries.ts'
import { useIsHydrated } from '#ui/site/tab-store.ts'
import type { CheckoutTexts } from '../../../words/checkout.ts'
import { SelectField } from './select-field.tsx'

/**
 * The field for the country of an address. The countries that can have branches come first. With `isWorld` all other countries follow, sorted
 * by name.
 */
export function CountryField(props: {
  name: string
  value: string
  locale: Locale
  texts: CheckoutTexts['address']
  autoComplete: string
  /**
   * Whether all countries of the world can be chosen. False for a delivery address: food is delivered only in countries that can have
   * branches.
   */
  isWorld: boolean
  error: string | undefined
  onChange: (country: string) => void
}) {
  const { isWorld, locale, texts, value } = props
  // The countries in `others` are added only after hydration. The server may use different country names and therefore another sequence, and
  // hydration would then fail.
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
