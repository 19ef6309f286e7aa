import { DayAndFreeTime } from '#ui/backoffice/date/DayAndFreeTime.tsx'
import type { Branch } from '#modules/branches/contract.ts'
import { dayOf } from '#ui/backoffice/format.ts'
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
  return (
    <DayAndFreeTime
      words={{ day: t.day, time: t.time, noTime: t.noTime, timeGone: t.timeGone }}
      name="time"
      today={today}
      zone={zone}
      day={day}
      free={offered.slotsOn(Temporal.PlainDate.from(day))}
      value={entry.appointment}
      error={error}
      onDay={(next) => {
        setDay(next)
        onChange({ appointment: '' })
      }}
      onChange={(appointment) => onChange({ appointment })}
      onUnread={onUnread}
    />
  )
}
