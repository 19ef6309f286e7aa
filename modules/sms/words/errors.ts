import { errorEntries } from '#i18n/errors.ts'

/** Messages for the errors that the API calls for SMS return. */
export const smsErrors = errorEntries({
  'sms.not_mobile': {
    status: 422,
    de: 'An diese Nummer geht keine SMS. Möglich sind Mobilnummern in Österreich, Deutschland, der Schweiz und Liechtenstein.',
    en: 'This number cannot get an SMS. Mobile numbers in Austria, Germany, Switzerland and Liechtenstein can.',
  },
  'sms.opted_out': {
    status: 422,
    de: 'Von dieser Nummer kam „STOP“: Der Gast möchte keine SMS. Bitte rufen Sie an.',
    en: 'This number answered “STOP”: the guest wants no SMS. Please call.',
  },
  'sms.too_many': {
    status: 429,
    de: 'An diese Nummer gingen schon genug SMS: höchstens 3 zu einem Ereignis und 20 in einer Stunde.',
    en: 'This number got enough SMS: at most 3 about one event and 20 in an hour.',
  },
  'sms.no_retry': {
    status: 409,
    de: 'Diese SMS wird nicht noch einmal gesendet: Sie ist unterwegs oder angekommen, oder ihr Text wurde schon gelöscht.',
    en: 'This SMS is not sent again: it is on its way or has arrived, or its text was removed.',
  },
  'sms.signature': { status: 403, de: 'Die Unterschrift stimmt nicht.', en: 'The signature is wrong.' },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof smsErrors, unknown> {}
}
