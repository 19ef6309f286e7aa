import { phoneAfterPrefix, phoneBeside, phoneCountryIn } from './phone.ts'

/** A phone field of a form: the shown text, the typed text, and the country whose prefix completes it. */
export interface PhoneField {
  readonly phone: string
  /** The text that the user typed, if the form has replaced it, for example to add a prefix. Empty if the form has replaced nothing. */
  readonly phoneTyped: string
  /** The country chosen in the field; empty: the country of the address is used. */
  readonly phoneCountry: string
}

/** The country whose prefix is added to a number without a prefix. `address`: the country of the address, or of the branch. */
export const phoneCountryOf = (field: PhoneField, address: string): string => field.phoneCountry || address

/**
 * Adds the country's prefix to a number without one, when the field loses the focus or the form is submitted. The typed text is stored as
 * well, so that the prefix can be replaced if the user chooses another country. If the typed number already has the prefix of another
 * country, the field changes to that country. Therefore the field never shows two different prefixes.
 */
export function readPhone(field: PhoneField, address: string): PhoneField {
  const typed = field.phoneTyped || field.phone
  const country = phoneCountryOf(field, address)
  const phone = phoneBeside(typed, country)
  const own = phoneCountryIn(phone, country)
  const phoneCountry = own && own !== country ? own : field.phoneCountry
  return { ...field, phone, phoneTyped: phone === typed ? '' : typed, phoneCountry }
}

/** Whether the form has added the prefix. If so, the number changes when the user changes the country. */
export const isCompleted = ({ phone, phoneTyped }: PhoneField): boolean =>
  phoneTyped !== '' && /^\s*(?!\s|00|\+)/.test(phoneTyped) && phone.startsWith('+')

/**
 * The text of the number beside the prefix that the field shows, so that the prefix is shown only once. A number that was typed without a
 * prefix stays as it was typed. From a number with a prefix of its own, the prefix is left out, if the rest is read as the same number.
 */
export function shownPhone(field: PhoneField, address: string): string {
  if (isCompleted(field)) return field.phoneTyped
  const country = phoneCountryOf(field, address)
  const rest = phoneAfterPrefix(field.phone, country)
  const read = [rest, `0${rest}`].find((text) => phoneBeside(text, country) === field.phone)
  return rest && read ? read : field.phone
}

/** The field after the user has chosen the prefix of another country. It then belongs to the text that the field shows. */
export const withPhoneCountry = (field: PhoneField, country: string, address: string): PhoneField =>
  readPhone({ phone: shownPhone(field, address), phoneTyped: '', phoneCountry: country }, address)
