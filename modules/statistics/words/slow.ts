import { messages } from '#i18n/messages.ts'

/** Texts of the lists of slow dishes and of hours in which the kitchen is slow. */
export const slowTexts = messages(
  {
    title: 'Was dauert lange?',
    hint: 'Von der Annahme bis fertig, ohne Vorbestellungen',
    items: 'Gerichte',
    times: 'Uhrzeiten',
    minutes: (value: string) => `${value} min`,
    orders: (n: string) => `${n} Best.`,
    all: (middle: string, ninth: string) =>
      `Die Hälfte der Bestellungen ist nach ${middle} fertig, neun von zehn nach ${ninth}.`,
    slowest: (name: string, more: string) => `Mit „${name}“ dauert es ${more} länger.`,
    few: 'Noch zu wenige Bestellungen: ab fünf steht hier etwas.',
    nothing: 'Hier steht, was lange dauert, sobald Bestellungen angenommen und fertig gemeldet werden.',
  },
  {
    title: 'What takes a long time?',
    hint: 'From acceptance until ready, without preorders',
    items: 'Dishes',
    times: 'Times of day',
    minutes: (value) => `${value} min`,
    orders: (n) => `${n} orders`,
    all: (middle, ninth) => `Half of the orders are ready after ${middle}, nine of ten after ${ninth}.`,
    slowest: (name, more) => `With “${name}” it takes ${more} longer.`,
    few: 'Not enough orders yet: figures appear from five orders on.',
    nothing: 'Slow dishes appear here once orders are accepted and reported as ready.',
  },
)
