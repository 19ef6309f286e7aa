import { useMemo, useSyncExternalStore } from 'react'
import type { Locale } from '#contract/locale.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { isCompleted, type PhoneField as PhoneFields, phoneCountryOf, readPhone } from '../../../rules/phone-field.ts'
import { phoneCountries, phoneInput, phonePrefix } from '../../../rules/phone.ts'
import { countries, isCountry } from '#modules/branches/rules/countries.ts'
import { fieldId } from './text-field.tsx'
import type { SectionProps } from './contact-sections.tsx'

/** The phone number of the customer (docs/rules/guests.md, Phone numbers). */
export function PhoneField({
  errorOf,
  form,
  ...props
}: SectionProps & {
  locale: Locale
  /** The country of the address if the form asks for an address; if not, the country of the branch. */
  addressCountry: string
  optional: string | undefined
  hint: string | undefined
}) {
  const field = { name: 'phone', country: 'phoneCountry', label: props.texts.contact.phone, autoComplete: 'tel' }
  return <PhoneInput {...props} {...field} value={form} error={errorOf('phone')} />
}

/**
 * A field for prefix and number. A number without a prefix gets one when the field loses the focus. While the guest types, a note shows the
 * country of the number; screen readers read the prefix when it is added. If the guest chooses another prefix, that prefix replaces the
 * first one (docs/rules/guests.md, Phone numbers).
 */
export function PhoneInput(props: {
  /** The names of the form's fields for the number and for its country. */
  name: string
  country: string
  label: string
  autoComplete: string
  value: PhoneFields
  addressCountry: string
  optional: string | undefined
  hint: string | undefined
  error: string | undefined
  locale: Locale
  texts: SectionProps['texts']
  onChange: (part: Partial<PhoneFields>) => void
}) {
  const { addressCountry, error, locale, onChange, value: form } = props
  const texts = props.texts.contact
  const id = fieldId(props.name)
  const country = phoneCountryOf(form, addressCountry)
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale])
  const nameOf = (code: string): string =>
    isCountry(code) ? props.texts.address.countries[code] : (names.of(code) ?? code)
  // The countries in `others` are added only after hydration. The server may use different country names and therefore another sequence, and
  // hydration would then fail.
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const others = useMemo(() => (isBrowser ? byName(locale) : []), [isBrowser, locale])
  const option = (code: string) => (
    <option key={code} value={code}>
      {`${nameOf(code)} (${phonePrefix(code)})`}
    </option>
  )
  // The note is shown while the guest types. If it appeared only when the field loses the focus, it would move the fields below it, and the
  // guest's tap would miss the next field.
  const isRead = isCompleted(form)
  const read = isRead ? form : readPhone(form, addressCountry)
  const completed = isCompleted(read)
    ? texts.phoneRead(read.phoneTyped.trim(), nameOf(phoneCountryOf(read, addressCountry)))
    : ''
  const notes = [props.hint && !error && `${id}-hint`, completed && `${id}-read`, error && `${id}-error`].filter(
    Boolean,
  )
  return (
    <div className={error ? 'field err' : 'field'}>
      <label htmlFor={id}>
        {props.label} {props.optional && <span className="opt">{props.optional}</span>}
      </label>
      <span className="input phone">
        <span className="prefix">
          <span aria-hidden="true">{phonePrefix(country)}</span>
          <Icon name="chevron" size="s" />
          <select
            aria-label={props.name === 'phone' ? texts.phonePrefix : `${texts.phonePrefix}, ${props.label}`}
            name={props.country}
            value={country}
            onChange={({ target }) => onChange(readPhone({ ...form, phoneCountry: target.value }, addressCountry))}
          >
            {countries.map(option)}
            {others.length > 0 ? <hr /> : null}
            {(isBrowser || isCountry(country) ? others : [country]).map(option)}
          </select>
        </span>
        <input
          id={id}
          name={props.name}
          className="grow bare-input"
          type="tel"
          inputMode="tel"
          autoComplete={props.autoComplete}
          maxLength={40}
          aria-required={!props.optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.join(' ') || undefined}
          value={form.phone}
          onChange={({ target }) => onChange({ phone: phoneInput(target.value), phoneTyped: '' })}
          onBlur={() => {
            const left = readPhone(form, addressCountry)
            if ((Object.keys(left) as (keyof PhoneFields)[]).some((name) => left[name] !== form[name])) onChange(left)
          }}
        />
      </span>
      <span className="hint" id={`${id}-read`}>
        {completed}
      </span>
      <span className="vh" role="status">
        {isRead && `${texts.phonePrefix}: ${phonePrefix(country)}, ${nameOf(country)}`}
      </span>
      {props.hint && !error && (
        <span className="hint" id={`${id}-hint`}>
          {props.hint}
        </span>
      )}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  )
}

/** Codes of the countries that the checkout does not list first, sorted by name. */
function byName(locale: Locale): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return phoneCountries()
    .slice(countries.length)
    .toSorted((a, b) => (names.of(a) ?? a).localeCompare(names.of(b) ?? b, locale))
}
