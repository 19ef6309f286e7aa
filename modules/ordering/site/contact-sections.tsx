import type { CheckoutTexts } from '#i18n/checkout.ts'
import { countries } from '#modules/branches/rules/countries.ts'
import {
  isAddressShown,
  isContactShown,
  requiredFields,
  type ContactField,
  type ContactFlags,
  type DeliveryType,
} from '#modules/ordering/rules/contact.ts'
import { normalisePhone, phoneInput } from '#modules/ordering/rules/phone.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import { fieldId, TextField } from './text-field.tsx'

export interface SectionProps {
  form: CheckoutForm
  texts: CheckoutTexts
  flags: ContactFlags
  deliveryType: DeliveryType
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<CheckoutForm>) => void
}

/** Which fields are asked for is the rules' word; what is not required is marked '(opt.)'. */
const optionalMark = ({ deliveryType, flags, texts }: SectionProps) => {
  const required = new Set<ContactField>(requiredFields(flags, deliveryType))
  return (field: ContactField) => (required.has(field) ? undefined : texts.optional)
}

export function ContactSection(props: SectionProps & { branchCountry: string; isSmsEnabled: boolean }) {
  const { errorOf, form, onChange } = props
  if (!isContactShown(props.flags, props.deliveryType)) return null
  const texts = props.texts.contact
  const optional = optionalMark(props)
  const country = isAddressShown(props.flags, props.deliveryType) ? form.country : props.branchCountry
  return (
    <section className="panel sect">
      <h2>{texts.title}</h2>
      <div className="grid2">
        <TextField
          name="firstName"
          label={texts.firstName}
          value={form.firstName}
          maxLength={100}
          autoComplete="given-name"
          optional={optional('firstName')}
          error={errorOf('firstName')}
          onChange={(firstName) => onChange({ firstName })}
        />
        <TextField
          name="lastName"
          label={texts.lastName}
          value={form.lastName}
          maxLength={100}
          autoComplete="family-name"
          optional={optional('lastName')}
          error={errorOf('lastName')}
          onChange={(lastName) => onChange({ lastName })}
        />
        <TextField
          name="email"
          label={texts.email}
          value={form.email}
          maxLength={200}
          type="email"
          inputMode="email"
          autoComplete="email"
          optional={optional('email')}
          error={errorOf('email')}
          onChange={(email) => onChange({ email })}
        />
        <TextField
          name="phone"
          label={texts.phone}
          value={form.phone}
          maxLength={40}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional={optional('phone')}
          hint={props.isSmsEnabled ? texts.phoneHint : undefined}
          error={errorOf('phone')}
          onChange={(phone) => onChange({ phone: phoneInput(phone) })}
          onBlur={() => {
            const phone = normalisePhone(form.phone, country)
            if (phone !== form.phone) onChange({ phone })
          }}
        />
      </div>
    </section>
  )
}

/** Address, country and, once asked for, the company. Rides ask it always (specification §2, Booking checkout). */
export function AddressSection(props: SectionProps) {
  const { errorOf, form, onChange } = props
  const texts = props.texts.address
  const optional = optionalMark(props)
  const countryError = errorOf('country')
  return (
    <section className="panel sect">
      <h2>{texts.title}</h2>
      <div className="grid2">
        <TextField
          isWide
          name="street"
          label={texts.street}
          value={form.street}
          maxLength={200}
          autoComplete="street-address"
          optional={optional('street')}
          error={errorOf('street')}
          onChange={(street) => onChange({ street })}
        />
        <TextField
          name="zipCode"
          label={texts.zipCode}
          value={form.zipCode}
          maxLength={20}
          autoComplete="postal-code"
          inputMode="text"
          optional={optional('zipCode')}
          error={errorOf('zipCode')}
          onChange={(zipCode) => onChange({ zipCode })}
        />
        <TextField
          name="city"
          label={texts.city}
          value={form.city}
          maxLength={120}
          autoComplete="address-level2"
          optional={optional('city')}
          error={errorOf('city')}
          onChange={(city) => onChange({ city })}
        />
        <div className={countryError ? 'field err' : 'field'}>
          <label htmlFor={fieldId('country')}>{texts.country}</label>
          <span className="input select">
            <Icon name="globe" />
            <select
              id={fieldId('country')}
              className="grow"
              autoComplete="country"
              value={form.country}
              aria-invalid={countryError ? true : undefined}
              onChange={(event) => onChange({ country: event.target.value })}
            >
              {countries.map((code) => (
                <option key={code} value={code}>
                  {texts.countries[code]}
                </option>
              ))}
            </select>
            <Icon name="chevron" size="s" />
          </span>
          {countryError && <FieldMessage id={`${fieldId('country')}-error`}>{countryError}</FieldMessage>}
        </div>
      </div>
      <hr className="rule company-rule" />
      <label className="check">
        <input
          type="checkbox"
          checked={form.isCompany}
          onChange={(event) => onChange({ isCompany: event.target.checked })}
        />
        <span>{texts.isCompany}</span>
      </label>
      {form.isCompany && (
        <div className="grid2 company">
          <TextField
            name="companyName"
            label={texts.companyName}
            value={form.companyName}
            maxLength={160}
            autoComplete="organization"
            error={errorOf('companyName')}
            onChange={(companyName) => onChange({ companyName })}
          />
          <TextField
            name="vatNumber"
            label={texts.vatNumber}
            value={form.vatNumber}
            maxLength={40}
            autoComplete="off"
            optional={props.texts.optional}
            error={errorOf('vatNumber')}
            onChange={(vatNumber) => onChange({ vatNumber })}
          />
        </div>
      )}
    </section>
  )
}

/** What else the business should know (specification §3, Order draft: comment). */
export function CommentSection({ form, onChange, texts }: SectionProps) {
  const id = fieldId('comment')
  return (
    <section className="panel sect">
      <h2>{texts.comment.title}</h2>
      <div className="field">
        <label htmlFor={id}>
          {texts.comment.label} <span className="opt">{texts.optional}</span>
        </label>
        <textarea
          id={id}
          name="comment"
          className="input"
          rows={4}
          maxLength={2000}
          autoComplete="off"
          value={form.comment}
          onChange={(event) => onChange({ comment: event.target.value })}
        />
      </div>
    </section>
  )
}
