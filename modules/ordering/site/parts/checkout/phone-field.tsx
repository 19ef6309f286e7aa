import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { isCompleted, phoneCountryOf, readPhone } from '../../../rules/phone-field.ts'
import { phoneInput, phonePrefix } from '../../../rules/phone.ts'
import { countries, isCountry } from '#modules/branches/rules/countries.ts'
import { fieldId } from './text-field.tsx'
import type { SectionProps } from './contact-sections.tsx'

/**
 * Prefix and number. A number without prefix is completed when the field is left; that is shown and said, and another prefix reads again what
 * was typed (docs/rules/guests.md, Phone numbers).
 */
export function PhoneField(
  props: SectionProps & {
    /** The country of the address, or that of the branch. */
    addressCountry: string
    optional: string | undefined
    hint: string | undefined
  },
) {
  const { addressCountry, errorOf, form, onChange } = props
  const texts = props.texts.contact
  const id = fieldId('phone')
  const error = errorOf('phone')
  const country = phoneCountryOf(form, addressCountry)
  const completed = isCompleted(form)
    ? texts.phoneRead(form.phoneTyped.trim(), isCountry(country) ? props.texts.address.countries[country] : country)
    : ''
  const notes = [props.hint && !error && `${id}-hint`, completed && `${id}-read`, error && `${id}-error`].filter(
    Boolean,
  )
  return (
    <div className={error ? 'field err' : 'field'}>
      <label htmlFor={id}>
        {texts.phone} {props.optional && <span className="opt">{props.optional}</span>}
      </label>
      <span className="input phone">
        <span className="prefix">
          <span aria-hidden="true">{phonePrefix(country)}</span>
          <Icon name="chevron" size="s" />
          <select
            aria-label={texts.phonePrefix}
            name="phoneCountry"
            value={country}
            onChange={({ target }) => onChange(readPhone({ ...form, phoneCountry: target.value }, addressCountry))}
          >
            {countries.map((code) => (
              <option key={code} value={code}>
                {`${props.texts.address.countries[code]} (${phonePrefix(code)})`}
              </option>
            ))}
          </select>
        </span>
        <input
          id={id}
          name="phone"
          className="grow bare-input"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          aria-required={!props.optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.join(' ') || undefined}
          value={form.phone}
          onChange={({ target }) => onChange({ phone: phoneInput(target.value), phoneTyped: '' })}
          onBlur={() => {
            const read = readPhone(form, addressCountry)
            if (read.phone !== form.phone || read.phoneTyped !== form.phoneTyped) onChange(read)
          }}
        />
      </span>
      <span className="hint" role="status" id={`${id}-read`}>
        {completed}
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
