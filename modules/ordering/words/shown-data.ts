import { messages } from '#i18n/messages.ts'

/** What the board shows on a screen that others can see, too. */
export const shownDataTexts = messages(
  { title: 'Auf diesem Bildschirm', guests: 'Gäste und Wege', goods: 'Waren' },
  { title: 'On this screen', guests: 'Guests and routes', goods: 'Goods' },
)
