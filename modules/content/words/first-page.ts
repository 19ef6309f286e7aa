import { messages } from '#i18n/messages.ts'

/** Texts of the first start page of a new business. */
export const firstPageTexts = messages(
  { home: 'Startseite', vehicles: 'Unsere Fahrzeuge', contact: 'Kontakt' },
  { home: 'Home', vehicles: 'Our vehicles', contact: 'Contact' },
)
