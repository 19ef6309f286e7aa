import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { formatShortDay, formatTime, initials } from '#ui/backoffice/format.ts'
import { IconAlertTriangle, IconCalendarTime } from '@tabler/icons-react'
import { useState } from 'react'
import type { Week, WorkingActivity } from '../../contract.ts'
import { dateOf } from '../../rules/blocks.ts'
import { hours } from '../../rules/format.ts'
import { clockTexts } from '../../words/clock.ts'
import { rosterTexts } from '../../words/roster.ts'
import { timeTrackingTitles } from '../../words/titles.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { useWeek } from './use-week.ts'
import { datesOf, isMissing, type Person, underName } from './week-model.ts'
import { WeekHead } from './WeekHead.tsx'
import '../time.css'

/** What the dialog corrects: the recorded block of work `activity` of a person, or a missing block on this date. */
export interface Correcting {
  person: Person
  date: string
  activity?: WorkingActivity
}

/** The page with the recorded times of a week, in a table of people and days. */
export default function ActualScreen() {
  const t = useTexts(rosterTexts)
  const titles = useTexts(timeTrackingTitles)
  const { monday, today, found, setMonday } = useWeek()
  const [correcting, setCorrecting] = useState<Correcting>()
  const week = found.data?.value
  const missing = week?.activities.filter((one) => isMissing(one, Date.parse(week.serverTime))) ?? []
  const needs = missing.length + (week?.breaches.length ?? 0)
  const toFirst = () => {
    const first = missing[0] ?? week?.breaches[0]
    if (!first || !week) return
    const date = 'date' in first ? first.date : dateOf(Date.parse(first.from), week.zone)
    document.getElementById(`actual-${first.user}-${date}`)?.querySelector('button')?.focus()
  }
  return (
    <>
      <WeekHead title={titles.actual} monday={monday} today={today} onWeek={setMonday} />
      {needs > 0 ? (
        <div className="ban alarm" role="status">
          <IconAlertTriangle className="i" aria-hidden />
          <span className="sp">
            {t.needTitle(needs)}: {t.needYou(missing.length, week?.breaches.length ?? 0)}.
          </span>
          <button type="button" className="btn" onClick={toFirst}>
            {t.toFirst}
          </button>
        </div>
      ) : null}
      {found.isError ? (
        <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
      ) : !week ? (
        <LoadingState label={titles.actual} />
      ) : week.people.length === 0 ? (
        <EmptyState icon={IconCalendarTime} title={t.empty} text={t.emptyText} />
      ) : (
        <ActualGrid week={week} today={today} onCorrect={setCorrecting} />
      )}
      {correcting && week ? (
        <CorrectDialog week={week} correcting={correcting} onClose={() => setCorrecting(undefined)} />
      ) : null}
    </>
  )
}

function ActualGrid(props: { week: Week; today: string; onCorrect: (what: Correcting) => void }) {
  const t = useTexts(rosterTexts)
  const titles = useTexts(timeTrackingTitles)
  const c = useTexts(clockTexts)
  const locale = useLocale()
  const { week } = props
  const dates = datesOf(week.from)
  const now = Date.parse(week.serverTime)
  const cell = (person: Person, date: string) => {
    const blocks = week.activities.filter(
      (one) => one.user === person.id && !one.isVoided && dateOf(Date.parse(one.from), week.zone) === date,
    )
    const breach = week.breaches.find((one) => one.user === person.id && one.date === date)
    const time = (at: string) => formatTime(Date.parse(at), week.zone)
    return (
      <td key={date} id={`actual-${person.id}-${date}`}>
        {blocks.map((one) => {
          const lost = isMissing(one, now)
          const look = lost ? 'bad' : one.to === null ? 'run' : breach ? 'warn' : 'plain'
          const paused = one.pauses.reduce(
            (sum, { from, to }) => sum + Date.parse(to ?? week.serverTime) - Date.parse(from),
            0,
          )
          const net = Math.floor((Date.parse(one.to ?? week.serverTime) - Date.parse(one.from) - paused) / 60_000 + 0.5)
          return (
            <button
              type="button"
              key={one.id}
              className={`sh ${look}`}
              onClick={() => props.onCorrect({ person, date, activity: one })}
            >
              <b>
                {time(one.from)}–{lost ? '?' : one.to === null ? t.now : time(one.to)}
              </b>
              <span>
                {lost
                  ? t.missing
                  : breach && one.to !== null
                    ? c.breaches[breach.code](hours(breach.found), hours(breach.required))
                    : `${hours(net)}${paused > 0 ? ` · ${t.minutes(Math.floor(paused / 60_000))}` : ''}`}
              </span>
            </button>
          )
        })}
        {blocks.length === 0 && date <= props.today ? (
          <button
            type="button"
            className="sh none"
            aria-label={`${t.add}: ${person.name}, ${date}`}
            onClick={() => props.onCorrect({ person, date })}
          >
            +
          </button>
        ) : null}
      </td>
    )
  }
  return (
    <div className="m-time-tracking tt-gridbox">
      <table className="tt-grid" aria-label={titles.actual}>
        <thead>
          <tr>
            <th scope="col">{t.person}</th>
            {dates.map((date) => (
              <th scope="col" key={date} className={date === props.today ? 'now' : undefined}>
                {formatShortDay(Date.parse(`${date}T12:00:00Z`), 'UTC', locale)}
              </th>
            ))}
            <th scope="col">{t.total}</th>
          </tr>
        </thead>
        <tbody>
          {week.people.map((person) => (
            <tr key={person.id}>
              <th scope="row" aria-label={person.name}>
                <span className="row">
                  <span className="av" aria-hidden>
                    {initials(person.name)}
                  </span>
                  <span className="col" style={{ gap: 0, minWidth: 0 }}>
                    <b className="el">{person.name}</b>
                    <span className="mut xs">{underName(person, t.noContract)}</span>
                  </span>
                </span>
              </th>
              {dates.map((date) => cell(person, date))}
              <td className="tot">
                <b>{hours(person.worked.worked)}</b>
                <span className="mut xs">
                  {person.rulePack === 'none' ? t.notChecked : hours(person.worked.balance, { sign: true })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.worked}</th>
            {dates.map((date, day) => (
              <td key={date}>{hours(week.people.reduce((sum, one) => sum + (one.days[day]?.worked ?? 0), 0))}</td>
            ))}
            <td className="tot">
              <b>{hours(week.people.reduce((sum, one) => sum + one.worked.worked, 0))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="hint">{t.keysActual}</p>
    </div>
  )
}
