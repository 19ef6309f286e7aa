import '../css/forms.css'
import '../css/pickers.css'
import { useMemo, useRef, useState } from 'react'
import { dateAt, formatTime, offsetAt } from '#kernel/time.ts'
import { Icon } from '../icon.tsx'
import { Popup } from '../popup.tsx'
import { defaultAppointment } from './calendar.ts'
import { dateNames } from './date-names.ts'
import type { PickerProps } from './date-picker.tsx'
import { HourChips } from './hour-chips.tsx'
import { PickerFoot } from './picker-foot.tsx'
import { TimeSpin } from './time-spin.tsx'
import {
  choiceOf,
  freeHours,
  judgeChoice,
  nearestIn,
  stepHour,
  stepMinute,
  type TimeChoice,
  typedDigits,
} from './time-choice.ts'

/** Chooses the time on the day of `value`: hours step 1, minutes step 5. Only offered times can be saved (specification §2, Time picker). */
export default function TimePicker(props: PickerProps) {
  const { appointments, zone } = props
  const texts = props.texts.time
  const names = dateNames(props.locale)
  const start = props.value ?? defaultAppointment(props.now, appointments, zone) ?? props.now
  const [day] = useState(() => dateAt(start, zone))
  const [choice, setChoice] = useState<TimeChoice>(() => choiceOf(start, zone))
  const minutes = useRef<HTMLInputElement>(null)
  const judged = judgeChoice(choice, day, appointments, zone)
  const { stretches } = appointments.dayAvailability(day)
  const slots = useMemo(() => appointments.slotsOn(day), [appointments, day])
  const hours = useMemo(() => freeHours(slots), [slots])
  const windows = stretches.map((one) => texts.window(one.from, one.to)).join(', ')
  const next = stretches.length === 0 ? (appointments.nextFree(start) ?? appointments.nextFree()) : undefined
  const save = () => {
    if (judged.at && judged.isFree) props.onSave(judged.at)
  }
  const timeOf = (at: Temporal.Instant) => formatTime(at.toZonedDateTimeISO(zone))

  return (
    <Popup label={texts.title} anchor={props.anchor} onCancel={props.onCancel} onSubmit={save}>
      <div className="pick">
        <div className="hd">
          <span className="display">{names.long(day)}</span>
        </div>
        {stretches.length === 0 ? (
          <NoSlot
            none={texts.none}
            label={texts.next}
            noNext={texts.nextNone}
            next={next}
            write={(at) => `${names.long(dateAt(at, zone))}, ${timeOf(at)}`}
            onTake={props.onSave}
          />
        ) : (
          <>
            <div className="time">
              <TimeSpin
                isFirst
                label={texts.hour}
                value={choice.hour}
                max={23}
                isBad={!judged.isFree}
                up={texts.hourLater}
                down={texts.hourEarlier}
                onStep={(step) => setChoice((before) => stepHour(before, step))}
                onType={(hour) => setChoice((before) => ({ ...before, hour }))}
                onFull={(rest) => {
                  const { value } = typedDigits(rest, 59)
                  if (value !== undefined) setChoice((before) => ({ ...before, minute: value }))
                  minutes.current?.focus()
                }}
              />
              <span className="colon display" aria-hidden="true">
                :
              </span>
              <TimeSpin
                label={texts.minute}
                value={choice.minute}
                max={59}
                isBad={!judged.isFree}
                up={texts.minutesLater}
                down={texts.minutesEarlier}
                onStep={(step) => setChoice((before) => stepMinute(before, step))}
                onType={(minute) => setChoice((before) => ({ ...before, minute }))}
                field={minutes}
              />
            </div>
            {hours.length > 1 && (
              <HourChips
                label={texts.fullHours}
                hours={hours}
                time={judged.time}
                onTake={(at) => setChoice(choiceOf(at, zone))}
              />
            )}
            {judged.passes.length > 0 && (
              <fieldset className="passes small">
                <legend>{texts.pass}</legend>
                {judged.passes.map((one, index) => (
                  <label key={one.offset} className="check">
                    <input
                      type="radio"
                      name="pass"
                      checked={choice.pass === index}
                      disabled={!one.isFree}
                      onChange={() => setChoice({ ...choice, pass: index === 0 ? 0 : 1 })}
                    />
                    <span>{texts.passOption(judged.time, offsetAt(one.at, zone))}</span>
                  </label>
                ))}
              </fieldset>
            )}
            {judged.isFree ? (
              <>
                <p className="small muted time-note">{texts.available(windows)}</p>
                <p className="small b time-note" role="status">
                  {judged.at && props.noteOf?.(judged.at)}
                </p>
              </>
            ) : (
              <>
                <p className="small time-bad" role="alert">
                  {judged.isOffGrid ? texts.offGrid : texts.outside(judged.time)}
                </p>
                <ul className="winlist">
                  {stretches.map((stretch) => {
                    const at = nearestIn(stretch, choice, zone, slots)
                    return (
                      <li key={stretch.from}>
                        <span>{texts.window(stretch.from, stretch.to)}</span>
                        <button type="button" className="btn quiet" onClick={() => setChoice(choiceOf(at, zone))}>
                          {texts.take(timeOf(at))}
                        </button>
                      </li>
                    )
                  })}
                </ul>
              </>
            )}
          </>
        )}
        <PickerFoot
          texts={props.texts.picker}
          canSave={judged.isFree}
          onUnset={props.onUnset}
          onCancel={props.onCancel}
        />
      </div>
    </Popup>
  )
}

function NoSlot(props: {
  none: string
  label: string
  noNext: string
  next: Temporal.Instant | undefined
  write: (at: Temporal.Instant) => string
  onTake: (at: Temporal.Instant) => void
}) {
  const { next } = props
  return (
    <>
      <p className="notice warn" role="alert">
        <Icon name="calendar" />
        <span>{props.none}</span>
      </p>
      <p className="small next-slot">
        {next ? (
          <>
            {props.label}{' '}
            <button type="button" className="linkbtn" onClick={() => props.onTake(next)}>
              {props.write(next)}
            </button>
          </>
        ) : (
          props.noNext
        )}
      </p>
    </>
  )
}
