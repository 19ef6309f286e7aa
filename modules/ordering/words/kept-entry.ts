import { messages } from '#i18n/messages.ts'

/** An order on the phone that was begun and left. */
export const keptEntryTexts = messages(
  {
    found: (time: string) => `Was Sie bis ${time} eingegeben haben, ist noch da.`,
    gone: (names: string) => `Nicht mehr auf der Karte: ${names}`,
    restart: 'Neu beginnen',
  },
  {
    found: (time) => `What you had entered by ${time} is still here.`,
    gone: (names) => `No longer on the menu: ${names}`,
    restart: 'Start again',
  },
)
