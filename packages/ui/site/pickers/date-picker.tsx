/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/control-has-associated-label, react/no-array-index-key -- ARIA grid: one day at a time
   has the focus; cells outside the month are empty and never move. */
import '../css/pickers.css'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { PickerTexts } from '#i18n/pickers.ts'
import { dateAt, type Zone } from '#kernel/time.ts'
import { Icon } from '../icon.tsx'
import { Popup } from '../popup.tsx'
import { appointmentOn, calendarWeeks, dayByKey, defaultAppointment, hasWindows } from './calendar.ts'
import { dateNames } from './date-names.ts'
import type { OfferedTimes } from './offered-times.ts'
import { PickerFoot } from './picker-foot.tsx'

export interface PickerProps {
  locale: Locale
  texts: PickerTexts
  zone: Zone
  now: Temporal.Instant
  appointments: OfferedTimes
  value: Temporal.Instant | null
  anchor: RefObject<HTMLElement | null>
  /** A note about a free time, for example that it is likely to be later. Undefined: none. */
  noteOf?: ((at: Temporal.Instant) => string | undefined) | undefined
  onSave: (at: Temporal.Instant) => void
  onUnset: () => void
  onCancel: () => void
}

/** Chooses a day. Save emits the appointment on that day, reset emits null, cancel keeps the original (specification §2, Date picker). */
export default function DatePicker(
  props: PickerProps & {
    /** The appointment whose time the guest has chosen. Null while `value` is only a proposal. */
    chosen: Temporal.Instant | null
  },
) {
  const { appointments, locale, now, zone } = props
  const texts = props.texts.date
  const names = dateNames(locale)
  const wish = props.value ?? defaultAppointment(now, appointments, zone)
  const today = dateAt(now, zone)
  const [day, setDay] = useState(() => (wish ? dateAt(wish, zone) : today))
  const month = day.toPlainYearMonth()
  const isWalking = useRef(false)
  const focused = useRef<HTMLButtonElement>(null)
  const weeks = useMemo(
    () =>
      calendarWeeks(month).map(({ week, days }) => ({
        week,
        days: days.map((date) => (date ? describe(date) : null)),
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- a month is a new object each time
    [month.toString(), appointments],
  )
  const shownDays = weeks.flatMap(({ days }) => days)
  /** Which kinds of marked days the shown month contains. The legend explains only these kinds. */
  const marks = {
    isLimited: shownDays.some((one) => one?.isLimited),
    isOff: shownDays.some((one) => one && one.isOff && !one.isPast),
  }
  const chosen = appointmentOn(day, props.chosen, appointments, { zone, now })
  const isFirstMonth = Temporal.PlainYearMonth.compare(month, today.toPlainYearMonth()) <= 0

  function describe(date: Temporal.PlainDate) {
    const isPast = Temporal.PlainDate.compare(date, today) < 0
    const { state, stretches } = appointments.dayAvailability(date)
    const isLimited = state === 'limited' && hasWindows(stretches, date, appointments, { zone, now })
    return { date, isPast, isOff: state === 'disabled', isLimited }
  }

  // When the month changes, its buttons are replaced. So the day that was chosen with keys must get the focus again. A layout effect runs
  // before the next key. A plain effect of the first rendering could run after the first key, and would clear `isWalking` too early.
  useLayoutEffect(() => {
    if (isWalking.current) focused.current?.focus()
    isWalking.current = false
  }, [day])

  const save = () => {
    if (chosen) props.onSave(chosen)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      save()
      return
    }
    const next = dayByKey(day, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    isWalking.current = true
    setDay(Temporal.PlainDate.compare(next, today) < 0 ? today : next)
  }

  return (
    <Popup label={texts.title} anchor={props.anchor} onCancel={props.onCancel} onSubmit={save}>
      <div className="pick">
        <div className="hd">
          <button
            type="button"
            className="icbtn bare"
            aria-label={texts.previousMonth}
            disabled={isFirstMonth}
            onClick={() => setDay(firstOf(month.subtract({ months: 1 }), today))}
          >
            <Icon name="left" />
          </button>
          <span className="display" aria-live="polite">
            {names.month(month)}
          </span>
          <button
            type="button"
            className="icbtn bare"
            aria-label={texts.nextMonth}
            onClick={() => setDay(firstOf(month.add({ months: 1 }), today))}
          >
            <Icon name="right" />
          </button>
        </div>
        <div className="cal" role="grid" aria-label={names.month(month)} onKeyDown={onKeyDown}>
          <div role="row" className="cal-row">
            <span className="wd" role="columnheader">
              {texts.week}
            </span>
            {names.weekdays.map(({ short, long }) => (
              <span key={long} className="wd" role="columnheader" aria-label={long}>
                {short}
              </span>
            ))}
          </div>
          {weeks.map(({ week, days }) => (
            <div key={week} role="row" className="cal-row">
              <span className="wk" role="rowheader" aria-label={texts.weekName(week)}>
                {week}
              </span>
              {days.map((one, index) => {
                if (!one) return <span key={`${week}-${index}`} role="gridcell" />
                const isChosen = one.date.equals(day)
                const isToday = one.date.equals(today)
                const notes = [
                  isToday && texts.today,
                  one.isPast ? texts.past : one.isOff && texts.unavailable,
                  one.isLimited && texts.limited,
                ]
                return (
                  <span key={one.date.day} role="gridcell" aria-selected={isChosen}>
                    <button
                      ref={isChosen ? focused : undefined}
                      data-first={isChosen || undefined}
                      type="button"
                      className={[
                        'd',
                        one.isPast ? 'past' : one.isOff && 'off',
                        isToday && 'today',
                        isChosen && 'on',
                        one.isLimited && 'part',
                      ]
                        .filter(Boolean)
                        .join(' ')}
                      tabIndex={isChosen ? 0 : -1}
                      aria-label={[names.spoken(one.date), ...notes.filter(Boolean)].join(', ')}
                      aria-disabled={one.isPast || one.isOff || undefined}
                      onClick={() => {
                        if (!one.isPast && !one.isOff) setDay(one.date)
                      }}
                    >
                      {one.date.day}
                    </button>
                  </span>
                )
              })}
            </div>
          ))}
        </div>
        {(marks.isLimited || marks.isOff) && (
          <div className="legend">
            {marks.isLimited && (
              <span>
                <i />
                {texts.legendLimited}
              </span>
            )}
            {marks.isOff && (
              <span>
                <i className="x" />
                {texts.legendUnavailable}
              </span>
            )}
          </div>
        )}
        <PickerFoot
          texts={props.texts.picker}
          canSave={chosen !== undefined}
          onUnset={props.onUnset}
          onCancel={props.onCancel}
        />
      </div>
    </Popup>
  )
}

/** The first day of a month, or today if that day has passed. */
function firstOf(month: Temporal.PlainYearMonth, today: Temporal.PlainDate): Temporal.PlainDate {
  const first = month.toPlainDate({ day: 1 })
  return Temporal.PlainDate.compare(first, today) < 0 ? today : first
}
