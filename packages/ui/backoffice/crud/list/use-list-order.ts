import { editorTexts } from '#i18n/editors/frame.ts'
import { useEffect, useRef, useState } from 'react'
import { failureText, useAction } from '../../calls.ts'
import { notify } from '../../notify.ts'
import { useTexts } from '../../staff.tsx'
import type { AnyEditor } from '../editor.ts'
import type { StoredRecord } from '../record.ts'
import { move, moveStep, type Taken } from '../sortable.ts'

type Rows = readonly StoredRecord[]

/**
 * Rows that can be sorted by hand: by drag, by keys on the handle (Space picks up, arrows move, Space or Enter drops, Esc cancels) and by
 * the row's menu. The new sequence of rows is shown at once and saved. If the server refuses it, the old sequence is shown again.
 */
export function useListOrder(editor: AnyEditor, records: Rows, isOn: boolean) {
  const t = useTexts(editorTexts)
  const [moved, setMoved] = useState<{ of: Rows; rows: Rows }>()
  const [taken, setTaken] = useState<Taken>()
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const focus = useRef<string>(undefined)
  const save = useAction(editor.reorder ?? editor.calls.update, { refresh: [editor.calls.list, editor.calls.get] })
  // The sequence that the user has set belongs to these records. Records that are loaded later are shown in the sequence of the
  // server.
  const rows = moved?.of === records ? moved.rows : records
  useEffect(() => {
    if (focus.current) document.querySelector<HTMLElement>(`[data-grip="${focus.current}"]`)?.focus()
    focus.current = undefined
  })
  const show = (next: Rows) => setMoved({ of: records, rows: next })
  const keep = (next: Rows) => {
    show(next)
    save.mutate(
      { body: { ids: next.map(({ id }) => id) } },
      {
        onError: (error) => {
          setMoved(undefined)
          notify(failureText(error, t.list.orderFailed), 'failed')
        },
      },
    )
  }
  const nameAt = (index: number): string => {
    const row = rows[index]
    return row ? editor.nameOf(row) : ''
  }
  return {
    isOn,
    rows,
    taken: taken?.at,
    dragged,
    said,
    nameAt,
    /** Reacts to a key press while the drag handle of a row has the focus. Returns true if the key has a meaning there. */
    press(key: string, index: number): boolean {
      const step = moveStep(key, index, rows.length, taken)
      if (step.do === 'nothing') return false
      const [name, of] = [nameAt(index), rows.length]
      if (step.do === 'take') {
        setTaken(step.taken)
        setSaid(t.field.taken(name, index + 1, of))
      } else if (step.do === 'drop') {
        setTaken(undefined)
        setSaid(t.field.dropped(name, step.at + 1, of))
        if (taken && taken.from !== step.at) keep(rows)
      } else {
        setTaken(step.do === 'move' ? step.taken : undefined)
        setSaid(step.do === 'move' ? t.field.moved(name, step.to + 1, of) : t.field.returned(name, step.to + 1))
        focus.current = rows[index]?.id
        show(move(rows, step.from, step.to))
      }
      return true
    },
    /** Called when the handle of a row loses the focus. Cancels the move, unless the focus was lost because the row has just been moved. */
    leave() {
      if (!taken || focus.current) return
      show(move(rows, taken.at, taken.from))
      setTaken(undefined)
    },
    drag: setDragged,
    drop(to: number) {
      if (dragged !== undefined && dragged !== to) keep(move(rows, dragged, to))
      setDragged(undefined)
    },
    place(from: number, to: number) {
      const at = Math.max(0, Math.min(rows.length - 1, to))
      setSaid(t.field.dropped(nameAt(from), at + 1, rows.length))
      keep(move(rows, from, at))
    },
  }
}
export type ListOrder = ReturnType<typeof useListOrder>
