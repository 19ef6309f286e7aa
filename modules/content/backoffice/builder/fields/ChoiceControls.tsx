import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { MomentInput } from '#ui/backoffice/date/MomentInput.tsx'
import { blockTexts, textOf } from '../../../words/blocks.ts'
import { builderTexts } from '../../../words/builder.ts'
import { useReferences } from '#ui/backoffice/crud/slots.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { MultiSelect, NumberInput, Radio, Select, Switch } from '@mantine/core'
import type { Field } from '../../../rules/blocks/fields.ts'
import { type ControlProps, useControl } from './field-view.ts'

type Of<Type extends Field['type']> = ControlProps<Extract<Field, { type: Type }>>

/**
 * A field with one choice: radio buttons for up to four options, a drop-down list for more options. A stored value that the field no longer
 * offers is added to the options, because staff must see it.
 */
export function SelectControl(props: Of<'select'>) {
  const t = useTexts(blockTexts)
  const { common } = useControl(props)
  const value = typeof props.value === 'string' ? props.value : (props.field.default ?? null)
  const all = value && !props.field.options.includes(value) ? [value, ...props.field.options] : props.field.options
  const data = all.map((option) => ({ value: option, label: textOf(t.choices, option) }))
  if (data.length <= 4)
    return (
      <Radio.Group {...common} value={value} onChange={props.onChange}>
        <div className="col" style={{ gap: 6, marginTop: 4 }}>
          {data.map((option) => (
            <Radio key={option.value} value={option.value} label={option.label} />
          ))}
        </div>
      </Radio.Group>
    )
  return (
    <Select
      {...common}
      data={data}
      searchable
      allowDeselect={props.field.required !== true}
      value={value}
      onChange={props.onChange}
    />
  )
}

export function MultiselectControl(props: Of<'multiselect'>) {
  const t = useTexts(blockTexts)
  const { common } = useControl(props)
  const data = props.field.options.map((option) => ({ value: option, label: textOf(t.choices, option) }))
  return <MultiSelect {...common} data={data} value={listOf(props.value)} onChange={props.onChange} />
}

export function BooleanControl(props: Of<'boolean'>) {
  const { common } = useControl(props)
  return (
    <Switch
      id={common.id}
      label={common.label}
      description={common.description}
      checked={props.value === true || (props.value === undefined && props.field.default === true)}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  )
}

/** A field for a number. The user can type a comma or a point before the decimals. */
export function NumberControl(props: Of<'number'>) {
  const { common } = useControl(props)
  return (
    <NumberInput
      {...common}
      allowedDecimalSeparators={[',', '.']}
      decimalSeparator=","
      decimalScale={props.field.decimals ?? 0}
      suffix={props.field.unit ? ` ${props.field.unit}` : ''}
      value={typeof props.value === 'number' ? props.value : ''}
      onChange={(value) => props.onChange(typeof value === 'number' ? value : undefined)}
    />
  )
}

/**
 * A field for a day. With `dateTime` it is a field for a day and a time. The user types the time in the time zone of the browser; the value is
 * stored as an instant.
 */
export function DateControl(props: Of<'date'>) {
  const { common } = useControl(props)
  const value = typeof props.value === 'string' ? props.value : ''
  if (!props.field.dateTime)
    return <DayInput {...common} value={value} onChange={(day) => props.onChange(day || undefined)} />
  const zone = Temporal.Now.timeZoneId()
  const wall = value
    ? Temporal.Instant.from(value).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
    : ''
  return (
    <MomentInput
      {...common}
      value={wall}
      onChange={(typed) => {
        props.onChange(
          typed ? Temporal.PlainDateTime.from(typed).toZonedDateTime(zone).toInstant().toString() : undefined,
        )
      }}
    />
  )
}

/**
 * A field for one or several records. The user searches for them by name. If a chosen record was deleted, the field shows a text in place of its
 * name.
 */
export function ReferenceControl(props: Of<'reference'>) {
  const t = useTexts(builderTexts).field
  const { common } = useControl(props)
  const { isReady, options } = useReferences(props.field.to)
  const chosen = props.field.many
    ? listOf(props.value)
    : typeof props.value === 'string' && props.value
      ? [props.value]
      : []
  const gone = isReady ? chosen.filter((id) => !options.some(({ value }) => value === id)) : []
  const data = [...options, ...gone.map((value) => ({ value, label: t.gone }))]
  const shared = {
    ...common,
    data,
    searchable: true,
    nothingFoundMessage: t.noChoices,
    placeholder: chosen.length > 0 ? undefined : t.choose,
  }
  if (props.field.many)
    return (
      <MultiSelect
        {...shared}
        {...(props.field.max === undefined ? {} : { maxValues: props.field.max })}
        value={chosen}
        onChange={props.onChange}
      />
    )
  return <Select {...shared} value={chosen[0] ?? null} onChange={(value) => props.onChange(value ?? undefined)} />
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
