import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { pickerTexts } from '#i18n/pickers.ts'
import { dateAt, formatTime, type Zone } from '#kernel/time.ts'
import type { Appointments } from '#modules/branches/rules/appointment-slots.ts'
import { FieldMessage } from '../field-message.tsx'
import { Icon } from '../icon.tsx'
import { dateNames } from './date-names.ts'

const DatePicker = lazy(() => import('./date-picker.tsx'))
const TimePicker = lazy(() => import('./time-picker.tsx'))

/**
 * Date and time: read-only fields that open their pickers on focus; the time is disabled until a date is set (specification §4). A saved date
 * alone is no appointment: its picker proposes a time, and nothing is emitted until that is saved.
 */
export function AppointmentFields(props: {
  locale: Locale
  zone: Zone
  value: Temporal.Instant | null
  /** Slots as of now; asked when a picker opens. */
  look: () => { now: Temporal.Instant; appointments: Appointments }
  error: string | undefined
  idPrefix?: string
  onChange: (at: Temporal.Instant | null) => void
  /** Is there a date that still wants its time? */
  onWanting?: (isTimeWanted: boolean) => void
}) {
  const { value, zone } = props
  const texts = pickerTexts(props.locale)
  const [proposal, setProposal] = useState<Temporal.Instant | null>(null)
  const shown = proposal ?? value
  const prefix = props.idPrefix ?? 'booking'
  const dateBox = useRef<HTMLSpanElement>(null)
  const timeBox = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<{ picker: 'date' | 'time'; now: Temporal.Instant; appointments: Appointments }>()
  // Closing a picker gives the focus back to its field, which must not open it again.
  const isClosing = useRef(false)
  const errorId = props.error ? `${prefix}-date-error` : undefined
  const close = () => {
    isClosing.current = true
    setOpen(undefined)
  }
  const timeField = useRef<HTMLInputElement>(null)
  const last = useRef<'date' | 'time'>(undefined)
  useEffect(() => {
    // The time's picker may have come right after the date's: the focus belongs to its own field.
    if (!open && last.current === 'time') timeField.current?.focus({ preventScroll: true })
    isClosing.current = false
    last.current = open?.picker
  }, [open])
  const show = (picker: 'date' | 'time') => {
    if (!isClosing.current) setOpen({ picker, ...props.look() })
  }
  const propose = (at: Temporal.Instant | null) => {
    setProposal(at)
    props.onWanting?.(at !== null)
  }
  const emit = (at: Temporal.Instant | null) => {
    propose(null)
    props.onChange(at)
    close()
  }
  const saveDate = (at: Temporal.Instant) => {
    if (value && isSameTime(value, at, zone)) {
      emit(at)
      return
    }
    if (value) props.onChange(null)
    propose(at)
    isClosing.current = true
    setOpen({ picker: 'time', ...props.look() })
  }
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
  const shared = { ...props, texts, value: shown, onSave: emit, onUnset: () => emit(null), onCancel: close }

  return (
    <div className="bk-2 when">
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
      <Suspense fallback={null}>
        {open?.picker === 'date' && (
          <DatePicker {...shared} onSave={saveDate} now={open.now} appointments={open.appointments} anchor={dateBox} />
        )}
        {open?.picker === 'time' && (
          <TimePicker {...shared} now={open.now} appointments={open.appointments} anchor={timeBox} />
        )}
      </Suspense>
    </div>
  )
}

/** A date with the time that was chosen before keeps it; with any other it is only proposed. */
const isSameTime = (one: Temporal.Instant, other: Temporal.Instant, zone: Zone): boolean =>
  formatTime(one.toZonedDateTimeISO(zone)) === formatTime(other.toZonedDateTimeISO(zone))
