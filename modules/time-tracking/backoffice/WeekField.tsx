import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { useLocale } from '#ui/backoffice/staff.tsx'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { hours, minutesOf } from '../rules/format.ts'
import './time.css'

const list = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [0, 0, 0, 0, 0, 0, 0])
const monday = Date.UTC(2024, 0, 1)
/** The short names of the weekdays, Monday first: 'Mo' to 'So' in German, 'Mon' to 'Sun' in English. */
const dayNames = (locale: 'de' | 'en'): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(locale === 'de' ? 'de-AT' : 'en-GB', { weekday: 'short', timeZone: 'UTC' })
      .format(monday + day * 86_400_000)
      .replace('.', ''),
  )

/** A field for a duration such as '7:42'. When it loses the focus, an invalid text is replaced by the last valid value. */
function HoursInput(props: { value: number; label: string; readOnly?: boolean; onChange: (minutes: number) => void }) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      aria-label={props.label}
      inputMode="text"
      readOnly={props.readOnly ?? false}
      value={typed ?? hours(props.value)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        const minutes = typed === undefined ? undefined : minutesOf(typed)
        if (minutes !== undefined) props.onChange(minutes)
        setTyped(undefined)
      }}
    />
  )
}

/** Seven fields, one for each day from Monday to Sunday. `isCount` true: the values are numbers of people; false: minutes. */
function Week({ props, isCount }: { props: FieldProps; isCount: boolean }) {
  const locale = useLocale()
  const values = list(props.value)
  const set = (day: number, value: number) => {
    const next = values.map((one, index) => (index === day ? value : one))
    props.onChange(next)
    if (props.name === 'targets')
      props.set(
        'weeklyTarget',
        next.reduce((sum, one) => sum + one, 0),
      )
  }
  return (
    <Labelled {...props}>
      <div className="m-time-tracking tt-week">
        {dayNames(locale).map((name, day) => (
          <label key={name}>
            <span className="hint">{name}</span>
            {isCount ? (
              <TextInput
                type="number"
                min={0}
                max={99}
                aria-label={`${props.label}: ${name}`}
                readOnly={props.readOnly}
                value={values[day] ?? 0}
                onChange={(event) => set(day, Number(event.currentTarget.value) || 0)}
              />
            ) : (
              <HoursInput
                label={`${props.label}: ${name}`}
                value={values[day] ?? 0}
                readOnly={props.readOnly}
                onChange={(minutes) => set(day, minutes)}
              />
            )}
          </label>
        ))}
      </div>
    </Labelled>
  )
}
export const WeekField = (props: FieldProps) => <Week props={props} isCount={false} />
export const NeededField = (props: FieldProps) => <Week props={props} isCount />

/** A field for a duration in minutes, which is typed in the form '38:30'. */
export function MinutesField(props: FieldProps) {
  return (
    <Labelled {...props}>
      <div className="narrow">
        <HoursInput
          label={props.label}
          value={typeof props.value === 'number' ? props.value : 0}
          readOnly={props.readOnly}
          onChange={props.onChange}
        />
      </div>
    </Labelled>
  )
}
