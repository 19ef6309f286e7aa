import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconUserExclamation } from '@tabler/icons-react'
import type { Expected, Week } from '../../contract.ts'
import { dateOf } from '../../rules/blocks.ts'
import { hours } from '../../rules/format.ts'
import { rosterTexts } from '../../words/roster.ts'
import { netOfShift } from './week-model.ts'

interface Props {
  week: Week
  dates: readonly string[]
  /** The expected orders. Undefined: they are not loaded yet, or there is no forecast. */
  expected: Expected | undefined
}

/**
 * The last rows of the roster. For each day they compare the number of planned shifts that have a person with the number of people that
 * the departments need. They also show the expected orders.
 */
export function Coverage({ week, dates, expected }: Props) {
  const t = useTexts(rosterTexts)
  const shifts = week.schedules.map((one) => ({ ...one, date: dateOf(Date.parse(one.from), week.zone) }))
  const inWeek = shifts.filter(({ date, user }) => dates.includes(date) && user !== null)
  return (
    <tfoot>
      <tr>
        <th scope="row">{t.covered}</th>
        {dates.map((date, day) => {
          const there = inWeek.filter((one) => one.date === date).length
          const needed = week.departments.reduce((sum, one) => sum + (one.needed[day] ?? 0), 0)
          return (
            <td key={date} className={there < needed ? 'short' : undefined}>
              {there < needed ? <IconUserExclamation size={16} aria-hidden /> : null} {there} / {needed}
            </td>
          )
        })}
        <td className="tot">
          <b>{hours(inWeek.reduce((sum, one) => sum + netOfShift(one), 0))}</b>
        </td>
      </tr>
      {expected && expected.days.length > 0 ? (
        <tr title={expected.minutesPerOrder === null ? undefined : t.expectedHint}>
          <th scope="row">{t.expected}</th>
          {dates.map((date) => {
            const day = expected.days.find((one) => one.date === date)
            return (
              <td key={date}>
                {day ? t.expectedOrders(Math.round(day.orders)) : '–'}
                {day?.minutes ? <span className="mut xs"> {t.expectedHours(hours(day.minutes))}</span> : null}
              </td>
            )
          })}
          <td className="tot">
            {t.expectedOrders(Math.round(expected.days.reduce((sum, { orders }) => sum + orders, 0)))}
          </td>
        </tr>
      ) : null}
    </tfoot>
  )
}
