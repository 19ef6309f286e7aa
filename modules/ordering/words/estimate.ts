import { messages, plural } from '#i18n/messages.ts'

/** Texts about the time that the kitchen currently needs. */
export const estimateTexts = messages(
  {
    ready: (minutes: number) => `Derzeit fertig in etwa ${minutes} Min.`,
    ahead: (n: number) => plural(n, { one: '1 Bestellung davor', other: `${n} Bestellungen davor` }),
    waiting: (minutes: number) => `Die Küche braucht derzeit etwa ${minutes} Min.`,
  },
  {
    ready: (minutes) => `Ready in about ${minutes} min at the moment`,
    ahead: (n) => plural(n, { one: '1 order ahead', other: `${n} orders ahead` }),
    waiting: (minutes) => `The kitchen needs about ${minutes} min at the moment.`,
  },
)
