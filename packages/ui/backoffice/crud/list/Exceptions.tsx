import type { Field } from '#contract/entity.ts'
import { useLocale } from '../../staff.tsx'
import { type AnyEditor, labelOf } from '../editor.ts'
import { columnsOf } from '../list-state.ts'
import type { StoredRecord } from '../record.ts'
import { isUsual } from './Cell.tsx'

/** Is the field a boolean with a default value? A column for such a field would show the same value in nearly every row. */
const isPlainFlag = (field: Field | undefined): boolean =>
  field?.widget === 'boolean' && field.schema.safeParse(undefined).success

type Listed = Pick<AnyEditor, 'entity' | 'cells'>

/**
 * The boolean fields that have no column in the list. The list shows a chip for such a field if its value differs from the default. A field
 * with its own cell (`cells`) has a column.
 */
export const exceptionsOf = ({ cells, entity }: Listed): string[] =>
  columnsOf(entity).flatMap(({ name }) => (isPlainFlag(entity.fields[name]) && !cells?.[name] ? [name] : []))

/** The columns that a list shows: all columns except those of `exceptionsOf` (docs/rules/back-office.md, Lists and forms). */
export function shownColumns(editor: Listed): ReturnType<typeof columnsOf> {
  const left = new Set(exceptionsOf(editor))
  return columnsOf(editor.entity).filter(({ name }) => !left.has(name))
}

/** A chip for each boolean field of the record whose value differs from its default. */
export function Exceptions({ editor, record }: { editor: AnyEditor; record: StoredRecord }) {
  const words = editor.words(useLocale())
  return exceptionsOf(editor).map((name) => {
    const field = editor.entity.fields[name]
    if (!field || isUsual(field, record[name])) return null
    return (
      <span key={name} className="bdg exception">
        {words.exceptions?.[name] ?? labelOf(words, name)}
      </span>
    )
  })
}
