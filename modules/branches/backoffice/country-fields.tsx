import { countryName } from '#i18n/country-name.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { inputProps } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { useLocale } from '#ui/backoffice/staff.tsx'
import { Select } from '@mantine/core'
import { countryCodes } from './countries.ts'

export function CountryField(props: FieldProps) {
  const locale = useLocale()
  const value = typeof props.value === 'string' ? props.value : ''
  const data = [...new Set([...countryCodes, ...(value ? [value] : [])])].map((code) => ({
    value: code,
    label: countryName(code, locale),
  }))
  return (
    <Select
      {...inputProps(props)}
      data={data}
      value={value}
      searchable
      allowDeselect={false}
      onChange={(code) => props.onChange(code ?? value)}
    />
  )
}

/** A field that chooses a time zone from all time zones. The time zones of the supported countries are first. */
export function TimeZoneField(props: FieldProps) {
  const near = ['Europe/Vienna', 'Europe/Berlin', 'Europe/Zurich', 'Europe/Vaduz']
  const value = typeof props.value === 'string' ? props.value : ''
  const data = [...new Set([...near, ...Intl.supportedValuesOf('timeZone'), ...(value ? [value] : [])])]
  return (
    <Select
      {...inputProps(props)}
      data={data}
      limit={60}
      value={value}
      searchable
      allowDeselect={false}
      onChange={(zone) => props.onChange(zone ?? value)}
    />
  )
}
