import { useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { FormError } from '#modules/ordering/site/parts/checkout/checkout-form.ts'
import { PhoneInput } from '#modules/ordering/site/parts/checkout/phone-field.tsx'
import { TextField } from '#modules/ordering/site/parts/checkout/text-field.tsx'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { normalisePhone } from '#modules/ordering/rules/phone.ts'
import { passengerTexts } from '../../words/passenger.ts'
import type { BookingDraft } from '../draft.ts'

type Passenger = Pick<BookingDraft, 'isForOther' | 'passengerName' | 'passengerPhone' | 'signName'>

/**
 * The section for the name and phone number of the passenger, if the visitor books for somebody else, and for the name on the driver's
 * welcome sign.
 */
export function PassengerSection(props: {
  draft: Passenger
  /** Whether the driver can wait with a welcome sign. */
  isSignPossible: boolean
  /** The country whose prefix completes the passenger's phone number, unless the visitor chooses another one. */
  country: string
  locale: Locale
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<Passenger>) => void
}) {
  const { draft, errorOf, onChange } = props
  const texts = passengerTexts(props.locale)
  const [reading, setReading] = useState({ phoneTyped: '', phoneCountry: '' })
  return (
    <section className="panel sect">
      <h2>{texts.title}</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={draft.isForOther}
          onChange={({ target }) => onChange({ isForOther: target.checked })}
        />
        <span>{texts.isForOther}</span>
      </label>
      {draft.isForOther && (
        <div className="grid2 addr-part">
          <TextField
            name="passengerName"
            label={texts.name}
            value={draft.passengerName}
            autoComplete="off"
            error={errorOf('passengerName')}
            onChange={(passengerName) => onChange({ passengerName })}
          />
          <PhoneInput
            name="passengerPhone"
            country="passengerPhoneCountry"
            label={texts.phone}
            autoComplete="off"
            value={{ phone: draft.passengerPhone, ...reading }}
            addressCountry={props.country}
            optional={texts.optional}
            hint={texts.phoneHint}
            error={errorOf('passengerPhone')}
            locale={props.locale}
            texts={checkoutTexts(props.locale)}
            onChange={({ phone, ...read }) => {
              setReading({ ...reading, ...read })
              if (phone !== undefined) onChange({ passengerPhone: phone })
            }}
          />
        </div>
      )}
      {props.isSignPossible && (
        <div className="addr-part">
          <TextField
            name="signName"
            label={texts.sign}
            value={draft.signName}
            autoComplete="off"
            optional={texts.optional}
            hint={texts.signHint}
            error={errorOf('signName')}
            onChange={(signName) => onChange({ signName })}
          />
        </div>
      )}
    </section>
  )
}

/** Checks the passenger's data: the name is required, and the phone number must be valid or empty. */
export function passengerErrors(draft: Passenger, country: string, locale: Locale): FormError[] {
  if (!draft.isForOther) return []
  const texts = passengerTexts(locale)
  const phone = draft.passengerPhone.trim()
  return [
    ...(draft.passengerName.trim() === '' ? [{ field: 'passengerName', message: texts.missing }] : []),
    ...(phone !== '' && !/^\+\d{7,15}$/.test(normalisePhone(phone, country))
      ? [{ field: 'passengerPhone', message: texts.wrongPhone }]
      : []),
  ]
}
