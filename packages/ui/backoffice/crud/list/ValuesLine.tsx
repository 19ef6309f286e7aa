import type { Widget } from '#contract/entity.ts'
import { useLocale } from '../../staff.tsx'
import { type AnyEditor, labelOf } from '../editor.ts'
import type { StoredRecord } from '../record.ts'
import { isUsual } from './Cell.tsx'
import { Value } from './Value.tsx'

/** Widgets whose values are shown with the name of their field, because a value alone is not clear: 'Ja', '4', '7 %'. */
const named = new Set<Widget>(['boolean', 'number', 'percent'])

/** Values of a record in one line below its name, if there is no space for columns. A boolean field with its default value is left out. */
export function ValuesLine({
  editor,
  names,
  record,
}: {
  editor: AnyEditor
  names: readonly string[]
  record: StoredRecord
}) {
  const words = editor.words(useLocale())
  const filled = names.filter((name) => {
    const field = editor.entity.fields[name]
    if ([null, undefined, ''].includes(record[name] as null)) return false
    return editor.cells?.[name] !== undefined || field?.widget !== 'boolean' || !isUsual(field, record[name])
  })
  if (filled.length === 0) return null
  return (
    <span className="pline">
      {filled.map((name) => {
        const field = editor.entity.fields[name]
        return (
          <span key={name}>
            {field && named.has(field.widget) && !editor.cells?.[name] ? `${labelOf(words, name)}: ` : null}
            <Value editor={editor} name={name} record={record} />
          </span>
        )
      })}
    </span>
  )
}
