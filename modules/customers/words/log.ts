import { messages } from '#i18n/messages.ts'

/** Texts for the actions that this module writes into the audit trail. */
export const customerLogTexts = messages(
  {
    'customer.merge': 'Zusammengelegt',
    'customer.split': 'Wieder getrennt',
    'customer.different': 'Als verschieden erklärt',
    'customer.check-vat': 'USt-Id geprüft',
    'guest.export': 'Auskunft erteilt',
    'guest.erase': 'Daten des Gastes gelöscht',
  },
  {
    'customer.merge': 'Merged',
    'customer.split': 'Separated again',
    'customer.different': 'Marked as different people',
    'customer.check-vat': 'VAT number checked',
    'guest.export': 'Personal data exported',
    'guest.erase': 'Data of the guest erased',
  },
)
