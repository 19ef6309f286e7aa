import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { inputProps } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { Select } from '@mantine/core'

/** Themes that ship with the product; a brand's colours go on top. */
export function ThemeChoice(props: FieldProps) {
  const value = typeof props.value === 'string' ? props.value : 'donau'
  const names = [...new Set([...Object.keys(props.choices), value])]
  return (
    <Select
      {...inputProps(props)}
      allowDeselect={false}
      data={names.map((name) => ({ value: name, label: props.choices[name] ?? name }))}
      value={value}
      onChange={(theme) => props.onChange(theme ?? value)}
    />
  )
}
