import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { bookingTexts } from '../words/booking.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { late } from '#ui/site/late.tsx'
import { whenResting } from '#ui/site/load-late.ts'
import type { BookingDraft } from './draft.ts'
import { addonTexts } from '../rules/addons.ts'
import type { BookingVehicle } from './vehicles.ts'

const AccessoriesPopup = late(() => import('./accessories-popup.tsx'))

/**
 * Shows the chosen accessories as tags, and opens the popup that changes them. If the vehicle offers no accessories, a sentence says so: 'Bei
 * diesem Fahrzeugtyp sind keine möglichen Erweiterungen vorhanden.'
 */
export function AccessoriesField(props: {
  vehicle: BookingVehicle | undefined
  chosen: BookingDraft['accessories']
  currency: string
  locale: Locale
  error: string | undefined
  onChange: (accessories: BookingDraft['accessories']) => void
}) {
  const { vehicle } = props
  const texts = bookingTexts(props.locale).accessories
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => whenResting(AccessoriesPopup.prefetch), [])
  const chosen = vehicle ? addonTexts(vehicle.addons, props.chosen) : []
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
          aria-describedby={props.error && 'booking-accessories-error'}
          disabled={!vehicle}
          onClick={() => setOpen(true)}
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
      {props.error && <FieldMessage id="booking-accessories-error">{props.error}</FieldMessage>}
      {isOpen && vehicle && (
        <AccessoriesPopup
          vehicle={vehicle}
          chosen={props.chosen}
          currency={props.currency}
          locale={props.locale}
          anchor={button}
          onApply={(accessories) => {
            props.onChange(accessories)
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </div>
  )
}
