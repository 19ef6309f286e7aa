import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { bookingTexts } from '../words/booking.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { late } from '#ui/site/late.tsx'
import { whenResting } from '#ui/site/load-late.ts'
import type { BookingDraft } from './draft.ts'
import { addonTexts, isSeatOpen } from '../rules/addons.ts'
import type { BookingVehicle } from './vehicles.ts'

const AccessoriesPopup = late(() => import('./accessories-popup.tsx'), { dialog: 'inPlace' })

/**
 * Shows the chosen accessories as tags, and opens the popup that changes them. If the vehicle offers no accessories, a sentence says so: 'Bei
 * diesem Fahrzeugtyp sind keine möglichen Erweiterungen vorhanden.'
 */
export function AccessoriesField(props: {
  vehicle: BookingVehicle | undefined
  draft: Pick<BookingDraft, 'accessories' | 'children'>
  currency: string
  locale: Locale
  error: string | undefined
  onChange: (accessories: BookingDraft['accessories']) => void
}) {
  const { draft, vehicle } = props
  const texts = bookingTexts(props.locale).accessories
  const button = useRef<HTMLButtonElement>(null)
  /** How often the guest has asked for the popup since it was closed. 0: it is closed. */
  const [asked, setAsked] = useState(0)
  const isOpen = asked > 0
  const open = () => setAsked((times) => times + 1)
  const close = () => setAsked(0)
  useEffect(() => whenResting(AccessoriesPopup.prefetch), [])
  // What was set in the popup when it was closed without 'Übernehmen'. The popup shows it again.
  const [left, setLeft] = useState<BookingDraft['accessories']>()
  const textsOf = (accessories: BookingDraft['accessories']) => (vehicle ? addonTexts(vehicle.addons, accessories) : [])
  const chosen = textsOf(draft.accessories)
  const isLeft = left !== undefined && textsOf(left).join('\n') !== chosen.join('\n')
  const isSeatAsked =
    draft.children > 0 && vehicle !== undefined && !isLeft && isSeatOpen(vehicle.addons, draft.accessories)
  const notes = [props.error && 'booking-accessories-error', isLeft && 'booking-accessories-left'].filter(Boolean)
  return (
    <div className={props.error ? 'field err' : 'field'}>
      <span className="lab" id="booking-accessories-label">
        {texts.label}
      </span>
      {vehicle && vehicle.addons.length === 0 ? (
        <p className="notice">
          <Icon name="info" />
          <span>{texts.noAddons}</span>
        </p>
      ) : (
        <button
          ref={button}
          type="button"
          className="input"
          id="booking-accessories"
          aria-labelledby="booking-accessories-label booking-accessories"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-describedby={notes.join(' ') || undefined}
          disabled={!vehicle}
          onClick={open}
        >
          <Icon name="childseat" />
          <span className="grow row wrapx tags">
            {chosen.map((text) => (
              <span key={text} className="tag">
                {text}
              </span>
            ))}
            {chosen.length === 0 && (
              <span className="ph">
                {vehicle
                  ? `${vehicle.addons
                      .slice(0, 2)
                      .map(({ name }) => name)
                      .join(', ')} …`
                  : texts.none}
              </span>
            )}
          </span>
          <Icon name="plus" size="s" />
        </button>
      )}
      {isLeft && (
        <span className="hint" id="booking-accessories-left" role="status">
          {texts.left}
        </span>
      )}
      {isSeatAsked && (
        <span className="hint seat-hint">
          {texts.seat.none(draft.children)}{' '}
          <button
            type="button"
            className="btn quiet"
            aria-haspopup="dialog"
            onClick={() => {
              // This button is gone when a seat is chosen. So the field gets the focus back when the popup closes.
              button.current?.focus()
              open()
            }}
          >
            {texts.seat.add}
          </button>
        </span>
      )}
      {props.error && <FieldMessage id="booking-accessories-error">{props.error}</FieldMessage>}
      {isOpen && vehicle && (
        <AccessoriesPopup
          vehicle={vehicle}
          chosen={left ?? draft.accessories}
          currency={props.currency}
          locale={props.locale}
          anchor={button}
          asked={asked}
          onDismiss={close}
          onApply={(accessories) => {
            props.onChange(accessories)
            setLeft(undefined)
            close()
          }}
          onClose={(set) => {
            setLeft(set)
            close()
          }}
        />
      )}
    </div>
  )
}
