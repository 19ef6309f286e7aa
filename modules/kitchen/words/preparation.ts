import { messages, plural } from '#i18n/messages.ts'

/** Texts of the list of dishes to prepare. */
export const preparationTexts = messages(
  {
    day: 'Tag',
    today: 'Heute',
    tomorrow: 'Morgen',
    kitchen: 'Küche',
    orders: (expected: string, ordered: number) =>
      `Etwa ${expected} Bestellungen erwartet, ${ordered} ${plural(ordered, { one: 'ist', other: 'sind' })} schon da.`,
    dish: 'Gericht',
    prepare: 'Vorbereiten',
    ordered: 'davon bestellt',
    hint: 'Erwartete Bestellungen des Tages (Statistik, Prognose) mal das, was eine Bestellung in den letzten 8 Wochen enthielt; aufgerundet.',
    none: 'Für diesen Tag wird nichts erwartet',
    noneText: 'Der Standort hat geschlossen, oder an diesem Wochentag kam zuletzt keine Bestellung.',
    early: 'Noch zu wenige Bestellungen',
    earlyText: 'Die Liste beginnt zwei Wochen nach der ersten Bestellung.',
    noKitchen: 'Kein Standort mit Speisen',
    noKitchenText: 'Die Liste steht bei Standorten, die Bestellungen annehmen.',
    failed: 'Die Vorbereitung konnte nicht geladen werden.',
    print: 'Drucken',
  },
  {
    day: 'Day',
    today: 'Today',
    tomorrow: 'Tomorrow',
    kitchen: 'Kitchen',
    orders: (expected, ordered) => `About ${expected} orders expected, ${ordered} already in.`,
    dish: 'Dish',
    prepare: 'Prepare',
    ordered: 'ordered of these',
    hint: 'Orders expected on the day (Statistics, Forecast) times what an order held in the last 8 weeks; rounded up.',
    none: 'Nothing is expected on this day',
    noneText: 'The branch is closed, or there were no orders on this weekday recently.',
    early: 'Not enough orders yet',
    earlyText: 'The list begins two weeks after the first order.',
    noKitchen: 'No branch with dishes',
    noKitchenText: 'The list is made for branches that take orders.',
    failed: 'The preparation list could not be loaded.',
    print: 'Print',
  },
)
