import type { Locale } from '#contract/locale.ts'
import type { EditorPlace } from '../crud/editor-screens.tsx'
import { exceptionsOf } from '../crud/list/Exceptions.tsx'
import { choicesOf } from '../crud/record.ts'

/** Lists fields and choices without a label, as 'field' and 'field.choice', and exceptions of lists without a word, as 'field!'. */
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
