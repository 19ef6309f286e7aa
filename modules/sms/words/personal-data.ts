import { messages } from '#i18n/messages.ts'

/** Labels of this module's tables and columns in the export of a guest's data (docs/rules/privacy.md, Export). */
export const smsPersonalWords = messages(
  {
    tables: { sms_messages: 'SMS', sms_opt_outs: 'SMS abbestellt' },
    columns: { to_number: 'An (Nummer)', source: 'Woher' },
  },
  {
    tables: { sms_messages: 'SMS', sms_opt_outs: 'Opted out of SMS' },
    columns: { to_number: 'To (number)', source: 'Where from' },
  },
)
