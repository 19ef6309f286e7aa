import { desksOfA, editors, everybody, type Rights } from '#platform/rights.ts'

/** Who may use the calls of this module. */
export const mailBounceRights: Rights = {
  'mailBounces.list': editors,
  'orders.mail-bounce': desksOfA,
  'mailBounces.clear': editors,
  'webhooks.mailgun': everybody,
}
