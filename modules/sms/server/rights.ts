import { admins, desksOfA, editors, everybody, type Rights } from '#platform/rights.ts'

/** Who may use the calls of this module. */
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
