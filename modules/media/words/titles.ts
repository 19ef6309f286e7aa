import { messages } from '#i18n/messages.ts'

/** The titles of the screens, and the text of the button in forms. The frame of the back office needs them before it loads a screen. */
export const mediaTitles = messages(
  { library: 'Medien', images: 'Bilder', pick: 'Aus Medien wählen' },
  { library: 'Media', images: 'Pictures', pick: 'Choose from media' },
)
