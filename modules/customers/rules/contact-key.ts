/** The contact data of an order by which its guest is recognised. */
interface Contact {
  readonly phone: string
  readonly email: string
}

/**
 * Returns e-mail address (lower case) and phone number (E.164) of an order. Orders with the same pair belong to the same person. Undefined if
 * the order has neither, for example at a table; its guest is then unknown.
 */
export function contactKey({ phone, email }: Contact): Contact | undefined {
  const key = { phone: phone.replaceAll(/[^+\d]/g, ''), email: email.trim().toLowerCase() }
  return key.phone === '' && key.email === '' ? undefined : key
}
