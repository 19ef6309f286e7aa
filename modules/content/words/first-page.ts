import { messages } from '#i18n/messages.ts'

/** Texts of the start page that the set-up of a new brand creates. */
export const firstPageTexts = messages(
  { home: 'Startseite', vehicles: 'Unsere Fahrzeuge', contact: 'Kontakt' },
  { home: 'Home', vehicles: 'Our vehicles', contact: 'Contact' },
)
