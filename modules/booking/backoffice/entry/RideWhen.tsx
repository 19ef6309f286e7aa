import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { FreeTimeInput } from '#ui/backoffice/date/FreeTimeInput.tsx'
import type { Branch } from '#modules/branches/contract.ts'
import { dayOf, formatTime, shift } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useMemo, useState } from 'react'
import { rideSlots } from '../../rules/booking-vehicle.ts'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import type { RideEntry } from './ride-entry.ts'

/**
 * The fields for day and time of the pick-up. They offer the times that opening hours, the vehicle's schedule and the lead time allow, as in
 * the guests' booking form.
 */
export function RideWhen({
  entry,
  branch,
  vehicle,
  seconds,
  error,
  onChange,
  onUnread,
}: {
  entry: RideEntry
  branch: Branch
  vehicle: Parameters<typeof rideSlots>[0]
  seconds: number | undefined
  error: string | undefined
  onChange: (part: Partial<RideEntry>) => void
  /** Called when it changes whether a field holds a text that is no possible day or no free time. */
  onUnread: (name: 'day' | 'time', isUnread: boolean) => void
}) {
  const t = useTexts(rideEntryTexts)
  const { clock } = useStaff()
  const [now] = useState(() => clock.now())
  const zone = branch.timeZone
  const offered = useMemo(
    () =>
      rideSlots(vehicle, branch, {
        now: Temporal.Instant.fromEpochMilliseconds(Math.trunc(now)),
        zone,
        seconds,
      }),
    [vehicle, branch, now, zone, seconds],
  )
  const today = dayOf(now, zone)
  const [day, setDay] = useState(() => {
    const first = entry.appointment ? Temporal.Instant.from(entry.appointment) : offered.nextFree()
    return dayOf(first?.epochMilliseconds ?? now, zone)
  })
  const slots = offered.slotsOn(Temporal.PlainDate.from(day)).map(({ at, offset, time: free }) => ({
    value: String(at),
    time: free,
    label: offset ? `${free} (${offset})` : free,
  }))
  const isStill = slots.some(({ value }) => value === entry.appointment)
  const time = entry.appointment ? formatTime(Temporal.Instant.from(entry.appointment).epochMilliseconds, zone) : ''
  return (
    <div className="g2">
      <DayInput
        withAsterisk
        label={t.day}
        name="day"
        min={today}
        max={shift(today, 180)}
        value={day}
        onChange={(next) => {
          if (!next) return
          setDay(next)
          onChange({ appointment: '' })
        }}
        onUnread={(isUnread) => onUnread('day', isUnread)}
      />
      <FreeTimeInput
        day={day}
        label={t.time}
        name="time"
        withAsterisk
        value={entry.appointment}
        time={time}
        error={slots.length === 0 ? t.noTime : isStill || !entry.appointment ? error : t.timeGone(time)}
        times={slots}
        onChange={(appointment) => onChange({ appointment })}
        onUnread={(isUnread) => onUnread('time', isUnread)}
      />
    </div>
  )
}
