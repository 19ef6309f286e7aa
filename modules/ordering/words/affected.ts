import { messages, plural } from '#i18n/messages.ts'

/** Texts of the warning that new opening hours exclude the times of existing orders. */
export const affectedTexts = messages(
  {
    title: (n: number, kind: 'ride' | 'food' | 'both') =>
      `${n} ${plural(n, { ride: { one: 'Fahrt', other: 'Fahrten' }, food: { one: 'Vorbestellung', other: 'Vorbestellungen' }, both: { one: 'Bestellung', other: 'Bestellungen' } }[kind])} in Zeiten, die Sie schließen`,
    text: 'Gäste rechnen mit diesen Terminen. Das Speichern sagt sie nicht ab: Öffnen Sie die Bestellungen, um einen anderen Termin vorzuschlagen oder abzusagen.',
    list: 'Betroffene Bestellungen',
    noName: 'Ohne Namen',
    newTab: ', öffnet in einem neuen Tab',
    unknownTitle: 'Bestellungen nicht geprüft',
    unknown: (why: string) => `Ob in den neuen Schließzeiten Bestellungen liegen, ließ sich nicht feststellen. ${why}`,
  },
  {
    title: (n, kind) =>
      `${n} ${plural(n, { ride: { one: 'ride', other: 'rides' }, food: { one: 'preorder', other: 'preorders' }, both: { one: 'order', other: 'orders' } }[kind])} at times that you are closing`,
    text: 'Guests count on these appointments. Saving the hours does not cancel them: open the orders to propose another time or to cancel.',
    list: 'Affected orders',
    noName: 'No name',
    newTab: ', opens in a new tab',
    unknownTitle: 'Orders not checked',
    unknown: (why) => `We could not find out whether there are orders at the times that close. ${why}`,
  },
)
