import { errorEntries, type ErrorValues as Values } from '#i18n/errors.ts'
import { postcodeTexts } from './postcode.ts'

/**
 * Adds the next free appointment, if it is known, to the text of an error: 'Der nächste freie Termin: 27.11.26, 15:05.'
 * (docs/rules/time.md, Slots).
 */
const nextDe = (values: Values, text: string): string =>
  values['next'] ? `${text} Der nächste freie Termin: ${values['next']}.` : text

const nextEn = (values: Values, text: string): string =>
  values['next'] ? `${text} The next free appointment: ${values['next']}.` : text

/** Texts of the errors that the API calls of this module return. */
export const branchesErrors = errorEntries({
  'appointment.off_grid': {
    status: 422,
    de: (v) => nextDe(v, 'Termine gibt es alle fünf Minuten.'),
    en: (v) => nextEn(v, 'Appointments are offered every five minutes.'),
  },
  'appointment.too_soon': {
    status: 422,
    de: (v) => nextDe(v, 'Dieser Termin ist nicht mehr möglich.'),
    en: (v) => nextEn(v, 'This appointment is no longer possible.'),
  },
  'appointment.too_far': {
    status: 422,
    de: (v) => nextDe(v, 'Termine sind höchstens 180 Tage im Voraus möglich.'),
    en: (v) => nextEn(v, 'Appointments are possible up to 180 days ahead.'),
  },
  'appointment.closed': {
    status: 422,
    de: (v) =>
      nextDe(
        v,
        'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
      ),
    en: (v) => nextEn(v, 'We are closed at the chosen time. Please choose an appointment within our opening hours.'),
  },
  'appointment.unavailable': {
    status: 422,
    de: (v) => nextDe(v, 'Zum ausgewählten Zeitpunkt ist dieses Fahrzeug nicht verfügbar.'),
    en: (v) => nextEn(v, 'This vehicle is not available at the chosen time.'),
  },
  'delivery.postcode_unserved': {
    status: 422,
    de: (v) => postcodeTexts('de').unserved(String(v['postcode'])),
    en: (v) => postcodeTexts('en').unserved(String(v['postcode'])),
  },
  'delivery.postcode_elsewhere': {
    status: 422,
    de: (v) => postcodeTexts('de').elsewhere(String(v['postcode']), String(v['area'])),
    en: (v) => postcodeTexts('en').elsewhere(String(v['postcode']), String(v['area'])),
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof branchesErrors, unknown> {}
}
