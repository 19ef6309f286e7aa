import { messages } from '#i18n/messages.ts'

/** Labels of this module's tables and columns in the export of a guest's data (docs/rules/privacy.md, Export). */
export const bouncePersonalWords = messages(
  {
    tables: { mail_bounces: 'Unzustellbare Mails', mail_notices: 'Meldungen über Mails' },
    columns: { kind: 'Art', reason: 'Grund', at: 'Wann' },
  },
  {
    tables: { mail_bounces: 'Mails that did not arrive', mail_notices: 'Notices about mails' },
    columns: { kind: 'Type', reason: 'Reason', at: 'When' },
  },
)
