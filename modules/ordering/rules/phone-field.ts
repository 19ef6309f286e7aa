import { normalisePhone } from './phone.ts'

/** A phone field of a form: what is shown, what was typed, and the country whose prefix completes it. */
export interface PhoneField {
  readonly phone: string
  /** As it was typed, before a prefix was added. Empty: nothing was added. */
  readonly phoneTyped: string
  /** Chosen in the field; empty: follows the country of the address. */
  readonly phoneCountry: string
}

/** The country whose prefix a number without one gets. `address`: the country of the address, or that of the branch. */
export const phoneCountryOf = (field: PhoneField, address: string): string => field.phoneCountry || address

/**
 * The field is left, or the form is sent: a number without prefix gets that of the country. What was typed is kept, so that another country
 * reads it again.
 */
export function readPhone(field: PhoneField, address: string): PhoneField {
  const typed = field.phoneTyped || field.phone
  const phone = normalisePhone(typed, phoneCountryOf(field, address))
  return phone === typed ? { ...field, phone, phoneTyped: '' } : { ...field, phone, phoneTyped: typed }
}

/** A number that was completed with the prefix of a country, and so is another one with another country. */
export const isCompleted = ({ phone, phoneTyped }: PhoneField): boolean =>
  phoneTyped !== '' && /^\s*(?!\s|00|\+)/.test(phoneTyped) && phone.startsWith('+')
