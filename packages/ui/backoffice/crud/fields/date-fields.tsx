import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { MomentInput } from '#ui/backoffice/date/MomentInput.tsx'
import type { FieldProps } from '../field-props.ts'
import { acceptsNull } from '../record.ts'
import { inputProps } from './Labelled.tsx'

/** A calendar day. If the field is emptied, its value is null if the field accepts null, else undefined. */
export function DateField(props: FieldProps) {
  const empty = acceptsNull(props.field.schema) ? null : undefined
  return (
    <div className="narrow">
      <DayInput
        {...inputProps(props)}
        value={typeof props.value === 'string' ? props.value : ''}
        onChange={(day) => props.onChange(day || empty)}
      />
    </div>
  )
}

/** An instant, typed in the time zone of this device and sent in UTC. */
export function DateTimeField(props: FieldProps) {
  const empty = acceptsNull(props.field.schema) ? null : undefined
  return (
    <div className="narrow">
      <MomentInput
        {...inputProps(props)}
        value={localOf(props.value)}
        onChange={(day) => {
          const at = day ? new Date(day) : undefined
          props.onChange(at && !Number.isNaN(at.getTime()) ? at.toISOString() : empty)
        }}
      />
    </div>
  )
}

function localOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  const at = new Date(value)
  if (Number.isNaN(at.getTime())) return ''
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
