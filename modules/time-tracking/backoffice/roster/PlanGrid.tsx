import { useAction } from '#ui/backoffice/calls.ts'
import { formatShortDay, initials } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { IconClockUp } from '@tabler/icons-react'
import { useState } from 'react'
import { rosterEndpoints, type Expected, type Week, type WorkingSchedule } from '../../contract.ts'
import { hours } from '../../rules/format.ts'
import { rosterTexts } from '../../words/roster.ts'
import { timeTrackingTitles } from '../../words/titles.ts'
import { Coverage } from './Coverage.tsx'
import { DragLayer } from './DragLayer.tsx'
import { PlanCell } from './PlanCell.tsx'
import type { Editing } from './PlanScreen.tsx'
import { useDrag } from './use-drag.ts'
import {
  blockOfShift,
  datesOf,
  hasClockChange,
  movedTo,
  netOfShift,
  planBreaches,
  shiftsOn,
  underName,
} from './week-model.ts'
import type { Breach } from '../../rules/breach.ts'

const refresh = { refresh: [rosterEndpoints.week] }

/**
 * The roster of a week as a table of people and days. A shift is moved to another cell with the pointer or with keys. While a shift is
 * dragged, a frame around the cell shows which working-time rule the shift would break there.
 */
export function PlanGrid(props: {
  week: Week
  today: string
  expected: Expected | undefined
  breaches: readonly (Breach & { user: string })[]
  onEdit: (editing: Editing) => void
  onFailed: (error: unknown) => void
}) {
  const t = useTexts(rosterTexts)
  const titles = useTexts(timeTrackingTitles)
  const locale = useLocale()
  const { week } = props
  const dates = datesOf(week.from)
  const update = useAction(rosterEndpoints.schedules.update, refresh)
  const create = useAction(rosterEndpoints.schedules.create, refresh)
  const remove = useAction(rosterEndpoints.schedules.remove, refresh)
  const [copied, setCopied] = useState<WorkingSchedule>()
  const byId = (id: string) => week.schedules.find((one) => one.id === id)
  const put = (shift: WorkingSchedule, to: { user: string; date: string }, isCopy: boolean) => {
    const times = movedTo(shift, to.date, week.zone)
    const user = to.user === '' ? null : to.user
    const onError = props.onFailed
    if (isCopy) {
      const { branch, department, pauseMinutes, note } = shift
      create.mutate({ body: { user, branch, department, pauseMinutes, note, ...times } }, { onError })
    } else
      update.mutate(
        {
          params: { id: shift.id },
          body: { version: shift.version, user, pauseMinutes: shift.pauseMinutes, ...times },
        },
        { onError },
      )
  }
  const { aim, layer, handlers } = useDrag<Breach | 'fits'>({
    find: (id, to, isCopy) => {
      const shift = byId(id)
      const person = week.people.find((one) => one.id === to.user)
      if (!shift || !person) return 'fits'
      const moved = { ...shift, ...movedTo(shift, to.date, week.zone), user: person.id }
      const others = week.schedules.filter((one) => isCopy || one.id !== id)
      const block = blockOfShift(moved)
      const broken = planBreaches(person, [...others, moved], week.zone).find(
        ({ severity, from, to: until }) => severity === 'error' && from <= block.to && until >= block.from,
      )
      return broken ?? 'fits'
    },
    drop: (id, to, isCopy) => {
      const shift = byId(id)
      if (shift) put(shift, to, isCopy)
    },
    open: (id) => {
      const shift = byId(id)
      if (shift) props.onEdit({ shift, user: shift.user, date: '' })
    },
  })
  // The last row is for open shifts (shifts without a person). It is always shown, so that an open shift can be planned.
  const rows = [...week.people, undefined]
  return (
    <div className="m-time-tracking tt-gridbox">
      <table className="tt-grid" aria-label={titles.plan}>
        <thead>
          <tr>
            <th scope="col">{t.person}</th>
            {dates.map((date) => (
              <th scope="col" key={date} className={date === props.today ? 'now' : undefined}>
                {formatShortDay(Date.parse(`${date}T12:00:00Z`), 'UTC', locale)}
                {hasClockChange(date, week.zone) ? <IconClockUp size={15} aria-label={t.clockChange} /> : null}
                <span className="hol">{week.holidays.find((one) => one.date === date)?.[locale]}</span>
              </th>
            ))}
            <th scope="col">{t.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((person, row) => {
            const own = week.schedules.filter(
              ({ user, from }) => user === (person?.id ?? null) && dates.includes(from.slice(0, 10)),
            )
            const total = own.reduce((sum, one) => sum + netOfShift(one), 0)
            return (
              <tr key={person?.id ?? 'open'}>
                <th scope="row">
                  {person ? (
                    <span className="row">
                      <span className="av" aria-hidden>
                        {initials(person.name)}
                      </span>
                      <span className="col" style={{ gap: 0, minWidth: 0 }}>
                        <b className="el">{person.name}</b>
                        <span className="mut xs">{underName(person, t.noContract)}</span>
                      </span>
                    </span>
                  ) : (
                    <b>{t.open}</b>
                  )}
                </th>
                {dates.map((date, column) => (
                  <PlanCell
                    key={date}
                    week={week}
                    person={person}
                    date={date}
                    place={{ row, column, isFirst: row === 0 && column === 0 }}
                    shifts={shiftsOn(week.schedules, person?.id ?? null, date, week.zone)}
                    breaches={props.breaches.filter((one) => one.user === person?.id && one.date === date)}
                    handlers={handlers}
                    onEdit={props.onEdit}
                    onMove={(shift, to) => put(shift, to, false)}
                    onCopy={setCopied}
                    onPaste={() => copied && put(copied, { user: person?.id ?? '', date }, true)}
                    onRemove={(shift) => remove.mutate({ params: { id: shift.id } }, { onError: props.onFailed })}
                    rows={rows.map((one) => one?.id ?? '')}
                    dates={dates}
                  />
                ))}
                <td className="tot">
                  <b>{hours(total)}</b>
                  {person ? (
                    <span className="mut xs">
                      {person.rulePack === 'none' ? t.notChecked : hours(total - person.weeklyTarget, { sign: true })}
                    </span>
                  ) : null}
                </td>
              </tr>
            )
          })}
        </tbody>
        <Coverage week={week} dates={dates} expected={props.expected} />
      </table>
      <p className="hint">{t.keys}</p>
      <DragLayer aim={aim} layer={layer} />
    </div>
  )
}
