import { desksOfA, everybody, type Rights } from '#platform/rights.ts'

/** Who may make each API call that this module offers. */
export const paymentsRights: Rights = {
  'webhooks.mollie': everybody,
  'webhooks.datatrans': everybody,
  'payments.terminal': everybody,
  'payments.terminal.outcome': everybody,
  'payments.return': everybody,
  'orders.payments': desksOfA,
}
