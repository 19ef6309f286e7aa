import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { readTimeOfDay } from './typed.ts'

interface TimeOfDayInputProps extends Pick<
  TextInputProps,
  | 'id'
  | 'label'
  | 'title'
  | 'onKeyDown'
  | 'description'
  | 'error'
  | 'required'
  | 'withAsterisk'
  | 'readOnly'
  | 'disabled'
  | 'name'
  | 'aria-label'
> {
  /** The time as HH:mm; '' for none. */
  value: string
  'data-autofocus'?: boolean
  /** Called with HH:mm, or with '' if the field is emptied or gets an impossible time such as '25:00'. */
  onChange: (time: string) => void
  onBlur?: () => void
}

/** A field for a time of day (24 hours), typed as '9', '930' or '9:30'. If the text is not a time, the field shows the last time again. */
export function TimeOfDayInput({ value, onChange, onBlur, ...rest }: TimeOfDayInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      maxLength={9}
      value={typed ?? value}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        if (text.trim() === '') onChange('')
        else if (/^\d{2}:\d{2}$/.test(text)) onChange(readTimeOfDay(text) ?? '')
      }}
      onBlur={() => {
        const time = typed === undefined ? undefined : readTimeOfDay(typed)
        if (time !== undefined && time !== value) onChange(time)
        setTyped(undefined)
        onBlur?.()
      }}
    />
  )
}
