import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { AnyEditor } from '../editor.ts'
import type { StoredRecord } from '../record.ts'
import { Exceptions, shownColumns } from './Exceptions.tsx'
import { Value } from './Value.tsx'
import { ValuesLine } from './ValuesLine.tsx'

/** The rows of a list on phones. Each row is a link with two lines: the name, and the most important values as far as there is space. */
export function PhoneRows({ editor, records }: { editor: AnyEditor; records: readonly StoredRecord[] }) {
  const [first, ...columns] = shownColumns(editor)
  const others = columns.filter(({ name }) => !editor.lesserColumns?.includes(name))
  return (
    <ul className="prows">
      {records.map((record) => (
        <li key={record.id}>
          <Link to={`${editor.path}/${record.id}`}>
            <span className="col" style={{ gap: 2, minWidth: 0 }}>
              <b>{first ? <Value editor={editor} name={first.name} record={record} /> : editor.nameOf(record)}</b>
              <ValuesLine editor={editor} names={others.map(({ name }) => name)} record={record} />
              <Exceptions editor={editor} record={record} />
            </span>
            <IconChevronRight className="i mut" stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
