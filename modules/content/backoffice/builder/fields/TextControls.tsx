import { builderTexts } from '../../../words/builder.ts'
import type { TextField } from '../../../rules/blocks/fields.ts'
import { lengthOf, plainText } from '../../../rules/blocks/values.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ColorInput, Textarea, TextInput } from '@mantine/core'
import { RichText } from './RichText.tsx'
import { type ControlProps, useControl } from './field-view.ts'

type TextProps = ControlProps<TextField>

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The text 'used characters / allowed characters' for a field. Undefined if at most 80 percent of the allowed length are used, or if the length is
 * not limited.
 */
function useCounter(length: number, max: number | undefined): string | undefined {
  const t = useTexts(builderTexts).field
  return max !== undefined && length > max * 0.8 ? t.count(length, max) : undefined
}

/** One line of text. Pasted line breaks become spaces. */
export function LineControl(props: TextProps) {
  const { common } = useControl(props)
  const value = stringOf(props.value)
  const counter = useCounter(lengthOf(value), props.field.max)
  const type = props.field.type === 'email' ? 'email' : 'text'
  return (
    <TextInput
      {...common}
      type={type}
      autoComplete="off"
      lang={props.language}
      value={value}
      rightSection={counter ? <span className="mut xs nw">{counter}</span> : undefined}
      rightSectionWidth={counter ? 76 : undefined}
      onChange={(event) => props.onChange(event.currentTarget.value.replaceAll(/[\r\n]+/g, ' '))}
    />
  )
}

/** A multi-line text field with three rows at first. It grows with its text up to 16 rows. */
export function ParagraphControl(props: TextProps) {
  const { common } = useControl(props)
  const value = stringOf(props.value)
  const counter = useCounter(lengthOf(value), props.field.max)
  return (
    <Textarea
      {...common}
      description={[common.description, counter].filter(Boolean).join(' · ') || undefined}
      autosize
      minRows={3}
      maxRows={16}
      lang={props.language}
      value={value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

/** A rich text field. Its counter counts only the text, not the HTML tags. */
export function HtmlControl(props: TextProps) {
  const { error, label } = useControl(props)
  const value = stringOf(props.value)
  const counter = useCounter(lengthOf(plainText(value)), props.field.max)
  return (
    <RichText
      path={props.path}
      label={label}
      isRequired={props.field.required === true}
      error={error}
      hint={counter}
      language={props.language}
      value={value}
      onChange={props.onChange}
    />
  )
}

/** A field for a colour in the form #rrggbb, or #rrggbbaa with transparency. */
export function ColourControl(props: TextProps) {
  const { common } = useControl(props)
  return <ColorInput {...common} format="hexa" value={stringOf(props.value)} onChange={props.onChange} />
}
