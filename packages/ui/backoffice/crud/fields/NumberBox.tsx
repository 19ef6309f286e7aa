import { editorTexts } from '#i18n/editors/frame.ts'
import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../staff.tsx'
import { formatDecimal, parseDecimal } from '../decimal.ts'

interface NumberBoxProps {
  id?: string | undefined
  label?: ReactNode
  'aria-label'?: string | undefined
  description?: ReactNode
  withAsterisk?: boolean | undefined
  readOnly?: boolean | undefined
  error?: string | undefined
  value: number | undefined
  /** Minimum and maximum number of decimals to show. */
  digits: { min: number; max: number }
  unit?: string | undefined
  /** Called with the number; undefined if the field was emptied, NaN if the text is not a number. */
  onChange: (value: number | undefined) => void
  onBlur?: (() => void) | undefined
  onEnter?: (() => void) | undefined
  style?: React.CSSProperties
}

/**
 * A field for a number with a decimal comma. The typed text is not changed until the field loses the focus; then the number is formatted ('2,5' →
 * '2,50').
 */
export function NumberBox({
  value,
  digits,
  unit,
  onChange,
  onBlur,
  onEnter,
  id,
  error,
  style,
  label,
  ...rest
}: NumberBoxProps) {
  const t = useTexts(editorTexts).field
  const written = value === undefined || Number.isNaN(value) ? '' : formatDecimal(value, digits)
  const [typed, setTyped] = useState<string>()
  const [isTyping, setIsTyping] = useState(false)
  // A text that is not a number stays as the user typed it, so that it can be corrected. It is replaced when the form sets another value, for
  // example because the user discards all changes.
  const isNoNumber = value !== undefined && Number.isNaN(value)
  const shown = typed !== undefined && (isTyping || isNoNumber) ? typed : written
  return (
    <TextInput
      {...(id === undefined ? {} : { id })}
      {...(style === undefined ? {} : { style })}
      label={label}
      description={rest.description}
      withAsterisk={rest.withAsterisk ?? false}
      readOnly={rest.readOnly ?? false}
      aria-label={rest['aria-label']}
      error={isNoNumber && !isTyping ? t.number : error}
      classNames={{ input: 'numb' }}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      rightSection={unit ? <span className="unit">{unit}</span> : undefined}
      rightSectionPointerEvents="none"
      onFocus={() => {
        setTyped(shown)
        setIsTyping(true)
      }}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        onChange(text.trim() === '' ? undefined : (parseDecimal(text) ?? Number.NaN))
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && onEnter) {
          event.preventDefault()
          onEnter()
        }
      }}
      onBlur={() => {
        setIsTyping(false)
        onBlur?.()
      }}
    />
  )
}
