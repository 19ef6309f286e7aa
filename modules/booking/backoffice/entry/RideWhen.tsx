import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import type { Branch } from '#modules/branches/contract.ts'
import { dayOf, shift } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect } from '@mantine/core'
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
  onDayUnread,
}: {
  entry: RideEntry
  branch: Branch
  vehicle: Parameters<typeof rideSlots>[0]
  seconds: number | undefined
  error: string | undefined
  onChange: (part: Partial<RideEntry>) => void
  /** Called when it changes whether the field of the day holds a text that is no possible day. */
  onDayUnread?: ((isUnread: boolean) => void) | undefined
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
  const slots = offered.slotsOn(Temporal.PlainDate.from(day))
  const isStill = slots.some(({ at }) => String(at) === entry.appointment)
  return (
    <div className="g2">
      <DayInput
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
        {...(onDayUnread ? { onUnread: onDayUnread } : {})}
      />
      <NativeSelect
        label={t.time}
        name="time"
        withAsterisk
        value={isStill ? entry.appointment : ''}
        error={slots.length === 0 ? t.noTime : error}
        onChange={(event) => onChange({ appointment: event.currentTarget.value })}
        data={[
          { value: '', label: '–' },
          ...slots.map((slot) => ({
            value: String(slot.at),
            label: slot.offset ? `${slot.time} (${slot.offset})` : slot.time,
          })),
        ]}
      />
    </div>
  )
}
