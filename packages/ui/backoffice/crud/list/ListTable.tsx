import { editorTexts } from '#i18n/editors/frame.ts'
import { IconArrowDown, IconArrowUp, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLocale, useTexts } from '../../staff.tsx'
import { type Editor, labelOf } from '../editor.ts'
import { columnsOf, type ListState, toggleSort } from '../list-state.ts'
import type { StoredRecord } from '../record.ts'
import { Cell, isNumeric } from './Cell.tsx'

interface ListTableProps {
  editor: Editor
  records: readonly StoredRecord[]
  state: ListState
  /** Row that the keys act on; −1: none. */
  cursor: number
  onSort: (state: ListState) => void
  onOpen: (record: StoredRecord) => void
}

export function ListTable({ editor, records, state, cursor, onSort, onOpen }: ListTableProps) {
  const t = useTexts(editorTexts).list
  const words = editor.words(useLocale())
  const columns = columnsOf(editor.entity)
  return (
    <div className="tblwrap">
      <table className="tbl">
        <thead>
          <tr>
            {columns.map(({ name, sortable }) => {
              const field = editor.entity.fields[name]
              const direction = state.sort === name ? 'ascending' : state.sort === `-${name}` ? 'descending' : undefined
              const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
              return (
                <th key={name} scope="col" className={field && isNumeric(field) ? 'num' : ''} aria-sort={direction}>
                  {sortable ? (
                    <button
                      type="button"
                      className="sort"
                      aria-label={t.sortBy(labelOf(words, name))}
                      onClick={() => onSort(toggleSort(state, name, editor.entity.sort))}
                    >
                      {labelOf(words, name)}
                      {direction ? <Arrow size={14} stroke={2} aria-hidden /> : null}
                    </button>
                  ) : (
                    labelOf(words, name)
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {records.map((record, row) => (
            <tr
              key={record.id}
              data-row={row}
              className={row === cursor ? 'cur' : ''}
              aria-current={row === cursor || undefined}
              onClick={(event) => {
                if (!(event.target as Element).closest('a,button')) onOpen(record)
              }}
            >
              {columns.map(({ name }, column) => (
                <td key={name} className={numericClass(editor, name)}>
                  {column === 0 ? (
                    <Link className="rowlink" to={`${editor.path}/${record.id}`}>
                      <Value editor={editor} name={name} record={record} />
                    </Link>
                  ) : (
                    <Value editor={editor} name={name} record={record} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const numericClass = (editor: Editor, name: string): string => {
  const field = editor.entity.fields[name]
  return field && isNumeric(field) ? 'num' : ''
}

function Value({ editor, name, record }: { editor: Editor; name: string; record: StoredRecord }) {
  const words = editor.words(useLocale())
  const field = editor.entity.fields[name]
  const Own = editor.cells?.[name]
  if (Own) return <Own value={record[name]} record={record} />
  return field ? <Cell field={field} value={record[name]} choices={words.choices[name] ?? {}} /> : null
}

/** On a phone a row is a link of two lines: what it is, and what matters about it. */
export function PhoneRows({ editor, records }: { editor: Editor; records: readonly StoredRecord[] }) {
  const words = editor.words(useLocale())
  const [first, ...others] = columnsOf(editor.entity)
  return (
    <ul className="prows">
      {records.map((record) => (
        <li key={record.id}>
          <Link to={`${editor.path}/${record.id}`}>
            <span className="col" style={{ gap: 2, minWidth: 0 }}>
              <b>{first ? <Value editor={editor} name={first.name} record={record} /> : editor.nameOf(record)}</b>
              <span className="pline">
                {others.map(({ name }) => {
                  const field = editor.entity.fields[name]
                  const value = record[name]
                  if (value === null || value === undefined || value === '') return null
                  return (
                    <span key={name}>
                      {field?.widget === 'boolean' ? `${labelOf(words, name)}: ` : null}
                      <Value editor={editor} name={name} record={record} />
                    </span>
                  )
                })}
              </span>
            </span>
            <IconChevronRight className="i mut" stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
