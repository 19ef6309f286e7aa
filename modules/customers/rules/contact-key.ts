/** The contact data by which a guest is recognised. */
interface Contact {
  readonly phone: string
  readonly email: string
}

/**
 * Returns e-mail address (lower case) and phone number (only + and digits) in a form that can be compared. Orders with the same pair
 * belong to the same person. Undefined if both are missing, for example in an order at a table. The guest of the order is then unknown.
 */
export function contactKey({ phone, email }: Contact): Contact | undefined {
  const key = { phone: phone.replaceAll(/[^+\d]/g, ''), email: email.trim().toLowerCase() }
  return key.phone === '' && key.email === '' ? undefined : key
}
