import { desksOfA, everybody, type Rights } from '#platform/rights.ts'

/** Who may use the calls of this module. */
export const paymentsRights: Rights = {
  'webhooks.mollie': everybody,
  'webhooks.datatrans': everybody,
  'payments.terminal': everybody,
  'payments.terminal.outcome': everybody,
  'payments.return': everybody,
  'orders.payments': desksOfA,
}
