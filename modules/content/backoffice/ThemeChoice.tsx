import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { inputProps } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { useLocale } from '#ui/backoffice/staff.tsx'
import { Select } from '@mantine/core'
import { useThemes } from '#modules/themes/backoffice/parts/themes.ts'

/**
 * A field of the settings that chooses the theme: the neutral theme or one of the brand's themes. Colours that the brand sets itself (`ThemeTokens`)
 * replace the colours of the theme.
 */
export function ThemeChoice(props: FieldProps) {
  const locale = useLocale()
  const themes = useThemes()
  const value = typeof props.value === 'string' ? props.value : ''
  const offered = themes.map(({ label, name }) => ({ value: name, label: label[locale] }))
  // If the stored name is not among the offered themes, it is added as an option. Without this option the field would be empty, and staff
  // would not see which theme is set.
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
