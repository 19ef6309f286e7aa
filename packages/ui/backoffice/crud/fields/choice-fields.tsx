import { editorTexts } from '#i18n/editors/frame.ts'
import { Checkbox, MultiSelect, Select, Switch } from '@mantine/core'
import { useTexts } from '../../staff.tsx'
import type { FieldProps } from '../field-props.ts'
import { acceptsNull, bareSchema, choicesOf } from '../record.ts'
import { useReferences } from '../slots.tsx'
import { inputProps, Labelled } from './Labelled.tsx'

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** A switch with a sentence below it. */
export function BooleanField(props: FieldProps) {
  return (
    <Switch
      id={props.id}
      label={props.label}
      description={props.help}
      error={props.error}
      checked={props.value === true}
      disabled={props.readOnly}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
      onBlur={props.onBlur}
    />
  )
}

/** A choice of one value out of a few. If the field may be empty, there is also the choice 'Keine Angabe' (not specified). */
export function SelectField(props: FieldProps) {
  const t = useTexts(editorTexts).field
  const schema = bareSchema(props.field.schema)
  const mayBeEmpty = acceptsNull(schema) || schema.safeParse(undefined).success
  return (
    <Select
      {...inputProps(props)}
      data={choicesOf(schema).map((value) => ({ value, label: props.choices[value] ?? value }))}
      value={typeof props.value === 'string' ? props.value : null}
      placeholder={mayBeEmpty ? t.nothing : t.choose}
      clearable={mayBeEmpty}
      allowDeselect={mayBeEmpty}
      checkIconPosition="right"
      onChange={(value) => props.onChange(value ?? (acceptsNull(schema) ? null : undefined))}
    />
  )
}

export function MultiselectField(props: FieldProps) {
  const values = listOf(props.value)
  return (
    <Labelled {...props}>
      <div className="col">
        {choicesOf(props.field.schema).map((one) => (
          <Checkbox
            key={one}
            label={props.choices[one] ?? one}
            checked={values.includes(one)}
            disabled={props.readOnly}
            onBlur={props.onBlur}
            onChange={(event) =>
              props.onChange(event.currentTarget.checked ? [...values, one] : values.filter((other) => other !== one))
            }
          />
        ))}
      </div>
    </Labelled>
  )
}

/** A field that refers to one record of another entity. The user types to search for the record. */
export function ReferenceField(props: FieldProps) {
  const t = useTexts(editorTexts).field
  const { options } = useReferences(props.field.to)
  const mayBeEmpty = acceptsNull(props.field.schema)
  return (
    <Select
      {...inputProps(props)}
      data={options}
      value={typeof props.value === 'string' ? props.value : null}
      searchable
      clearable={mayBeEmpty}
      allowDeselect={mayBeEmpty}
      placeholder={mayBeEmpty ? t.nothing : t.choose}
      nothingFoundMessage={t.noMatch}
      checkIconPosition="right"
      onChange={(value) => props.onChange(value ?? (mayBeEmpty ? null : undefined))}
    />
  )
}

export function ReferencesField(props: FieldProps) {
  const t = useTexts(editorTexts).field
  const { options, nameOf, isReady } = useReferences(props.field.to)
  const values = listOf(props.value)
  // Records that were deleted or moved to the trash have no name any more. They are shown with a label instead of their id and can be removed.
  const gone = isReady ? values.filter((value) => nameOf(value) === undefined) : []
  return (
    <MultiSelect
      {...inputProps(props)}
      data={[...options, ...gone.map((value) => ({ value, label: t.gone }))]}
      value={values}
      searchable
      clearable
      placeholder={values.length === 0 ? t.searchChoice : ''}
      nothingFoundMessage={t.noMatch}
      onChange={props.onChange}
    />
  )
}
