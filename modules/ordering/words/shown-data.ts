import { messages } from '#i18n/messages.ts'

/** Texts of the checkboxes that hide data on a screen which strangers can see. */
export const shownDataTexts = messages(
  { title: 'Auf diesem Bildschirm', guests: 'Gäste und Wege', goods: 'Waren' },
  { title: 'On this screen', guests: 'Guests and routes', goods: 'Goods' },
)
