import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { Forecast } from '../contract/forecast.ts'
import { forecastTexts } from '../words/forecast.ts'
import { count, longBucket } from './labels.ts'

type Days = NonNullable<Forecast['days']>
/**
 * The first and the last hour of the table. The table has at least the hours from 10 to 22, and more if orders are expected outside of
 * them.
 */
function hoursOf(days: Days, kind: 'food' | 'ride'): { from: number; to: number } {
  const busy = days.flatMap((day) => day.hours.filter((one) => one[kind] > 0).map(({ hour }) => hour))
  return { from: Math.min(10, ...busy), to: Math.max(22, ...busy) }
}

/**
 * A table of the orders expected in each hour of the next fourteen days. The more orders, the stronger the colour of a cell. Each cell also
 * contains the number as text, for people who cannot see the colours.
 */
export function ForecastTable({ days, kind }: { days: Days; kind: 'food' | 'ride' }) {
  const t = useTexts(forecastTexts)
  const { locale } = useStaff()
  const { from, to } = hoursOf(days, kind)
  const hours = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const most = Math.max(1, ...days.flatMap((day) => day.hours.map((one) => one[kind])))
  const level = (value: number) => (value === 0 ? 0 : Math.max(1, Math.ceil((value / most) * 5)))
  return (
    <div className="heat ahead">
      <table>
        <caption className="sr">{t.hint}</caption>
        <thead>
          <tr>
            <th scope="col" className="dayname">
              <span className="sr">{t.day}</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                <span aria-hidden={hour % 3 !== 0}>{hour % 3 === 0 ? hour : ''}</span>
              </th>
            ))}
            <th scope="col" className="num sum">
              {t.expected}
            </th>
            <th scope="col" className="num sum">
              {t.ordered}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((one) => {
            const name = longBucket(one.day, locale)
            return (
              <tr key={one.day}>
                <th scope="row" className="dayname">
                  {name}
                  {one.holiday ? <span className="sm t2 el">{one.holiday}</span> : null}
                </th>
                {one.hours.slice(from, to + 1).map((cell) => (
                  <td
                    key={cell.hour}
                    className={`h${level(cell[kind])}`}
                    title={t.cell(name, cell.hour, count(cell[kind], locale))}
                  >
                    <span className="sr">{count(cell[kind], locale)}</span>
                  </td>
                ))}
                <td className="num sum">
                  <b>{count(Math.round(one.expected[kind]), locale)}</b>
                </td>
                <td className="num sum t2">{count(one.ordered[kind], locale)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
