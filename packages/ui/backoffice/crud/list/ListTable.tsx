import { editorTexts } from '#i18n/editors/frame.ts'
import { Checkbox, Menu } from '@mantine/core'
import { IconArrowBarToDown, IconArrowBarToUp, IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLocale, useTexts } from '../../staff.tsx'
import { type AnyEditor, headingOf } from '../editor.ts'
import { firstToGo, type ListState, toggleSort } from '../list-state.ts'
import type { StoredRecord } from '../record.ts'
import { RecordMenu } from '../form/RecordMenu.tsx'
import { isNumeric } from './Cell.tsx'
import { Exceptions, shownColumns } from './Exceptions.tsx'
import type { ListOrder } from './use-list-order.ts'
import type { Selection } from './use-selection.ts'
import { useFittingColumns } from './use-fitting-columns.ts'
import { Value } from './Value.tsx'
import { ValuesLine } from './ValuesLine.tsx'

interface ListTableProps {
  editor: AnyEditor
  order: ListOrder
  selection?: Selection
  /** True if the user may change records. Each row then has a menu, unless the editor is fixed (`isFixed`). */
  mayWrite: boolean
  state: ListState
  /** Index of the row that keys act on; −1 for none. */
  cursor: number
  onSort: (state: ListState) => void
  onOpen: (record: StoredRecord) => void
}

export function ListTable({ editor, order, selection, mayWrite, state, cursor, onSort, onOpen }: ListTableProps) {
  const { list: t, form } = useTexts(editorTexts)
  const actions = form.actions
  const words = editor.words(useLocale())
  const all = shownColumns(editor)
  const records = order.rows
  const leaving = firstToGo(
    all.map(({ name }) => name),
    editor.lesserColumns ?? [],
    state.sort,
  )
  const { box, gone } = useFittingColumns(leaving.length, records)
  const stacked = new Set(leaving.slice(0, gone))
  const columns = all.filter(({ name }) => !stacked.has(name))
  const rowClass = (row: number, id: string): string =>
    [
      row === cursor ? 'cur' : '',
      selection?.has(id) ? 'chosen' : '',
      order.taken === row ? 'grab' : '',
      order.dragged === row ? 'dragged' : '',
    ].join(' ')
  const chosenHere = records.filter(({ id }) => selection?.has(id)).length
  return (
    <div className="tblwrap" ref={box}>
      <table className={`tbl ${gone > 0 ? 'tight' : ''}`}>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className="pick">
                <Checkbox
                  aria-label={t.selectPage}
                  checked={chosenHere > 0 && chosenHere === records.length}
                  indeterminate={chosenHere > 0 && chosenHere < records.length}
                  onChange={(event) => selection.put(records, event.currentTarget.checked)}
                />
              </th>
            ) : null}
            {order.isOn ? (
              <th scope="col" className="pick">
                <span className="sr">{t.order}</span>
              </th>
            ) : null}
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
                      aria-label={t.sortBy(headingOf(words, name))}
                      onClick={() => onSort(toggleSort(state, name, editor.entity.sort))}
                    >
                      {headingOf(words, name)}
                      {direction ? <Arrow size={14} stroke={2} aria-hidden /> : null}
                    </button>
                  ) : (
                    headingOf(words, name)
                  )}
                </th>
              )
            })}
            {mayWrite && !editor.isFixed ? (
              <th scope="col" className="pick">
                <span className="sr">{actions}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {records.map((record, row) => (
            <tr
              key={record.id}
              data-row={row}
              className={rowClass(row, record.id)}
              aria-current={row === cursor || undefined}
              onDragOver={(event) => {
                if (order.dragged !== undefined) event.preventDefault()
              }}
              onDrop={() => order.drop(row)}
              onClick={(event) => {
                if (
                  event.currentTarget.contains(event.target as Node) &&
                  !(event.target as Element).closest('a,button,label,.pick')
                )
                  onOpen(record)
              }}
            >
              {selection ? (
                <td className="pick">
                  <Checkbox
                    aria-label={t.select(editor.nameOf(record))}
                    checked={selection.has(record.id)}
                    onChange={(event) =>
                      selection.toggle(record, event.nativeEvent instanceof PointerEvent && event.nativeEvent.shiftKey)
                    }
                  />
                </td>
              ) : null}
              {order.isOn ? (
                <td className="pick">
                  <Grip order={order} row={row} id={record.id} />
                </td>
              ) : null}
              {columns.map(({ name }, column) => (
                <td key={name} className={numericClass(editor, name)}>
                  {column === 0 ? (
                    <>
                      <Link className="rowlink" to={`${editor.path}/${record.id}`}>
                        <Value editor={editor} name={name} record={record} />
                      </Link>
                      <Exceptions editor={editor} record={record} />
                      {gone > 0 ? (
                        <ValuesLine
                          editor={editor}
                          names={all.flatMap((one) => (stacked.has(one.name) ? [one.name] : []))}
                          record={record}
                        />
                      ) : null}
                    </>
                  ) : (
                    <Value editor={editor} name={name} record={record} />
                  )}
                </td>
              ))}
              {mayWrite && !editor.isFixed ? (
                <td className="pick">
                  <RecordMenu editor={editor} record={record} values={record} isQuiet>
                    {order.isOn ? <Places order={order} row={row} /> : null}
                  </RecordMenu>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sr" role="status" aria-live="assertive">
        {order.said}
      </p>
    </div>
  )
}

const numericClass = (editor: AnyEditor, name: string): string => {
  const field = editor.entity.fields[name]
  return field && isNumeric(field) ? 'num' : ''
}

/** The handle of a row, for reordering by dragging or with the keyboard. */
function Grip({ order, row, id }: { order: ListOrder; row: number; id: string }) {
  const t = useTexts(editorTexts).field
  return (
    <button
      type="button"
      className={`grip ${order.taken === row ? 'on' : ''}`}
      data-grip={id}
      aria-label={t.move(order.nameAt(row))}
      aria-pressed={order.taken === row}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        order.drag(row)
      }}
      onDragEnd={() => order.drag(undefined)}
      onBlur={order.leave}
      onKeyDown={(event) => {
        if (!order.press(event.key, row)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <IconGripVertical className="i" stroke={1.75} aria-hidden />
    </button>
  )
}

/** Menu entries that move a row, for touch screens. */
function Places({ order, row }: { order: ListOrder; row: number }) {
  const t = useTexts(editorTexts).list
  const last = order.rows.length - 1
  const entries = [
    { label: t.first, icon: IconArrowBarToUp, to: 0, isOff: row === 0 },
    { label: t.up, icon: IconArrowUp, to: row - 1, isOff: row === 0 },
    { label: t.down, icon: IconArrowDown, to: row + 1, isOff: row === last },
    { label: t.last, icon: IconArrowBarToDown, to: last, isOff: row === last },
  ]
  return (
    <>
      {entries.map(({ label, icon: Picture, to, isOff }) => (
        <Menu.Item
          key={label}
          disabled={isOff}
          leftSection={<Picture className="i" stroke={1.75} aria-hidden />}
          onClick={() => order.place(row, to)}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  )
}
