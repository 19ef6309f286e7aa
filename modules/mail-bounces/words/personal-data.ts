import { messages } from '#i18n/messages.ts'

/** Names for the page with all that is kept of a guest (docs/rules/privacy.md, Export). */
export const bouncePersonalWords = messages(
  {
    tables: { mail_bounces: 'Unzustellbare Mails', mail_notices: 'Meldungen über Mails' },
    columns: { kind: 'Art', reason: 'Grund', at: 'Wann' },
  },
  {
    tables: { mail_bounces: 'Mails that did not arrive', mail_notices: 'Notices about mails' },
    columns: { kind: 'Kind', reason: 'Reason', at: 'When' },
  },
)
