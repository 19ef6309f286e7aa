import { formatTime } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Week, WorkingSchedule } from '../../contract.ts'
import { shareOf } from '../../rules/balance.ts'
import type { Breach } from '../../rules/breach.ts'
import { hours } from '../../rules/format.ts'
import { clockTexts } from '../../words/clock.ts'
import { rosterTexts } from '../../words/roster.ts'
import type { Editing } from './PlanScreen.tsx'
import type { useDrag } from './use-drag.ts'
import type { Person } from './week-model.ts'

interface CellProps {
  week: Week
  person: Person | undefined
  date: string
  place: { row: number; column: number; isFirst: boolean }
  shifts: readonly WorkingSchedule[]
  breaches: readonly Breach[]
  handlers: ReturnType<typeof useDrag>['handlers']
  onEdit: (editing: Editing) => void
  onMove: (shift: WorkingSchedule, to: { user: string; date: string }) => void
  onCopy: (shift: WorkingSchedule) => void
  onPaste: () => void
  onRemove: (shift: WorkingSchedule) => void
  /**
   * The ids of all rows and the dates of all columns, with which the arrow keys find the next cell. The id '' is the row of open shifts
   * (shifts without a person).
   */
  rows: readonly string[]
  dates: readonly string[]
}

/** A cell of the roster: one person on one day. With the Tab key the whole table is one stop; the arrow keys move from cell to cell. */
export function PlanCell(props: CellProps) {
  const t = useTexts(rosterTexts)
  const c = useTexts(clockTexts)
  const { week, person, date, shifts, place } = props
  const user = person?.id ?? ''
  const absence = week.absences.find((one) => one.user === user && shareOf(one, date) > 0)
  const [shift] = shifts
  const key = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key]
    if (step) {
      event.preventDefault()
      const to = { user: props.rows[place.row + (step[0] ?? 0)], date: props.dates[place.column + (step[1] ?? 0)] }
      if (to.user === undefined || to.date === undefined) return
      if (event.altKey && shift) props.onMove(shift, { user: to.user, date: to.date })
      document.getElementById(`cell-${to.user}-${to.date}`)?.focus()
      return
    }
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.key === 'c' && shift) props.onCopy(shift)
    else if (isCommand && event.key === 'v') props.onPaste()
    else if (event.key === 'Delete' && shift) props.onRemove(shift)
    else if ((event.key === 'n' || event.key === 'N') && !isCommand) props.onEdit({ user: person?.id ?? null, date })
    else if (event.key === 'Enter') props.onEdit({ ...(shift ? { shift } : {}), user: person?.id ?? null, date })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <td
      id={`cell-${user}-${date}`}
      data-user={user}
      data-date={date}
      tabIndex={place.isFirst ? 0 : -1}
      onKeyDown={key}
      onDoubleClick={() => props.onEdit({ user: person?.id ?? null, date })}
    >
      {absence ? (
        <span className="sh away">
          <b>{t.absence[absence.kind]}</b>
          <span>{t.approved}</span>
        </span>
      ) : null}
      {shifts.map((one) => {
        const breach = props.breaches[0]
        const department = week.departments.find(({ id }) => id === one.department)
        const [from, to] = [formatTime(Date.parse(one.from), week.zone), formatTime(Date.parse(one.to), week.zone)]
        return (
          <button
            type="button"
            key={one.id}
            tabIndex={-1}
            className={`sh grab ${breach ? 'bad' : one.state === 'draft' ? 'draft' : ''} c-${department?.color ?? 'gray'}`}
            {...props.handlers(one.id)}
          >
            <b>
              {from}–{to}
            </b>
            <span>
              {breach
                ? c.breaches[breach.code](hours(breach.found), hours(breach.required))
                : one.state === 'draft'
                  ? t.draft
                  : (department?.name ?? one.note)}
            </span>
          </button>
        )
      })}
    </td>
  )
}
