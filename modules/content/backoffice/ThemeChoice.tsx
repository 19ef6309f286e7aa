import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { inputProps } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { useLocale } from '#ui/backoffice/staff.tsx'
import { Select } from '@mantine/core'
import { useThemes } from '#modules/themes/backoffice/parts/themes.ts'

/** Offers the neutral theme and the themes of the brand. The brand's own colours override the theme's. */
export function ThemeChoice(props: FieldProps) {
  const locale = useLocale()
  const themes = useThemes()
  const value = typeof props.value === 'string' ? props.value : ''
  const offered = themes.map(({ label, name }) => ({ value: name, label: label[locale] }))
  // An unknown name is shown as it is, so that staff see it and do not change it by accident.
  const data = offered.some((one) => one.value === value) ? offered : [...offered, { value, label: value }]
  return (
    <Select
      {...inputProps(props)}
      allowDeselect={false}
      data={data}
      value={value}
      onChange={(theme) => props.onChange(theme ?? value)}
    />
  )
}
