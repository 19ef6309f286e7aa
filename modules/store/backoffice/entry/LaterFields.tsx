import type { Appointments } from '#modules/branches/rules/appointment-slots.ts'
import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { FreeTimeInput } from '#ui/backoffice/date/FreeTimeInput.tsx'
import { formatTime, shift } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { entryTexts } from '../../words/entry.ts'

/** The fields for day and time of an order for later. Days are YYYY-MM-DD, appointments ISO texts ('': the day has no free time). */
export function LaterFields(props: {
  day: string
  today: string
  zone: string
  offered: Appointments
  chosen: Temporal.Instant | undefined
  /** True if the chosen time has become impossible. It stays in the field, so that staff see what they said. */
  isGone: boolean
  onDay: (day: string) => void
  onChange: (appointment: string) => void
  onUnread: (name: 'day' | 'appointmentDate', isUnread: boolean) => void
}) {
  const t = useTexts(entryTexts)
  const { chosen, day, offered, onChange, onDay, onUnread, today, zone } = props
  const slots = offered.slotsOn(Temporal.PlainDate.from(day)).map(({ at, offset, time }) => ({
    value: String(at),
    time,
    label: offset ? `${time} (${offset})` : time,
  }))
  const time = chosen ? formatTime(chosen.epochMilliseconds, zone) : ''
  return (
    <div className="g2">
      <DayInput
        withAsterisk
        label={t.date}
        name="day"
        min={today}
        max={shift(today, 180)}
        value={day}
        onChange={(next) => {
          if (!next) return
          onDay(next)
          const first = offered.slotsOn(Temporal.PlainDate.from(next))[0]
          onChange(first ? String(first.at) : '')
        }}
        onUnread={(isUnread) => onUnread('day', isUnread)}
      />
      <FreeTimeInput
        day={day}
        label={t.time}
        name="appointmentDate"
        withAsterisk
        error={props.isGone ? t.timeGone(time) : slots.length === 0 ? t.noTime : undefined}
        times={slots}
        value={chosen ? String(chosen) : ''}
        time={time}
        onChange={onChange}
        onUnread={(isUnread) => onUnread('appointmentDate', isUnread)}
      />
    </div>
  )
}
