import { messages } from '#i18n/messages.ts'

/** Texts of the forecast of the next 14 days. */
export const forecastTexts = messages(
  {
    title: 'Die nächsten 14 Tage',
    kinds: { food: 'Bestellungen', ride: 'Fahrten' },
    which: 'Was wird erwartet?',
    hint: 'Erwartet je Stunde, nach der Zeit, für die bestellt wird',
    best: (day: string, count: string, kind: 'food' | 'ride') =>
      `Am meisten los ist ${day}: etwa ${count} ${kind === 'food' ? 'Bestellungen' : 'Fahrten'}.`,
    quiet: 'In den nächsten 14 Tagen wird nichts erwartet.',
    day: 'Tag',
    hour: 'Stunde',
    holiday: 'Feiertag',
    byDay: 'Tage',
    byHour: 'Stunden',
    expected: 'erwartet',
    ordered: 'bestellt',
    cell: (day: string, hour: number, value: string) => `${day}, ${hour} Uhr: etwa ${value}`,
    how: 'So wird gerechnet',
    howText:
      'Mittel desselben Wochentags der letzten 8 Wochen, neuere Wochen zählen mehr. War vor einem Jahr um diese Zeit mehr oder weniger los als davor, wirkt das mit. Feiertage zählen wie Sonntage, geschlossene Tage nicht. Was schon bestellt ist, wird mindestens erwartet.',
    error: (perDay: string, share: string, days: number) =>
      `An den letzten ${days} Tagen lag die Prognose, eine Woche vorher gerechnet, im Mittel um ${perDay} am Tag daneben (${share}).`,
    bias: {
      high: 'Meist war sie zu hoch.',
      low: 'Meist war sie zu niedrig.',
      even: 'Zu hoch und zu niedrig glich sich aus.',
    },
    noError: 'Wie genau die Prognose ist, steht hier nach etwa fünf Wochen.',
    tooEarly: 'Noch zu wenige Bestellungen',
    tooEarlyText: 'Die Prognose beginnt zwei Wochen nach der ersten Bestellung.',
  },
  {
    title: 'The next 14 days',
    kinds: { food: 'Orders', ride: 'Rides' },
    which: 'What is expected?',
    hint: 'Expected per hour, by the time the orders are for',
    best: (day, count, kind) => `The busiest day is ${day}: about ${count} ${kind === 'food' ? 'orders' : 'rides'}.`,
    quiet: 'Nothing is expected in the next 14 days.',
    day: 'Day',
    hour: 'Hour',
    holiday: 'Public holiday',
    byDay: 'Days',
    byHour: 'Hours',
    expected: 'expected',
    ordered: 'ordered',
    cell: (day, hour, value) => `${day}, ${hour}:00: about ${value}`,
    how: 'How it is calculated',
    howText:
      'The average of the same weekday in the last 8 weeks; newer weeks count more. If this time of the year was busier or quieter a year ago, that counts too. Public holidays count like Sundays, closed days not at all. The forecast is never below what is already ordered.',
    error: (perDay, share, days) =>
      `On the last ${days} days the forecast, made a week before, was off by ${perDay} a day on average (${share}).`,
    bias: {
      high: 'It was usually too high.',
      low: 'It was usually too low.',
      even: 'It was too high as often as too low.',
    },
    noError: 'The accuracy of the forecast is shown here after about five weeks.',
    tooEarly: 'Not enough orders yet',
    tooEarlyText: 'The forecast begins two weeks after the first order.',
  },
)
