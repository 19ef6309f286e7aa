import type { Locale } from '#contract/locale.ts'
import type { EditorPlace } from '../crud/editor-screens.tsx'
import { choicesOf } from '../crud/record.ts'

/** Lists fields and choices without a label, as 'field' and 'field.choice'. */
export async function unlabelled({ load, words }: EditorPlace, locale: Locale): Promise<string[]> {
  const { entity } = await load()
  const { fields, choices } = words(locale)
  return Object.entries(entity.fields).flatMap(([name, field]) => [
    ...(fields[name] ? [] : [name]),
    ...choicesOf(field.schema)
      .filter((choice) => field.widget !== 'list' && !choices[name]?.[choice])
      .map((choice) => `${name}.${choice}`),
  ])
}
