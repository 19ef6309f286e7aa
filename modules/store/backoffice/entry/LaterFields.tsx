import type { Appointments } from '#modules/branches/rules/appointment-slots.ts'
import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { formatTime, shift } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect } from '@mantine/core'
import { entryTexts } from '../../words/entry.ts'

/** The fields for day and time of an order for later. Days are YYYY-MM-DD, appointments ISO texts ('': the day has no free time). */
export function LaterFields(props: {
  day: string
  today: string
  zone: string
  offered: Appointments
  chosen: Temporal.Instant | undefined
  /** True if the chosen time has become impossible. It stays in the list, so that staff see what they said. */
  isGone: boolean
  onDay: (day: string) => void
  onChange: (appointment: string) => void
  onDayUnread: ((isUnread: boolean) => void) | undefined
}) {
  const t = useTexts(entryTexts)
  const { chosen, day, offered, onChange, onDay, onDayUnread, today, zone } = props
  const slots = offered.slotsOn(Temporal.PlainDate.from(day)).map(({ at, offset, time }) => ({
    value: String(at),
    label: offset ? `${time} (${offset})` : time,
  }))
  const gone = chosen &&
    props.isGone && { value: String(chosen), label: t.timeGone(formatTime(chosen.epochMilliseconds, zone)) }
  return (
    <div className="g2">
      <DayInput
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
        {...(onDayUnread ? { onUnread: onDayUnread } : {})}
      />
      <NativeSelect
        label={t.time}
        name="appointmentDate"
        error={slots.length === 0 ? t.noTime : undefined}
        value={chosen ? String(chosen) : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={gone ? [gone, ...slots] : slots}
      />
    </div>
  )
}
