/** The fields of an order that identify who ordered. */
interface Contact {
  readonly phone: string
  readonly email: string
}

/**
 * The pair of mail (lower case) and phone (E.164) that orders of one person share. Undefined where an order has neither: a guest at a table
 * stays unknown.
 */
export function contactKey({ phone, email }: Contact): Contact | undefined {
  const key = { phone: phone.replaceAll(/[^+\d]/g, ''), email: email.trim().toLowerCase() }
  return key.phone === '' && key.email === '' ? undefined : key
}
