import { messages } from '#i18n/messages.ts'

/** Texts of the checkout section for a passenger who is not the visitor. */
export const passengerTexts = messages(
  {
    title: 'Wer fährt mit?',
    isForOther: 'Ich buche für jemand anderen',
    name: 'Name des Fahrgasts',
    phone: 'Telefon des Fahrgasts',
    optional: '(opt.)',
    phoneHint: 'Der Fahrer ruft im Notfall dort an.',
    sign: 'Name auf dem Schild',
    signHint: 'Leer: der Name des Fahrgasts.',
    missing: 'Bitte nennen Sie den Fahrgast.',
    wrongPhone: 'Bitte prüfen Sie die Telefonnummer des Fahrgasts.',
  },
  {
    title: 'Who is riding?',
    isForOther: 'I am booking for somebody else',
    name: 'Passenger’s name',
    phone: 'Passenger’s phone',
    optional: '(opt.)',
    phoneHint: 'The driver calls this number if necessary.',
    sign: 'Name on the sign',
    signHint: 'If empty: the passenger’s name.',
    missing: 'Please name the passenger.',
    wrongPhone: 'Please check the passenger’s phone number.',
  },
)
