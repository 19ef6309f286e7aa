import { messages } from '#i18n/messages.ts'

/** Texts for an order 'as soon as possible' that the kitchen would finish after closing time. */
export const pastClosingTexts = messages(
  {
    ready: (day: string, time: string) => `„So schnell wie möglich“ heißt derzeit: ${day} gegen ${time} Uhr.`,
    closes: (time: string) => `Wir schließen aber schon um ${time} Uhr.`,
    delivers: (time: string) => `Wir liefern aber nur bis ${time} Uhr.`,
    still: 'Sie können trotzdem bestellen. Die Küche sagt Ihnen dann, ob es noch möglich ist.',
    later: 'Nächster Termin danach:',
  },
  {
    ready: (day, time) => `“As soon as possible” currently means about ${time} ${day}.`,
    closes: (time) => `But we close at ${time}.`,
    delivers: (time) => `But we deliver only until ${time}.`,
    still: 'You can still order. The kitchen will tell you whether it is possible.',
    later: 'Next appointment after that:',
  },
)
