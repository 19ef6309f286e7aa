import { editorTexts } from '#i18n/editors/frame.ts'
import { ColorInput, PasswordInput, Textarea, TextInput } from '@mantine/core'
import { useTexts } from '../../staff.tsx'
import type { FieldProps } from '../field-props.ts'
import { maxLengthOf } from '../record.ts'
import { inputProps } from './Labelled.tsx'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Input attributes for each kind of text. They make a phone show the right keyboard. Browsers must not fill in anything, because the record
 * does not contain the user's own data.
 */
const kinds = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url' },
} as const

function LineField({ kind, ...props }: FieldProps & { kind: keyof typeof kinds }) {
  return (
    <TextInput
      {...inputProps(props)}
      {...kinds[kind]}
      autoComplete="off"
      maxLength={maxLengthOf(props.field.schema)}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}
export const TextField = (props: FieldProps) => <LineField {...props} kind="text" />
export const EmailField = (props: FieldProps) => <LineField {...props} kind="email" />
export const PhoneField = (props: FieldProps) => <LineField {...props} kind="phone" />
export const UrlField = (props: FieldProps) => <LineField {...props} kind="url" />

/** A text of several lines. Near the limit it shows how many characters are left. */
export function TextareaField(props: FieldProps) {
  const t = useTexts(editorTexts).form
  const value = textOf(props.value)
  const max = maxLengthOf(props.field.schema)
  const left = max === undefined ? undefined : max - value.length
  const help =
    left !== undefined && max !== undefined && left < Math.min(100, max / 4)
      ? [props.help, t.charactersLeft(left)].filter(Boolean).join(' ')
      : props.help
  return (
    <Textarea
      {...inputProps({ ...props, help })}
      autosize
      minRows={3}
      maxRows={12}
      maxLength={max}
      value={value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

/** A new password. A stored password is never shown. If the field stays empty, the stored password does not change. */
export function PasswordField(props: FieldProps) {
  const t = useTexts(editorTexts).field
  return (
    <PasswordInput
      {...inputProps({ ...props, help: props.help ?? t.passwordHidden })}
      autoComplete="new-password"
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
    />
  )
}

export function ColorField(props: FieldProps) {
  return (
    <ColorInput
      withEyeDropper={false}
      {...inputProps(props)}
      format="hex"
      value={textOf(props.value)}
      onChange={props.onChange}
      swatches={['#0b6b3f', '#1f5dc2', '#6444c0', '#c02c20', '#b06c00', '#0a727b', '#4c554f']}
    />
  )
}
