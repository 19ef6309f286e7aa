import type { Widget } from '#contract/entity.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLocale } from '../../staff.tsx'
import { type Editor, labelOf } from '../editor.ts'
import { columnsOf } from '../list-state.ts'
import type { StoredRecord } from '../record.ts'
import { Value } from './Value.tsx'

/** What says nothing without its name: 'Ja', '4', '7 %'. */
const named = new Set<Widget>(['boolean', 'number', 'percent'])

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
                      {field && named.has(field.widget) ? `${labelOf(words, name)}: ` : null}
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
