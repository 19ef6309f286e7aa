import { errorEntries } from '#i18n/errors.ts'

/** The messages for the error codes with which this module refuses a ride. */
export const bookingErrors = errorEntries({
  'vehicle.disabled': {
    status: 422,
    de: 'Dieses Fahrzeug wird nicht mehr angeboten. Bitte wählen Sie ein anderes.',
    en: 'This vehicle is no longer offered. Please choose another one.',
  },
  'vehicle.too_small': {
    status: 422,
    de: 'Dieses Fahrzeug hat zu wenige Plätze. Bitte wählen Sie ein größeres.',
    en: 'This vehicle has too few seats. Please choose a larger one.',
  },
  'vehicle.too_little_luggage': {
    status: 422,
    de: 'In dieses Fahrzeug passt nicht so viel Gepäck. Bitte wählen Sie ein größeres.',
    en: 'This vehicle does not hold that much luggage. Please choose a larger one.',
  },
  'vehicle.unavailable': {
    status: 422,
    de: 'Dieses Fahrzeug ist zur gewünschten Zeit nicht verfügbar.',
    en: 'This vehicle is not available at the time you want.',
  },
  'ride.no_distance': {
    status: 422,
    de: 'Start und Ziel liegen am selben Ort. Bitte ändern Sie eines von beiden.',
    en: 'Pick-up and drop-off are at the same place. Please change one of them.',
  },
  'ride.price_hidden': {
    status: 422,
    de: 'Für dieses Fahrzeug gibt es den Preis auf Anfrage.',
    en: 'The price of this vehicle is on request.',
  },
  'accessory.answer_missing': {
    status: 422,
    de: ({ name = '', question = '' }) => `Bitte beantworten Sie beim Zubehör „${name}“ die Frage „${question}“.`,
    en: ({ name = '', question = '' }) => `Please answer the question “${question}” of the accessory “${name}”.`,
  },
  'place.unknown': {
    status: 422,
    de: 'Bitte wählen Sie den Ort noch einmal aus den Vorschlägen.',
    en: 'Please choose the place from the suggestions once more.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof bookingErrors, unknown> {}
}
