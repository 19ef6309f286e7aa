import { messages } from '#i18n/messages.ts'

/** Texts about the minimum age for alcohol, for guests and for staff (docs/rules/orders.md, Alcohol). */
export const minimumAgeTexts = messages(
  {
    title: 'Alkohol',
    notice: (age: number) => `Ihre Bestellung enthält Alkohol. Wir geben ihn ab ${age} Jahren ab.`,
    atTable: (age: number) => `Alkohol servieren wir ab ${age} Jahren. Bitte haben Sie einen Ausweis dabei.`,
    handOver: 'Bei der Übergabe bitten wir um einen Ausweis.',
    tick: (age: number) => `Ich bin mindestens ${age} Jahre alt und zeige bei der Übergabe einen Ausweis.`,
    missing: (age: number) => `Bitte bestätigen Sie, dass Sie mindestens ${age} Jahre alt sind.`,
    mailLabel: 'Alkohol',
    mail: (age: number) => `Ab ${age} Jahren. Bitte halten Sie einen Ausweis bereit.`,
    check: (age: number) => `Ausweis prüfen: ab ${age}`,
  },
  {
    title: 'Alcohol',
    notice: (age) => `Your order contains alcohol. You must be ${age} or older.`,
    atTable: (age) => `We serve alcohol to guests aged ${age} or older. Please have an ID with you.`,
    handOver: 'We ask for an ID when we hand it over.',
    tick: (age) => `I am at least ${age} years old and will show an ID when I receive the order.`,
    missing: (age) => `Please confirm that you are at least ${age} years old.`,
    mailLabel: 'Alcohol',
    mail: (age) => `For guests aged ${age} or older. Please have an ID ready.`,
    check: (age) => `Check ID: ${age} or older`,
  },
)
