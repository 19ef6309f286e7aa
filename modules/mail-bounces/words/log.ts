import { messages } from '#i18n/messages.ts'

/** Labels of this module's entries in the audit trail. */
export const bounceLogTexts = messages(
  { mailBounce: 'Unzustellbare Mail', 'mailBounce.cleared': 'Adresse wieder als erreichbar markiert' },
  { mailBounce: 'Mail that did not arrive', 'mailBounce.cleared': 'Address marked as reachable again' },
)
