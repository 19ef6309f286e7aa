import { startOfDay } from '#kernel/time.ts'
import type { Appointments } from '#modules/branches/rules/appointment-slots.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { dayOf, formatDay, formatDayOfMonth, formatShortDay, formatTime, shift } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useEffect, useRef, useState } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { vehicleClash } from '../../rules/vehicle-clash.ts'
import { boardTexts } from '../../words/board.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { labelOf } from '../parts/order-words.ts'
import { SlotPicker } from './SlotPicker.tsx'
import { windowAround } from './slot-window.ts'

interface TimeChoiceProps {
  order: OrderSummary
  offered: Appointments
  zone: string
  now: number
  /**
   * The time that the guest asked for, in milliseconds since 1970. It is struck out and cannot be chosen. Undefined: no time is struck out.
   */
  wanted: number | undefined
  value: number | undefined
  onChange(at: number | undefined): void
}

/** The choice of a time for an order: three days as buttons, a field for another day, and the times of the day. Warns if the vehicle is busy. */
export function TimeChoice({ order, offered, zone, now, wanted, value, onChange }: TimeChoiceProps) {
  const t = useTexts(boardTexts)
  const { locale } = useStaff()
  const { orders } = useOrderFeed()
  const times = useRef<HTMLDivElement>(null)
  // When the dialog opens, the times are not loaded yet, so its close button gets the focus. This effect moves the focus to the times.
  useEffect(() => times.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  const [start, setStart] = useState(() => windowAround(value ?? now, zone))
  const today = dayOf(now, zone)
  const shownDay = dayOf(value ?? start, zone)
  const days = [0, 1, 2].map((offset) => shift(today, offset))
  const clash = value === undefined ? undefined : vehicleClash(order, orders, value)
  const noon = (day: string) => startOfDay(Temporal.PlainDate.from(day), zone).epochMilliseconds + 12 * 3_600_000

  function goTo(day: string) {
    if (!day) return
    // Suggests a free time on the chosen day. It is the first one that is not before the time of day that the guest asked for, and not in
    // the past. If there is none, suggests the first free time of the day.
    const date = Temporal.PlainDate.from(day)
    const sameTime =
      wanted === undefined
        ? undefined
        : Temporal.Instant.fromEpochMilliseconds(wanted).toZonedDateTimeISO(zone).with(date).epochMilliseconds
    const from = Math.max(now, sameTime ?? startOfDay(date, zone).epochMilliseconds)
    const free = offered.nextFree(Temporal.Instant.fromEpochMilliseconds(Math.trunc(from)))?.epochMilliseconds
    const inDay =
      free !== undefined && dayOf(free, zone) === day ? free : offered.slotsOn(date)[0]?.at.epochMilliseconds
    onChange(inDay)
    setStart(windowAround(inDay ?? from, zone))
  }

  return (
    <>
      <div className="row w" role="group" aria-label={t.counter.day}>
        {days.map((day, index) => (
          <button
            type="button"
            key={day}
            className="chip mid"
            aria-pressed={day === shownDay}
            onClick={() => goTo(day)}
          >
            {index < 2
              ? `${formatDay(noon(day), now, zone, locale)}, ${formatDayOfMonth(noon(day), zone)}`
              : formatShortDay(noon(day), zone, locale)}
          </button>
        ))}
        <DayInput
          aria-label={t.counter.date}
          min={today}
          max={shift(today, 180)}
          value={shownDay}
          onChange={(chosen) => (chosen ? goTo(chosen) : undefined)}
        />
      </div>
      <div ref={times}>
        <SlotPicker
          offered={offered}
          zone={zone}
          now={now}
          start={start}
          onStart={setStart}
          wanted={wanted}
          value={value}
          onChange={onChange}
        />
      </div>
      {clash ? (
        <Banner tone="new">
          {t.counter.busy(labelOf(clash.order, t), formatTime(clash.from, zone), formatTime(clash.to, zone))}
        </Banner>
      ) : null}
    </>
  )
}
