import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, useEffect, useRef } from 'react'
import { FieldMessage } from '#ui/site/field-message.tsx'

/** The id of the input for a field of the checkout. The error list links to it. */
export const fieldId = (name: string): string => `checkout-${name}`

interface TextFieldProps {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  /** The text '(opt.)' after the label if the field may stay empty; undefined if the field is required. */
  optional?: string | undefined
  hint?: string | undefined
  /** A hint that is shown when the guest has left the field. It has its place before, so that nothing below moves then. */
  lateHint?: string | undefined
  /** A text about what the value has changed elsewhere. Screen readers read it when it appears. '' if there is none now. */
  status?: string | undefined
  error: string | undefined
  isWide?: boolean
}

/**
 * A text field with its label above, and a hint or an error below. It takes a text of any length, because a browser cuts a pasted text to
 * `maxLength` without a word. The form says if the text is too long.
 */
export function TextField(props: TextFieldProps) {
  const { error, lateHint, name } = props
  const hint = props.hint ?? lateHint
  const id = fieldId(name)
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={['field', props.isWide && 'span2', error && 'err'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>
        {props.label} {props.optional && <span className="opt">{props.optional}</span>}
      </label>
      <input
        id={id}
        name={name}
        className="input"
        type={props.type ?? 'text'}
        autoComplete={props.autoComplete}
        inputMode={props.inputMode}
        aria-required={!props.optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={note}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
      />
      {hint && !error && (
        <span className={hint === lateHint ? 'hint late' : 'hint'} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {props.status !== undefined && <StatusText>{props.status}</StatusText>}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  )
}

/** A text below a field that says what has changed because of its value. A new text is scrolled above the bar at the lower edge of a phone. */
function StatusText({ children: text }: { children: string }) {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (text) line.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <span ref={line} className="hint status" role="status">
      {text}
    </span>
  )
}
