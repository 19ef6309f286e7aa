import type { Locale } from '#contract/locale.ts'
import type { EditorPlace } from '../crud/editor-screens.tsx'
import { exceptionsOf } from '../crud/list/Exceptions.tsx'
import { choicesOf } from '../crud/record.ts'

/**
 * Lists the missing texts of an editor. 'field': a field without a label. 'field.choice': a choice without a label. 'field!': a boolean
 * field without a text in `exceptions`.
 */
export async function unlabelled({ load, words }: EditorPlace, locale: Locale): Promise<string[]> {
  const { cells, entity } = await load()
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
