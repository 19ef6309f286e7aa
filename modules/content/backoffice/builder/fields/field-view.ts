import type { ComponentType } from 'react'
import type { Field, FieldList } from '../../../rules/blocks/fields.ts'
import { blockTexts, textOf } from '../../../words/blocks.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'

/** The props of the control of one field. */
export interface ControlProps<F extends Field = Field> {
  name: string
  field: F
  /** '<block id>.items.<item id>.title': identifies problems and the control itself. */
  path: string
  value: unknown
  onChange: (value: unknown) => void
  /** Error messages by path. */
  problems: ReadonlyMap<string, string>
  language: 'de' | 'en'
}

/** Shows the controls of a list of fields. Groups and items use it for the fields that they contain. */
export type FieldsComponent = ComponentType<
  Pick<ControlProps, 'problems' | 'language' | 'path'> & {
    fields: FieldList
    values: Readonly<Record<string, unknown>>
    /** Called with all values and the name of the field that changed. */
    onChange: (values: Readonly<Record<string, unknown>>, name: string) => void
  }
>

export const controlId = (path: string): string => `field-${path}`

/** Label, help and error of a control. */
export function useControl({ field, language, name, path, problems }: Omit<ControlProps, 'value' | 'onChange'>) {
  const t = useTexts(blockTexts)
  // Examples are in the language of the page, whatever language the editor reads.
  const examples: Readonly<Record<string, string>> = blockTexts(language).placeholders
  const help = (t.help as Readonly<Record<string, string>>)[field.help ?? name]?.replaceAll(
    '{url}',
    examples['url'] ?? '',
  )
  const placeholder = examples[name]
  return {
    label: textOf(t.fields, name),
    help,
    error: problems.get(path),
    common: {
      id: controlId(path),
      label: textOf(t.fields, name),
      description: help,
      withAsterisk: field.required === true,
      error: problems.get(path),
      ...(placeholder ? { placeholder } : {}),
    },
  }
}
