import { formatTime } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Week } from '../../contract.ts'
import { hours } from '../../rules/format.ts'
import { rosterTexts } from '../../words/roster.ts'
import type { Correcting } from './ActualScreen.tsx'
import { isMissing } from './week-model.ts'

/**
 * A table that compares times before and after a correction: of the block of work, the week, and the balance. `net`: minutes of the
 * corrected block; undefined while the input is incomplete.
 */
export function BeforeAfter(props: {
  week: Week
  correcting: Correcting
  from: string
  to: string
  net: number | undefined
}) {
  const t = useTexts(rosterTexts)
  const { week, net } = props
  const { person, activity } = props.correcting
  const time = (at: string) => formatTime(Date.parse(at), week.zone)
  const isCounted = activity !== undefined && !isMissing(activity, Date.parse(week.serverTime))
  const paused = (activity?.pauses ?? []).reduce(
    (sum, { from, to }) => sum + Date.parse(to ?? week.serverTime) - Date.parse(from),
    0,
  )
  const end = Date.parse(activity?.to ?? week.serverTime)
  const old = activity && isCounted ? Math.floor((end - Date.parse(activity.from) - paused) / 60_000 + 0.5) : 0
  const change = net === undefined ? 0 : net - old
  const rows = [
    [
      t.span,
      activity ? `${time(activity.from)}–${activity.to === null ? t.openEnd : time(activity.to)}` : '–',
      `${props.from || '?'}–${props.to || '?'}`,
    ],
    [t.net, isCounted ? hours(old) : t.notCounted, net === undefined ? '?' : hours(net)],
    [t.sum, hours(person.worked.worked), hours(person.worked.worked + change)],
    [t.balance, hours(person.worked.balance, { sign: true }), hours(person.worked.balance + change, { sign: true })],
  ]
  return (
    <table className="tbl tt-ba">
      <thead>
        <tr>
          <th scope="col">{t.shift}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, before, after]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td className="new">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
