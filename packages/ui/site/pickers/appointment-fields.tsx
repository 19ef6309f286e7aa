import { useEffect, useRef } from 'react'
import type { Locale } from '#contract/locale.ts'
import { pickerTexts } from '#i18n/pickers.ts'
import { dateAt, formatTime } from '#kernel/time.ts'
import { FieldMessage } from '../field-message.tsx'
import { Icon } from '../icon.tsx'
import { whenResting } from '../load-late.ts'
import { dateNames } from './date-names.ts'
import { DatePicker, prefetchPickers, TimePicker } from './late-pickers.ts'
import { type PickersInput, usePickers } from './use-pickers.ts'

/**
 * Two read-only fields for date and time, which open their pickers on focus. The time is disabled until a date is set (specification §4).
 * After the date is saved, the time picker opens with a proposed time. `onChange` gets the appointment when the time is saved, too. If the
 * time of day stays the same, the time picker does not open, and `onChange` gets the appointment at once.
 */
export function AppointmentFields(
  props: PickersInput & {
    locale: Locale
    error: string | undefined
    /** True if the calendar opens together with the fields, because the guest has just asked for it. */
    opensAtOnce?: boolean
    /** A unique prefix of ids, because a page may contain `AppointmentFields` several times. */
    idPrefix: string
  },
) {
  const { value, zone } = props
  const texts = pickerTexts(props.locale)
  const prefix = props.idPrefix
  const dateBox = useRef<HTMLSpanElement>(null)
  const timeBox = useRef<HTMLSpanElement>(null)
  const errorId = props.error ? `${prefix}-date-error` : undefined
  const timeField = useRef<HTMLInputElement>(null)
  useEffect(() => whenResting(prefetchPickers), [])
  const { opensAtOnce } = props
  useEffect(() => {
    if (!opensAtOnce) return
    // First the dialog around the fields gets the focus. So the click that opens the calendar waits for the next frame.
    const frame = requestAnimationFrame(() => dateBox.current?.querySelector('input')?.click())
    return () => cancelAnimationFrame(frame)
  }, [opensAtOnce])
  const { close, drop, emit, open, proposal, saveDate, show, shown } = usePickers(props, timeField)
  const field = (picker: 'date' | 'time') =>
    ({
      className: 'grow bare-input',
      readOnly: true,
      role: 'combobox',
      'aria-haspopup': 'dialog',
      'aria-expanded': open?.picker === picker,
      'aria-controls': `${prefix}-${picker}-dialog`,
      'aria-invalid': props.error ? true : undefined,
      'aria-describedby': errorId,
      onFocus: () => show(picker),
      onClick: () => show(picker),
      onKeyDown: (event: { key: string; preventDefault(): void }) => {
        if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
        event.preventDefault()
        show(picker)
      },
    }) as const
  const shared = {
    ...props,
    texts,
    value: shown,
    onSave: emit,
    onUnset: () => emit(null),
    onCancel: close,
    asked: open,
    onDismiss: drop,
  }

  return (
    <div className="pair when">
      <div className={props.error ? 'field err' : 'field'}>
        <label htmlFor={`${prefix}-date`}>{texts.date.label}</label>
        <span ref={dateBox} className="input">
          <Icon name="calendar" />
          <input
            {...field('date')}
            id={`${prefix}-date`}
            placeholder={texts.date.choose}
            value={shown ? dateNames(props.locale).short(dateAt(shown, zone)) : ''}
          />
          <Icon name="chevron" size="s" />
        </span>
        {props.error && <FieldMessage id={`${prefix}-date-error`}>{props.error}</FieldMessage>}
      </div>
      <div className={props.error ? 'field err' : 'field'}>
        <label htmlFor={`${prefix}-time`}>{texts.time.label}</label>
        <span ref={timeBox} className={shown ? 'input' : 'input is-off'}>
          <Icon name="clock" />
          <input
            {...field('time')}
            ref={timeField}
            id={`${prefix}-time`}
            disabled={!shown}
            placeholder={texts.time.choose}
            title={shown ? undefined : texts.time.first}
            value={value && !proposal ? formatTime(value.toZonedDateTimeISO(zone)) : ''}
          />
          <Icon name="chevron" size="s" />
        </span>
      </div>
      {open?.picker === 'date' && (
        <DatePicker
          {...shared}
          chosen={value}
          onSave={saveDate}
          now={open.now}
          appointments={open.appointments}
          anchor={dateBox}
        />
      )}
      {open?.picker === 'time' && (
        <TimePicker {...shared} now={open.now} appointments={open.appointments} anchor={timeBox} />
      )}
    </div>
  )
}
