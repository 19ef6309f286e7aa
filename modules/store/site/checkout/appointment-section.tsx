import { type ReactNode, useEffect, useRef } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { FoodCheckoutTexts } from '../../words/checkout.ts'
import { pickerTexts } from '#i18n/pickers.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { whenResting } from '#ui/site/load-late.ts'
import { appointmentWords } from '#ui/site/pickers/appointment-words.ts'
import { DatePicker, prefetchPickers, TimePicker } from '#ui/site/pickers/late-pickers.ts'
import { type PickersInput, usePickers } from '#ui/site/pickers/use-pickers.ts'
import { fieldId } from '#modules/ordering/site/parts/checkout/text-field.tsx'

const pickId = fieldId('appointmentPick')

/** Scrolls to the button that opens the date picker, and clicks it. Used by links elsewhere on the page. */
export function pickAppointment(): void {
  const button = document.getElementById(pickId)
  button?.scrollIntoView({ block: 'center' })
  button?.click()
}

/**
 * The section of the checkout for the time of the order: as soon as possible, or one of the offered times (specification §2, Checkout:
 * Appointment). If the chosen time is not possible, it shows the reason and the next possible time.
 */
export function AppointmentSection(
  props: PickersInput & {
    locale: Locale
    now: Temporal.Instant
    isRequired: boolean
    /** False: the branch is closed and takes no preorders. */
    isAsapPossible: boolean
    /** Explains what 'as soon as possible' means, for example while the branch is closed. Undefined: no explanation. */
    asapHint: string | undefined
    /** Warns that 'as soon as possible' is likely to be after closing time. Shown while it is chosen. */
    asapWarning: ReactNode
    texts: FoodCheckoutTexts['appointment']
    error: string | undefined
    /** Shown above the choice, for example which dishes narrow the times. */
    note: ReactNode
    /** The next possible time, offered below an error. Null: no time is possible. */
    nextFree: Temporal.Instant | null | undefined
  },
) {
  const { error, nextFree, texts, value, zone } = props
  const row = useRef<HTMLDivElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => whenResting(prefetchPickers), [])
  const { close, emit, open, saveDate, show, shown } = usePickers(props, change)
  const id = fieldId('appointmentDate')
  const write = (at: Temporal.Instant) => appointmentWords(at, props.now, zone, texts)
  const isAsap = !value && props.isAsapPossible
  const none = props.isRequired ? texts.none : texts.asap
  const isAsapKept = isAsap && !props.isRequired && !error
  const hint = isAsapKept ? props.asapHint : value && !error ? props.noteOf?.(value) : undefined
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  const shared = {
    locale: props.locale,
    zone,
    texts: pickerTexts(props.locale),
    value: shown,
    anchor: row,
    noteOf: props.noteOf,
    onUnset: () => emit(null),
    onCancel: close,
  }
  return (
    <section className="m-store panel sect">
      <h2 id={`${id}-title`}>{texts.title}</h2>
      {props.note}
      <div
        className={error ? 'opts field err' : 'opts'}
        role="radiogroup"
        aria-labelledby={`${id}-title`}
        aria-describedby={note}
      >
        <label className={isAsap ? 'opt-row on' : props.isAsapPossible ? 'opt-row' : 'opt-row is-off'}>
          <input
            className="vh"
            type="radio"
            name="appointment"
            id={isAsap ? id : undefined}
            checked={isAsap}
            disabled={!props.isAsapPossible}
            onChange={() => emit(null)}
          />
          <span className={isAsap ? 'box r on' : 'box r'} aria-hidden="true" />
          <span className="grow">{none}</span>
        </label>
        <div ref={row} className={value ? 'opt-row on' : 'opt-row'}>
          <label className="row grow opt-label">
            <input
              className="vh"
              type="radio"
              name="appointment"
              id={isAsap ? undefined : id}
              checked={value !== null}
              onChange={() => show('date')}
            />
            <span className={value ? 'box r on' : 'box r'} aria-hidden="true" />
            <span className={value ? 'b grow' : 'grow'} aria-live="polite">
              {value ? write(value) : texts.choose}
            </span>
          </label>
          <button
            ref={change}
            id={pickId}
            type="button"
            className="btn quiet opt-change"
            aria-haspopup="dialog"
            onClick={() => show('date')}
          >
            {value ? texts.change : texts.pick}
          </button>
        </div>
      </div>
      {hint && (
        <p className="small muted appointment-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isAsapKept && props.asapWarning}
      {error && (
        <span className="field err appointment-error">
          <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
        </span>
      )}
      {error && nextFree !== undefined && (
        <p className="small next-slot">
          {nextFree ? (
            <>
              {texts.next}{' '}
              <button type="button" className="inline-link" onClick={() => emit(nextFree)}>
                {write(nextFree)}
              </button>
            </>
          ) : (
            texts.nextNone
          )}
        </p>
      )}
      {open?.picker === 'date' && (
        <DatePicker {...shared} chosen={value} now={open.now} appointments={open.appointments} onSave={saveDate} />
      )}
      {open?.picker === 'time' && (
        <TimePicker {...shared} now={open.now} appointments={open.appointments} onSave={emit} />
      )}
    </section>
  )
}
