import { useLocale } from '../../staff.tsx'
import type { AnyEditor } from '../editor.ts'
import type { StoredRecord } from '../record.ts'
import { Cell } from './Cell.tsx'

/** A record's value in a list: the editor's own cell, or else the default cell. */
export function Value({ editor, name, record }: { editor: AnyEditor; name: string; record: StoredRecord }) {
  const words = editor.words(useLocale())
  const field = editor.entity.fields[name]
  const Own = editor.cells?.[name]
  if (Own) return <Own value={record[name]} record={record} />
  return field ? <Cell field={field} value={record[name]} choices={words.choices[name] ?? {}} /> : null
}
