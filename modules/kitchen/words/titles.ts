import { messages } from '#i18n/messages.ts'

/** The titles of the screens. The frame of the back office needs them before it loads a screen. */
export const kitchenTitles = messages(
  { kitchen: 'Küche', preparation: 'Vorbereitung' },
  { kitchen: 'Kitchen', preparation: 'Preparation' },
)
