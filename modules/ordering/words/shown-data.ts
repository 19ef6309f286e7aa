import { messages } from '#i18n/messages.ts'

/** Labels for hiding data on a screen that strangers can see. */
export const shownDataTexts = messages(
  { title: 'Auf diesem Bildschirm', guests: 'Gäste und Wege', goods: 'Waren' },
  { title: 'On this screen', guests: 'Guests and routes', goods: 'Goods' },
)
