import { useRef, useState } from 'react'
import type { BookingTexts } from '../words/booking.ts'
import { displayFlightNumber, isPlausibleFlightNumber } from '#modules/ordering/rules/flight-number.ts'
import { useAfterPress } from '#ui/site/after-press.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import type { BookingDraft } from './draft.ts'

/** Which flight a ride belongs to: from an airport the visitor has landed, to an airport the visitor will depart. */
export const flightOf = ({ from, to }: Pick<BookingDraft, 'from' | 'to'>): 'arrival' | 'departure' | 'unknown' =>
  from?.category === 'airport' ? 'arrival' : to?.category === 'airport' ? 'departure' : 'unknown'

/** The field for the flight number. If the text does not look like a flight number, a warning is shown, but the text is accepted. */
export function FlightField(props: {
  value: string
  /** Whether the ride starts or ends at an airport, or neither is known yet. It decides what the hint says. */
  flight: 'arrival' | 'departure' | 'unknown'
  /** Whether the visitor must fill the field. Otherwise its label ends with '(opt.)'. */
  isRequired: boolean
  texts: BookingTexts['flight']
  error: string | undefined
  onChange: (value: string) => void
  /** Changes the service to a private transfer. Undefined: start or destination is an airport, or is not known yet. */
  onPrivate: (() => void) | undefined
}) {
  const { error, onPrivate, texts, value } = props
  const [isLeft, setLeft] = useState(true)
  const input = useRef<HTMLInputElement>(null)
  const afterPress = useAfterPress()
  const isStrange = !error && isLeft && value.trim() !== '' && !isPlausibleFlightNumber(value)
  const noteId = error ? 'booking-flight-error' : isStrange ? 'booking-flight-hint' : undefined
  return (
    <>
      <div className={error ? 'field err' : 'field'}>
        <label htmlFor="booking-flight">
          {texts.label} {!props.isRequired && <span className="opt">{texts.optional}</span>}
        </label>
        <input
          ref={input}
          id="booking-flight"
          className="input"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          placeholder={texts.placeholder}
          aria-required={props.isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={[noteId, 'booking-flight-why'].filter(Boolean).join(' ')}
          value={value}
          onChange={(event) => {
            setLeft(false)
            props.onChange(event.target.value)
          }}
          onBlur={() => {
            afterPress(() => setLeft(true))
            if (displayFlightNumber(value) !== value) props.onChange(displayFlightNumber(value))
          }}
        />
        {error && <FieldMessage id="booking-flight-error">{error}</FieldMessage>}
        {error && onPrivate && (
          <>
            <span className="hint">{texts.noAirport}</span>
            <button
              type="button"
              className="btn soft"
              onClick={() => {
                onPrivate()
                // This button disappears, so the field gets the focus.
                input.current?.focus({ preventScroll: true })
              }}
            >
              {texts.toPrivate}
            </button>
          </>
        )}
        <span role="status">
          {isStrange && (
            <span className="msg warn" id="booking-flight-hint">
              <Icon name="alert" size="s" />
              {texts.implausible}
            </span>
          )}
        </span>
      </div>
      {/* It has the whole width below the pair of fields, so that it is one line in each direction and nothing moves. */}
      <p className="flight-why" id="booking-flight-why">
        {texts.why[props.flight]}
      </p>
    </>
  )
}
