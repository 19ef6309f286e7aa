import { useMemo, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import {
  isCompleted,
  type PhoneField as PhoneFields,
  phoneCountryOf,
  readPhone,
  shownPhone,
  withPhoneCountry,
} from '../../../rules/phone-field.ts'
import { phoneInput, phonePrefix } from '../../../rules/phone.ts'
import { leftWith, nothingRemoved, removedSoFar } from '../../../rules/removed-from-phone.ts'
import { isCountry } from '#modules/branches/rules/countries.ts'
import { phoneNoteTexts } from '../../../words/phone-note.ts'
import { PhonePrefix } from './phone-prefix.tsx'
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
 * A field for prefix and number. The prefix is shown once, beside the number. While the guest types, a note shows the country of the number.
 * If the typed number contains a prefix, the shown prefix changes to it; screen readers read it after the guest has left the field. If the
 * guest chooses another prefix, that prefix replaces the first one. Letters are removed, and a note above names them
 * (docs/rules/guests.md, Phone numbers). A guest who types fast looks at this note late. So it stays while the guest types on, and after the
 * guest has left the field. It disappears when the guest comes back and changes the number.
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
  const { addressCountry, error, locale, onChange } = props
  const { phone, phoneCountry, phoneTyped } = props.value
  const form: PhoneFields = { phone, phoneCountry, phoneTyped }
  const texts = props.texts.contact
  const id = fieldId(props.name)
  // The text while the guest types it. It changes to the shown form of the number only when the field loses the focus.
  const [draft, setDraft] = useState<string>()
  const [removed, setRemoved] = useState(nothingRemoved)
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale])
  const nameOf = (code: string): string =>
    isCountry(code) ? props.texts.address.countries[code] : (names.of(code) ?? code)
  // The note is shown while the guest types. If it appeared only when the field loses the focus, it would move the fields below it, and the
  // guest's tap would miss the next field.
  const isRead = isCompleted(form)
  const read = isRead ? form : readPhone(form, addressCountry)
  const country = phoneCountryOf(read, addressCountry)
  const isOfOtherCountry = read.phone.startsWith('+') && country !== addressCountry
  const completed =
    isCompleted(read) || isOfOtherCountry
      ? texts.phoneRead((read.phoneTyped || read.phone).trim(), nameOf(country))
      : ''
  const removal = removed.text && phoneNoteTexts(locale).removed(removed.text)
  const lastNote = error ? `${id}-error` : props.hint && `${id}-hint`
  const notes = [removal && `${id}-removed`, completed && `${id}-read`, lastNote].filter(Boolean)
  return (
    <div className={error ? 'field err' : 'field'}>
      <label htmlFor={id}>
        {props.label} {props.optional && <span className="opt">{props.optional}</span>}
      </label>
      <span className="input phone">
        <PhonePrefix
          name={props.country}
          label={props.name === 'phone' ? texts.phonePrefix : `${texts.phonePrefix}, ${props.label}`}
          country={country}
          nameOf={nameOf}
          locale={locale}
          onChange={(chosen) => onChange(withPhoneCountry(read, chosen, addressCountry))}
        />
        <input
          id={id}
          name={props.name}
          className="grow bare-input"
          type="tel"
          inputMode="tel"
          autoComplete={props.autoComplete}
          aria-required={!props.optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.join(' ') || undefined}
          value={draft === form.phone ? draft : shownPhone(read, addressCountry)}
          onChange={({ target }) => {
            const typed = { ...form, phone: phoneInput(target.value), phoneTyped: '' }
            // A browser fills in a number without giving the field the focus. Such a number is complete.
            const isTyping = document.activeElement === target
            setDraft(isTyping ? typed.phone : undefined)
            setRemoved((before) => removedSoFar(before, target.value, isTyping))
            onChange(isTyping ? typed : readPhone(typed, addressCountry))
          }}
          onBlur={() => {
            setDraft(undefined)
            setRemoved(leftWith)
            const left = readPhone(form, addressCountry)
            if ((Object.keys(left) as (keyof PhoneFields)[]).some((name) => left[name] !== form[name])) onChange(left)
          }}
        />
      </span>
      <span className="hint" id={`${id}-removed`}>
        {removal}
      </span>
      <span className="hint" id={`${id}-read`}>
        {completed}
      </span>
      <span className="vh" role="status">
        {removal}
      </span>
      <span className="vh" role="status">
        {draft === undefined && completed && `${texts.phonePrefix}: ${phonePrefix(country)}, ${nameOf(country)}`}
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
