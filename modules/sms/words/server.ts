import { messages } from '#i18n/messages.ts'

/** Why an SMS was not sent, or why its text was removed. The server stores this reason with the SMS, in the language of the SMS. */
export const smsReasons = messages(
  {
    optedOut: 'Der Gast möchte keine SMS.',
    tooMany: 'Zu viele SMS an diese Nummer.',
    late: 'Zu spät: Sie wäre erst nach zwei Stunden verschickt worden.',
    undelivered: 'Der Anbieter konnte sie nicht zustellen.',
    interrupted: 'Der Server wurde unterbrochen, während der Anbieter gefragt wurde.',
    emptied: '[nach 90 Tagen entfernt]',
  },
  {
    optedOut: 'The guest does not want SMS.',
    tooMany: 'Too many SMS to this number.',
    late: 'Too late: it would have been sent only after two hours.',
    undelivered: 'The provider could not deliver it.',
    interrupted: 'The server was interrupted while the provider was asked.',
    emptied: '[removed after 90 days]',
  },
)
