import { messages } from '#i18n/messages.ts'

/** Names of the connections to map providers, and labels of their settings. */
export const connectionWords = {
  mapbox: { de: 'Karten', en: 'Maps' },
  photon: { de: 'Ortssuche', en: 'Place search' },
  osrm: { de: 'Routen', en: 'Routes' },
  tiles: { de: 'Kartenbild', en: 'Map tiles' },
  token: { de: 'Schlüssel', en: 'Key' },
  url: { de: 'Adresse', en: 'Address' },
  urlHint: { de: 'Leer: die Adresse von Mapbox.', en: 'If empty: the address of Mapbox.' },
  style: { de: 'Adresse des Stils', en: 'Address of the style' },
  styleHint: {
    de: 'Gäste sehen diese Karte erst nach ihrer Einwilligung.',
    en: 'Guests see this map only after they consent.',
  },
} as const

const number = (locale: string, value: number): string =>
  value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Messages after staff have tested a connection to a map provider. */
export const connectionTexts = messages(
  {
    silent: 'Der Dienst antwortet nicht. Stimmt die Adresse?',
    foreign: 'Unter dieser Adresse antwortet ein anderer Dienst.',
    refused: (status: number, said: string) =>
      `Der Dienst lehnt ab: ${status}${said ? `, „${said}“` : ''}. Stimmt der Schlüssel?`,
    route: (km: number, seconds: number) =>
      `Route Wien–Bratislava: ${number('de', km)} km nach ${number('de', seconds)} s`,
    places: (count: number, seconds: number) =>
      count > 0 ? `„Wien“ gefunden nach ${number('de', seconds)} s` : 'Antwortet, findet aber „Wien“ nicht',
    styleRead: (name: string) => `Stil ${name ? `„${name}“ ` : ''}geladen`,
  },
  {
    silent: 'The service does not answer. Is the address right?',
    foreign: 'Another service answers at this address.',
    refused: (status, said) => `The service refuses: ${status}${said ? `, “${said}”` : ''}. Is the key right?`,
    route: (km, seconds) => `Route Vienna–Bratislava: ${number('en', km)} km after ${number('en', seconds)} s`,
    places: (count, seconds) =>
      count > 0 ? `“Wien” found after ${number('en', seconds)} s` : 'Answers, but does not find “Wien”',
    styleRead: (name) => `Style ${name ? `“${name}” ` : ''}loaded`,
  },
)
