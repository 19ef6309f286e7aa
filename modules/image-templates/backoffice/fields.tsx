import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { ColorInput, NativeSelect, NumberInput } from '@mantine/core'
import { templateTexts } from '../words/templates.ts'

/** A field for a colour, '#rrggbb' or '#rrggbbaa'. `onChange` is called only with complete colours. */
export function ColourField({
  label,
  onChange,
  value,
}: {
  label: string
  value: string
  onChange: (colour: string) => void
}) {
  const t = useTexts(templateTexts)
  return (
    <ColorInput
      label={label}
      eyeDropperButtonProps={{ 'aria-label': t.pickColour }}
      format="hexa"
      value={value}
      onChange={(next) => {
        if (/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(next)) onChange(next)
      }}
    />
  )
}

/** A field for a number. `onChange` is called only with numbers from `min` to `max`. */
export function NumberField(props: {
  label: string
  value: number
  min: number
  max: number
  suffix?: string
  step?: number
  onChange: (value: number) => void
}) {
  const { max, min, onChange, step = 1, ...rest } = props
  const locale = useLocale()
  return (
    <NumberInput
      {...rest}
      min={min}
      max={max}
      step={step}
      clampBehavior="blur"
      allowDecimal={step < 1}
      decimalSeparator={locale === 'de' ? ',' : '.'}
      onChange={(value) => {
        if (typeof value === 'number' && value >= min && value <= max) onChange(value)
      }}
    />
  )
}

/** A list from which staff choose one of several texts. */
export function Choice<K extends string>(props: {
  label: string
  value: K
  choices: Readonly<Record<K, string>>
  onChange: (value: K) => void
}) {
  const { choices, label, onChange, value } = props
  const known = Object.entries<string>(choices)
  return (
    <NativeSelect
      label={label}
      value={value}
      data={known.map(([key, text]) => ({ value: key, label: text }))}
      onChange={(event) => {
        const chosen = event.currentTarget.value
        if (chosen in choices) onChange(chosen as K)
      }}
    />
  )
}
