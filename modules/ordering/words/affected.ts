import { messages, plural } from '#i18n/messages.ts'

/** Texts of the warning that new opening hours exclude the times of existing orders, or that orders still wait for an answer. */
export const affectedTexts = messages(
  {
    title: (n: number, kind: 'ride' | 'food' | 'both') =>
      `${n} ${plural(n, { ride: { one: 'Fahrt', other: 'Fahrten' }, food: { one: 'Vorbestellung', other: 'Vorbestellungen' }, both: { one: 'Bestellung', other: 'Bestellungen' } }[kind])} in Zeiten, die Sie schließen`,
    text: 'Gäste rechnen mit diesen Terminen. Das Speichern sagt sie nicht ab: Öffnen Sie die Bestellungen, um einen anderen Termin vorzuschlagen oder abzusagen.',
    waitingTitle: (n: number) =>
      `${n} ${plural(n, { one: 'Bestellung wartet', other: 'Bestellungen warten' })} noch auf Ihre Antwort`,
    waitingText:
      'Das Schließen lehnt sie nicht ab, und ihre Gäste warten weiter: Nehmen Sie die Bestellungen an, oder lehnen Sie sie ab.',
    waits: 'wartet auf Antwort',
    list: 'Betroffene Bestellungen',
    noName: 'Ohne Namen',
    table: (name: string) => `Tisch ${name}`,
    newTab: ', öffnet in einem neuen Tab',
    unknownTitle: 'Bestellungen nicht geprüft',
    unknown: (why: string) => `Ob in den neuen Schließzeiten Bestellungen liegen, ließ sich nicht feststellen. ${why}`,
  },
  {
    title: (n, kind) =>
      `${n} ${plural(n, { ride: { one: 'ride', other: 'rides' }, food: { one: 'preorder', other: 'preorders' }, both: { one: 'order', other: 'orders' } }[kind])} at times that you are closing`,
    text: 'Guests are relying on these appointments. Saving the hours does not cancel them: open the orders to propose another time or to cancel.',
    waitingTitle: (n) => `${n} ${plural(n, { one: 'order is', other: 'orders are' })} still waiting for your answer`,
    waitingText: 'Closing does not reject them, and their guests go on waiting: accept or reject the orders.',
    waits: 'waiting for an answer',
    list: 'Affected orders',
    noName: 'No name',
    table: (name) => `Table ${name}`,
    newTab: ', opens in a new tab',
    unknownTitle: 'Orders not checked',
    unknown: (why) => `We could not find out whether there are orders at the times that close. ${why}`,
  },
)
