import { desksOfA, editors, everybody, type Rights } from '#platform/rights.ts'

/** Who may make each API call that this module offers. */
export const mailBounceRights: Rights = {
  'mailBounces.list': editors,
  'orders.mail-bounce': desksOfA,
  'mailBounces.clear': editors,
  'webhooks.mailgun': everybody,
}
