import { useState } from 'react'
import type { BookingTexts } from '../words/booking.ts'
import type { LocationPoint } from '#modules/maps/rules/place.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { type PlaceCalls, PlaceField } from './place-field.tsx'

/** The fields for start and destination in one frame, with the button that swaps the two. */
export function RouteField(props: {
  from: LocationPoint | null
  to: LocationPoint | null
  texts: BookingTexts['place']
  calls: PlaceCalls
  errors: { from: string | undefined; to: string | undefined }
  /**
   * Called with `from` or `to` when the visitor types in this field: the stored place is then outdated. Called with null when the stored
   * place is valid again.
   */
  onEdit: (end: 'from' | 'to' | null) => void
  onSwap: () => void
  onChange: (points: { from?: LocationPoint | null; to?: LocationPoint | null }) => void
}) {
  const { from, to, texts, errors } = props
  // The number of swaps so far. It is part of the React key of both fields, so that a swap resets what was typed in them.
  const [swaps, setSwaps] = useState(0)
  const isBad = errors.from !== undefined || errors.to !== undefined
  return (
    <div className="od-field">
      <div className={isBad ? 'od err' : 'od'} role="group" aria-label={texts.route}>
        <PlaceField
          key={`from-${swaps}`}
          end="from"
          value={from}
          texts={texts}
          calls={props.calls}
          errorId={errors.from && 'booking-from-error'}
          onEdit={props.onEdit}
          onChosen={() => {
            // When the start is chosen and the destination is empty, the destination gets the focus. It does not wait for the coordinates of
            // the start, because visitors type on at once.
            if (!to && document.activeElement?.id === 'booking-from') document.getElementById('booking-to')?.focus()
          }}
          onChange={(point) => props.onChange({ from: point })}
        />
        <PlaceField
          key={`to-${swaps}`}
          end="to"
          value={to}
          texts={texts}
          calls={props.calls}
          errorId={errors.to && 'booking-to-error'}
          onEdit={props.onEdit}
          onChange={(point) => props.onChange({ to: point })}
        />
        <button
          type="button"
          className="icbtn swap"
          aria-label={texts.swap}
          disabled={!from && !to}
          onClick={() => {
            setSwaps(swaps + 1)
            props.onSwap()
          }}
        >
          <Icon name="swap" />
        </button>
      </div>
      <div aria-live="polite">
        {errors.from && <FieldMessage id="booking-from-error">{errors.from}</FieldMessage>}
        {errors.to && <FieldMessage id="booking-to-error">{errors.to}</FieldMessage>}
      </div>
    </div>
  )
}
