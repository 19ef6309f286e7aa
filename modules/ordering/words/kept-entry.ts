import { messages } from '#i18n/messages.ts'

/** Texts for staff: that the input for an order was restored, or that the order had already arrived. */
export const keptEntryTexts = messages(
  {
    found: (time: string) => `Was Sie bis ${time} eingegeben haben, ist noch da.`,
    gone: (names: string) => `Nicht mehr auf der Karte: ${names}`,
    restart: 'Verwerfen',
    arrived: 'Ihre vorige Fassung ist schon angekommen.',
    arrivedText:
      'Die Antwort kam nur nicht zurück. Bitte ändern Sie die angekommene Bestellung. Wenn Sie hier noch einmal senden, wird es eine zweite.',
    arrivedOpen: 'Angekommene Bestellung öffnen',
  },
  {
    found: (time) => `What you had entered by ${time} is still here.`,
    gone: (names) => `No longer on the menu: ${names}`,
    restart: 'Discard',
    arrived: 'Your previous version has already arrived.',
    arrivedText:
      'Only the answer got lost. Please change the order that arrived. If you send again here, it becomes a second order.',
    arrivedOpen: 'Open the order that arrived',
  },
)
