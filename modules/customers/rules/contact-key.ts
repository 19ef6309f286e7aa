/** The fields of an order that identify the guest. */
interface Contact {
  readonly phone: string
  readonly email: string
}

/**
 * The pair of e-mail address (lower case) and phone number (E.164) that orders of one person share. Undefined if an order has neither, as at a
 * table: the guest stays unknown.
 */
export function contactKey({ phone, email }: Contact): Contact | undefined {
  const key = { phone: phone.replaceAll(/[^+\d]/g, ''), email: email.trim().toLowerCase() }
  return key.phone === '' && key.email === '' ? undefined : key
}
