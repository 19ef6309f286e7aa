import { dayOf, formatTime } from '#ui/backoffice/format.ts'
import type { ClockView } from '../../contract.ts'

const HOUR = 3_600_000

/**
 * A bar with today's work, breaks and planned shifts on a scale of hours. It is hidden if there are none of them today. Screen readers skip
 * it, because the page has the same information as text.
 */
export function DayBar({ today, zone }: { today: ClockView['today']; zone: string }) {
  const spans = [...today.blocks, ...today.planned]
  const first = spans.map(({ from }) => Date.parse(from)).toSorted((one, other) => one - other)[0]
  if (first === undefined) return null
  const last = Math.max(...spans.map(({ to }) => Date.parse(to)))
  const start = Math.floor((first - HOUR) / HOUR) * HOUR
  const end = Math.max(start + 8 * HOUR, Math.ceil((last + HOUR / 2) / HOUR) * HOUR)
  const place = (from: string, to: string) => ({
    left: `${((Date.parse(from) - start) / (end - start)) * 100}%`,
    width: `${((Date.parse(to) - Date.parse(from)) / (end - start)) * 100}%`,
  })
  const every = Math.max(1, Math.ceil((end - start) / HOUR / 6))
  const marks = Array.from(
    { length: Math.floor((end - start) / HOUR / every) + 1 },
    (_, index) => start + index * every * HOUR,
  )
  return (
    <div className="tt-bar" aria-hidden>
      <div className="tt-track">
        {today.planned.map((one) => (
          <span className="plan" key={one.from} style={place(one.from, one.to)} />
        ))}
        {today.blocks.map((one) => (
          <span className="work" key={one.from} style={place(one.from, one.to)} />
        ))}
        {today.blocks.flatMap(({ pauses }) =>
          pauses.map((one) => <span className="rest" key={one.from} style={place(one.from, one.to)} />),
        )}
      </div>
      <div className="tt-hours">
        {marks.map((at) => (
          <span key={`${dayOf(at, zone)} ${at}`}>{formatTime(at, zone).slice(0, 2)}</span>
        ))}
      </div>
    </div>
  )
}
