import { type Locale, locales } from '#contract/locale.ts'
import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect, Switch } from '@mantine/core'
import { type LabelPart, labelParts } from '../contract.ts'
import { type FormatName, formatNames } from '../rules/formats.ts'
import { labelTexts } from '../words/labels.ts'
import { Segments } from './Segments.tsx'

/** Fields for the type of the label sheet and for the language of the labels. */
export function SheetChoice(props: {
  format: FormatName
  language: Locale
  onFormat: (format: FormatName) => void
  onLanguage: (language: Locale) => void
}) {
  const t = useTexts(labelTexts)
  return (
    <div className="g2">
      <Segments
        label={t.sheet}
        values={formatNames}
        nameOf={(value) => t.formats[value]}
        value={props.format}
        onChange={props.onFormat}
      />
      <Segments
        label={t.language}
        values={locales}
        nameOf={(value) => t.languages[value]}
        value={props.language}
        onChange={props.onLanguage}
      />
    </div>
  )
}

/** Switches for the parts of a label that can be left out. Name, content and price are always printed. */
export function PartSwitches(props: {
  format: FormatName
  shown: readonly LabelPart[]
  onChange: (shown: readonly LabelPart[]) => void
  packed: string
  onPacked: (day: string) => void
}) {
  const t = useTexts(labelTexts)
  const { format, shown, onChange } = props
  return (
    <div className="g2">
      {labelParts.map((part) => (
        <Switch
          key={part}
          label={t.parts[part]}
          description={t.partHelp[part]}
          checked={shown.includes(part)}
          disabled={part === 'qr' && format === 'compact'}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...shown, part] : shown.filter((one) => one !== part))
          }
        />
      ))}
      {shown.includes('best') ? (
        <DayInput label={t.packed} description={t.packedHelp} value={props.packed} onChange={props.onPacked} />
      ) : null}
    </div>
  )
}

/**
 * A field that chooses how labels look: the normal layout for products, or one of the image templates. Without templates there is no field.
 */
export function DesignChoice(props: {
  templates: readonly { id: string; name: string }[]
  value: string
  onChange: (template: string) => void
}) {
  const t = useTexts(labelTexts)
  if (props.templates.length === 0) return null
  return (
    <NativeSelect
      label={t.template}
      description={t.templateHelp}
      value={props.value}
      data={[
        { value: '', label: t.noTemplate },
        ...props.templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  )
}
