import { messages } from '#i18n/messages.ts'

/** Labels of the entries that this module writes into the audit trail. */
export const bounceLogTexts = messages(
  { mailBounce: 'Unzustellbare Mail', 'mailBounce.cleared': 'Adresse wieder als erreichbar markiert' },
  { mailBounce: 'Mail that did not arrive', 'mailBounce.cleared': 'Address marked as reachable again' },
)
