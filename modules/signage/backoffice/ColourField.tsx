import { ColorInput } from '@mantine/core'

/** A field for a colour: '#rrggbb', or empty for the brand's own colour. While the value is incomplete, `onChange` is not called. */
export function ColourField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint: string
  value: string
  onChange: (colour: string) => void
}) {
  return (
    <ColorInput
      label={label}
      placeholder={hint}
      format="hex"
      value={value}
      onChange={(next) => {
        if (next === '' || /^#[0-9a-f]{6}$/i.test(next)) onChange(next)
      }}
    />
  )
}
