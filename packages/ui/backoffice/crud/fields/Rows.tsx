import { editorTexts } from '#i18n/editors/frame.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../staff.tsx'
import { move, moveStep, type Taken } from '../sortable.ts'

interface RowsProps<T> {
  rows: readonly T[]
  onChange: (rows: T[]) => void
  /** Creates a new row. */
  create: () => T
  /** Name of the row in messages. */
  nameOf: (row: T, index: number) => string
  /** Label of the button that adds a row. Without it, rows cannot be added. */
  addLabel?: string
  readOnly?: boolean | undefined
  emptyText?: string | undefined
  /** Draws the controls of a row. `add` adds a row, for Enter in its last control. */
  children: (row: T, index: number, change: (row: T) => void, add: () => void) => ReactNode
  /** True if the user cannot change the order of the rows. They then have no handles for dragging. */
  unordered?: boolean
  className?: string
  /** Headings above the columns, on wide screens. */
  head?: ReactNode
  /** Draws a row with its own frame, which contains the handle and the delete button. */
  renderFramed?: (handle: ReactNode, bin: ReactNode, row: T, index: number, change: (row: T) => void) => ReactNode
}

/**
 * Rows that are edited in place. The handle is a button: Space picks up, arrows move, Space or Enter drops, Esc cancels. Each step is
 * announced.
 */
export function Rows<T>(props: RowsProps<T>) {
  const t = useTexts(editorTexts).field
  const [taken, setTaken] = useState<Taken>()
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<number>()
  const box = useRef<HTMLDivElement>(null)
  const focus = useRef<{ row: number; what: 'handle' | 'first' }>(undefined)
  useEffect(() => {
    const { current } = focus
    if (!current) return
    const row = box.current?.querySelectorAll<HTMLElement>(':scope > [data-row]')[current.row]
    const target =
      current.what === 'handle'
        ? row?.querySelector<HTMLElement>('[data-handle]')
        : row?.querySelector<HTMLElement>('input,select,textarea,button:not([data-handle])')
    target?.focus()
    // `focus.current` is reset only now, after the focus was moved. While `focus.current` is set, a handle that loses the focus does not
    // end the move of its row.
    focus.current = undefined
  })
  const add = () => {
    focus.current = { row: props.rows.length, what: 'first' }
    props.onChange([...props.rows, props.create()])
  }
  const press = (key: string, index: number): boolean => {
    const row = props.rows[index]
    const step = moveStep(key, index, props.rows.length, taken)
    if (step.do === 'nothing' || row === undefined) return false
    const [name, of] = [props.nameOf(row, index), props.rows.length]
    if (step.do === 'take') {
      setTaken(step.taken)
      setSaid(t.taken(name, index + 1, of))
    } else if (step.do === 'move' || step.do === 'return') {
      setTaken(step.do === 'move' ? step.taken : undefined)
      setSaid(step.do === 'move' ? t.moved(name, step.to + 1, of) : t.returned(name, step.to + 1))
      focus.current = { row: step.to, what: 'handle' }
      props.onChange(move(props.rows, step.from, step.to))
    } else {
      setTaken(undefined)
      setSaid(t.dropped(name, step.at + 1, of))
    }
    return true
  }
  const drop = (to: number) => {
    if (dragged !== undefined) props.onChange(move(props.rows, dragged, to))
    setDragged(undefined)
  }
  return (
    <div className="rows">
      {props.head && props.rows.length > 0 ? (
        <div className={`erow over ${props.className ?? ''}`} aria-hidden>
          {props.unordered ? null : <span />}
          {props.head}
          <span />
        </div>
      ) : null}
      <div ref={box} className="col" style={{ gap: props.renderFramed ? 10 : 0 }}>
        {/* oxlint-disable-next-line react/refs -- handlers read the ref when a key is pressed, not while rows are drawn */}
        {props.rows.map((row, index) => {
          const name = props.nameOf(row, index)
          const change = (next: T) => props.onChange(props.rows.toSpliced(index, 1, next))
          const handle =
            props.unordered || props.readOnly ? null : (
              <button
                type="button"
                className={`grip ${taken?.at === index ? 'on' : ''}`}
                data-handle
                aria-label={t.move(name)}
                aria-pressed={taken?.at === index}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(index)
                }}
                onDragEnd={() => setDragged(undefined)}
                onBlur={() => {
                  if (!focus.current) setTaken(undefined)
                }}
                onKeyDown={(event) => {
                  if (press(event.key, index)) {
                    event.preventDefault()
                    event.stopPropagation()
                  }
                }}
              >
                <IconGripVertical className="i" stroke={1.75} aria-hidden />
              </button>
            )
          const bin = props.readOnly ? null : (
            <ActionIcon
              size="xs"
              aria-label={t.remove(name)}
              onClick={() => {
                focus.current = { row: Math.max(0, index - 1), what: 'first' }
                props.onChange(props.rows.toSpliced(index, 1))
              }}
            >
              <IconTrash className="i" stroke={1.75} aria-hidden />
            </ActionIcon>
          )
          return (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- rows have no identity other than their position
              key={index}
              data-row
              className={`${props.renderFramed ? '' : `erow ${props.className ?? ''}`} ${taken?.at === index ? 'grab' : ''} ${dragged === index ? 'dragged' : ''}`}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault()
              }}
              onDrop={() => drop(index)}
            >
              {props.renderFramed ? (
                props.renderFramed(handle, bin, row, index, change)
              ) : (
                <>
                  {handle}
                  {props.children(row, index, change, add)}
                  {bin}
                </>
              )}
            </div>
          )
        })}
      </div>
      {props.rows.length === 0 ? <p className="mut sm">{props.emptyText ?? t.noRows}</p> : null}
      {props.readOnly || !props.addLabel ? null : (
        <div className="row w">
          <Button size="xs" leftSection={<IconPlus className="i" stroke={1.75} aria-hidden />} onClick={add}>
            {props.addLabel}
          </Button>
          {props.rows.length > 0 && !props.renderFramed ? <span className="hint hide-phone">{t.enterAdds}</span> : null}
        </div>
      )}
      <p className="sr" role="status" aria-live="assertive">
        {said}
      </p>
    </div>
  )
}
