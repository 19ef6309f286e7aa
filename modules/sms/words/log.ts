import { messages } from '#i18n/messages.ts'

/** Labels of the entries that this module writes into the audit trail. */
export const smsLogTexts = messages(
  {
    sms: 'SMS',
    smsOptOut: 'SMS abbestellt',
    'sms.retried': 'SMS noch einmal gesendet',
    'sms.opt-out': 'Nummer eingetragen, die keine SMS möchte',
    'sms.opt-in': 'Nummer wieder erlaubt',
  },
  {
    sms: 'SMS',
    smsOptOut: 'Opted out of SMS',
    'sms.retried': 'SMS sent again',
    'sms.opt-out': 'Number added that does not want SMS',
    'sms.opt-in': 'Number allowed again',
  },
)
