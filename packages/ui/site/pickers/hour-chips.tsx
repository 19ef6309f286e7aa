import { useEffect, useRef } from 'react'
import type { FreeTime } from '#kernel/free-times.ts'

/** Buttons for the free full hours. They are radio buttons: with the Tab key they are one stop, and the arrow keys choose one of them. */
export function HourChips(props: {
  label: string
  hours: readonly FreeTime[]
  /** The time in the fields of the time picker: '18:15'. */
  time: string
  onTake: (at: Temporal.Instant) => void
}) {
  const { hours, time } = props
  const row = useRef<HTMLDivElement>(null)
  const preset = useRef(hours.findLastIndex((hour) => hour.time <= time))

  // If all hours of a day are free, their row is wider than the picker. So the preset hour is scrolled into the middle. This cannot be a
  // layout effect, because at that time the dialog is still closed.
  useEffect(() => {
    const chip = row.current?.children[preset.current]
    if (!row.current || !(chip instanceof HTMLElement)) return
    row.current.scrollLeft = chip.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2
  }, [])

  return (
    <div ref={row} className="hours" role="radiogroup" aria-label={props.label}>
      {hours.map((hour) => (
        <label key={hour.time} className={hour.time === time ? 'chip on' : 'chip'}>
          <input
            className="vh"
            type="radio"
            name="hour"
            checked={hour.time === time}
            onChange={() => props.onTake(hour.at)}
          />
          {hour.time}
        </label>
      ))}
    </div>
  )
}
