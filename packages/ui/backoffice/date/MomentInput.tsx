import { dateTexts } from '#i18n/dates.ts'
import { useId, useState } from 'react'
import { useTexts } from '../staff.tsx'
import { DayInput, type DayInputProps } from './DayInput.tsx'
import { TimeOfDayInput } from './TimeOfDayInput.tsx'

/** Two fields under one label, for a day and a time of day. The value is YYYY-MM-DDTHH:mm, or '' while the day or the time is missing. */
export function MomentInput({
  value,
  onChange,
  label,
  'aria-label': name,
  error,
  description,
  ...rest
}: Omit<DayInputProps, 'min' | 'max'>) {
  const t = useTexts(dateTexts)
  const id = useId()
  const [day = '', time = ''] = value.split('T')
  // Stores the day while the time is missing, or the time while the day is missing.
  const [half, setHalf] = useState({ day: '', time: '' })
  const shown = { day: day || half.day, time: time || half.time }
  const set = (part: Partial<typeof shown>) => {
    const next = { ...shown, ...part }
    setHalf(next)
    const whole = next.day && next.time ? `${next.day}T${next.time}` : ''
    if (whole !== value) onChange(whole)
  }
  const timeProps = {
    ...(rest.disabled === undefined ? {} : { disabled: rest.disabled }),
    ...(rest.readOnly === undefined ? {} : { readOnly: rest.readOnly }),
  }
  return (
    <div role="group" aria-labelledby={label ? id : undefined} aria-label={label ? undefined : name}>
      {label ? (
        <span className="lbl" id={id}>
          {label}
        </span>
      ) : null}
      <div className="row" style={{ alignItems: 'flex-start' }}>
        <DayInput
          {...rest}
          aria-label={t.day}
          error={error}
          value={shown.day}
          onChange={(next) => set({ day: next })}
        />
        <TimeOfDayInput
          {...timeProps}
          aria-label={t.time}
          value={shown.time}
          onChange={(next) => set({ time: next })}
        />
      </div>
      {description ? <p className="hint">{description}</p> : null}
    </div>
  )
}
