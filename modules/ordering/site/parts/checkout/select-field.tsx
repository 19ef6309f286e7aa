import type { ReactNode } from 'react'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { fieldId } from './text-field.tsx'

const none: readonly { value: string; label: string }[] = []

const drawn = ({ label, value }: { value: string; label: string }) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** A field in which the guest chooses from a list. It looks like the text fields. */
export function SelectField(props: {
  name: string
  label: string
  icon: string
  value: string
  options: readonly { value: string; label: string }[]
  /** Further options. A line separates them from `options`. */
  others?: readonly { value: string; label: string }[]
  /** The text that is shown while nothing is chosen. */
  choose?: string
  autoComplete?: string
  isWide?: boolean
  hint?: ReactNode
  error: string | undefined
  onChange: (value: string) => void
}) {
  const { error, hint, name, others = none } = props
  const id = fieldId(name)
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={['field', props.isWide && 'span2', error && 'err'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{props.label}</label>
      <span className="input select">
        <Icon name={props.icon} />
        <select
          id={id}
          name={name}
          className="grow"
          autoComplete={props.autoComplete}
          value={props.value}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => props.onChange(event.target.value)}
        >
          {props.choose !== undefined && <option value="">{props.choose}</option>}
          {props.options.map(drawn)}
          {others.length > 0 && <hr />}
          {others.map(drawn)}
        </select>
        <Icon name="chevron" size="s" />
      </span>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  )
}
