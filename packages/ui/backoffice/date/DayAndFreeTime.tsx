import type { FreeTime } from '#kernel/free-times.ts'
import { formatTime, shift } from '../format.ts'
import { DayInput } from './DayInput.tsx'
import { FreeTimeInput } from './FreeTimeInput.tsx'

/** How many days ahead a day can be chosen (specification §5: 180 days). */
const DAYS_AHEAD = 180

/** Two fields for one of the free times: its day, and the time on this day. Days are YYYY-MM-DD, times ISO texts. */
export function DayAndFreeTime<Name extends string>(props: {
  words: { day: string; time: string; noTime: string; timeGone: (time: string) => string }
  /** The name of the field for the time. The field for the day is named 'day'. */
  name: Name
  today: string
  zone: string
  day: string
  /** The free times of the day. */
  free: readonly FreeTime[]
  /** The chosen time; '' for none. If it is not free any more it stays in the field, so that staff see what they said. */
  value: string
  error?: string | undefined
  onDay: (day: string) => void
  onChange: (value: string) => void
  /** Called when it changes whether a field holds a text that is no possible day or no free time. */
  onUnread: (name: 'day' | Name, isUnread: boolean) => void
}) {
  const { day, name, today, value, words } = props
  const times = props.free.map(({ at, offset, time }) => ({
    value: String(at),
    time,
    label: offset ? `${time} (${offset})` : time,
  }))
  const isGone = value !== '' && !times.some((one) => one.value === value)
  const time = value === '' ? '' : formatTime(Temporal.Instant.from(value).epochMilliseconds, props.zone)
  return (
    <div className="g2">
      <DayInput
        withAsterisk
        label={words.day}
        name="day"
        min={today}
        max={shift(today, DAYS_AHEAD)}
        value={day}
        onChange={(next) => (next ? props.onDay(next) : undefined)}
        onUnread={(isUnread) => props.onUnread('day', isUnread)}
      />
      <FreeTimeInput
        withAsterisk
        label={words.time}
        name={name}
        day={day}
        times={times}
        value={value}
        time={time}
        error={isGone ? words.timeGone(time) : times.length === 0 ? words.noTime : props.error}
        onChange={props.onChange}
        onUnread={(isUnread) => props.onUnread(name, isUnread)}
      />
    </div>
  )
}
