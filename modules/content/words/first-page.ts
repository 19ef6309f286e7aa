import { messages } from '#i18n/messages.ts'

/** Words of the start page that a new business begins with. */
export const firstPageTexts = messages(
  { home: 'Startseite', vehicles: 'Unsere Fahrzeuge', contact: 'Kontakt' },
  { home: 'Home', vehicles: 'Our vehicles', contact: 'Contact' },
)
