import type { Locale } from '#contract/locale.ts'
import type { DeclaredEditor } from '../crud/editor.ts'
import { exceptionsOf } from '../crud/list/Exceptions.tsx'
import { choicesOf } from '../crud/record.ts'

/**
 * Lists the missing texts of an editor. 'field': a field without a label. 'field.choice': a choice without a label. 'field!': a boolean
 * field without a text in `exceptions`.
 */
export function unlabelled({ cells, entity, words }: DeclaredEditor, locale: Locale): string[] {
  const { choices, exceptions, fields } = words(locale)
  const unnamed = exceptionsOf({ entity, ...(cells ? { cells } : {}) }).filter((name) => !exceptions?.[name])
  const missing = Object.entries(entity.fields).flatMap(([name, field]) => [
    ...(fields[name] ? [] : [name]),
    ...choicesOf(field.schema)
      .filter((choice) => field.widget !== 'list' && !choices[name]?.[choice])
      .map((choice) => `${name}.${choice}`),
  ])
  return [...missing, ...unnamed.map((name) => `${name}!`)]
}
