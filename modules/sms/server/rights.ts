import { admins, desksOfA, editors, everybody, type Rights } from '#platform/rights.ts'

/** Who may make each API call that this module offers. */
export const smsRights: Rights = {
  'sms.list': editors,
  'sms.retry': editors,
  'orders.sms-preview': desksOfA,
  'sms.optOuts': admins,
  'sms.optOut': admins,
  'sms.optIn': admins,
  'webhooks.twilio': everybody,
  'webhooks.seven': everybody,
}
