import { messages } from '#i18n/messages.ts'

/** Names for the page with all that is kept of a guest (docs/rules/privacy.md, Export). */
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
