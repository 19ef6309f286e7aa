import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { Statistic } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { count } from './labels.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/**
 * A table of the week with a cell for each hour of each weekday. The higher the value, the stronger the colour of a cell. Each cell also
 * contains its number as text, for people who cannot see the colours.
 */
export function HeatMap({ statistic, caption }: { statistic: Statistic; caption: string }) {
  const t = useTexts(screenTexts)
  const words = useTexts(statisticsTexts)
  const { locale } = useStaff()
  const cells = new Map(statistic.rows.map((row) => [row.key, row]))
  const peak = statistic.rows.reduce((top, one) => (one.value > top.value ? one : top), { key: '', value: 0 })
  const most = Math.max(1, peak.value)
  const level = (value: number) => (value === 0 ? 0 : Math.max(1, Math.ceil((value / most) * 5)))
  const [peakDay = '1', peakHour = '0'] = peak.key.split('-')
  return (
    <div className="heat">
      <table>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t.day}</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                <span aria-hidden={hour % 3 !== 0}>{hour % 3 === 0 ? hour : ''}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row">{words.weekdays[day]}</th>
              {hours.map((hour) => {
                const cell = cells.get(`${day}-${hour}`)
                const value = cell?.value ?? 0
                const mean = cell?.more?.['mean']
                const label = t.cell(
                  words.weekdayNames[day],
                  hour,
                  count(value, locale),
                  mean == null ? '–' : count(mean, locale),
                )
                return (
                  <td key={hour} className={`h${level(value)}`} title={label}>
                    <span className="sr">{count(value, locale)}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row sm mut scale">
        <span>0</span>
        {[0, 1, 2, 3, 4, 5].map((one) => (
          <i key={one} className={`h${one}`} />
        ))}
        <span>{t.andMore(count(Math.ceil(most * 0.8), locale))}</span>
        <span className="sp" />
        {peak.value > 0 ? (
          <span>
            {t.peak(words.weekdays[(Number(peakDay) || 1) as 1], Number(peakHour), count(peak.value, locale))}
          </span>
        ) : null}
      </div>
    </div>
  )
}
