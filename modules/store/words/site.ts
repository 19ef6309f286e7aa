import { messages } from '#i18n/messages.ts'

/** Texts of links to a storefront (specification §2, Header, Navigation). */
export const storeLinkTexts = messages({ order: 'Online Bestellen' }, { order: 'Order online' })

/** Texts of the button that sorts the branches by distance, and of its result. */
export const nearestTexts = messages(
  {
    find: 'Nächsten Standort finden',
    asked: 'Ihr Gerät fragt jetzt, ob wir Ihren Ort sehen dürfen. Er bleibt auf Ihrem Gerät.',
    found: (name: string, distance: string) => `Am nächsten, und geöffnet: ${name}, etwa ${distance} Luftlinie.`,
    allClosed: (name: string, distance: string) =>
      `Am nächsten: ${name}, etwa ${distance} Luftlinie. Gerade geschlossen.`,
    away: (distance: string) => `etwa ${distance} entfernt`,
    denied: 'Ohne Ihre Erlaubnis sehen wir Ihren Ort nicht. Bitte wählen Sie selbst.',
    failed: 'Ihr Ort ließ sich nicht feststellen. Bitte wählen Sie selbst.',
  },
  {
    find: 'Find the nearest location',
    asked: 'Your device now asks whether we may see where you are. It stays on your device.',
    found: (name, distance) => `Nearest, and open: ${name}, about ${distance} as the crow flies.`,
    allClosed: (name, distance) => `Nearest: ${name}, about ${distance} as the crow flies. Closed at the moment.`,
    away: (distance) => `about ${distance} away`,
    denied: 'Without your permission we do not see where you are. Please choose yourself.',
    failed: 'Your place could not be found. Please choose yourself.',
  },
)
