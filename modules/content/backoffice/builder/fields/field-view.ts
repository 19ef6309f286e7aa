import type { ComponentType } from 'react'
import type { Field, FieldList } from '../../../rules/blocks/fields.ts'
import { blockTexts, textOf } from '../../../words/blocks.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'

/** The props that the control of one field gets. */
export interface ControlProps<F extends Field = Field> {
  name: string
  field: F
  /**
   * The path of the value, for example '<block id>.items.<item id>.title'. It is the key of the field's error message in `problems`. The id
   * of the control is made from it.
   */
  path: string
  value: unknown
  onChange: (value: unknown) => void
  /** The error messages of the document. The key is the path of the field. */
  problems: ReadonlyMap<string, string>
  language: 'de' | 'en'
}

/**
 * The component that renders the controls of a list of fields. `CollectionControl` gets it as a prop, because an import would make an import cycle.
 */
export type FieldsComponent = ComponentType<
  Pick<ControlProps, 'problems' | 'language' | 'path'> & {
    fields: FieldList
    values: Readonly<Record<string, unknown>>
    /** Called after a change with the values of all fields and the name of the changed field. */
    onChange: (values: Readonly<Record<string, unknown>>, name: string) => void
  }
>

export const controlId = (path: string): string => `field-${path}`

/** Returns the label, help text, example and error message of a field, and the props that every control has in common. */
export function useControl({ field, language, name, path, problems }: Omit<ControlProps, 'value' | 'onChange'>) {
  const t = useTexts(blockTexts)
  // Examples are in the language of the edited page, not in the language in which the user reads the back office.
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
