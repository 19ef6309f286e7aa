import { messages, plural } from '#i18n/messages.ts'

/** Texts of the part with today's figures in the overview. */
export const statisticsOverviewTexts = messages(
  {
    revenue: 'Umsatz heute',
    revenueHint:
      'Brutto der heute fertigen Bestellungen, abzüglich ihrer Rückerstattungen. Rückerstattungen für frühere Bestellungen stehen darunter; die Statistik zieht sie auch ab. Verglichen werden die vollen Stunden.',
    /** Follow the text of `completed`. */
    refunded: (amount: string) => `, abzüglich ${amount} Rückerstattungen`,
    earlier: (amount: string) => `. Nicht abgezogen: ${amount}, heute für frühere Bestellungen rückerstattet`,
    completed: (n: number) =>
      `aus ${n} heute ${plural(n, { one: 'fertigen Bestellung', other: 'fertigen Bestellungen' })}`,
    orders: 'Bestellungen heute',
    ordersHint: 'Alle heute eingegangenen Bestellungen, ohne fehlgeschlagene. Verglichen werden die vollen Stunden.',
    placed: 'alle eingegangenen, auch offene und stornierte',
    expected: 'Heute erwartet',
    expectedHint:
      'Bestellungen und Fahrten, die heute fällig sind oder werden, mindestens die heute schon eingegangenen. Die Spanne ist der mittlere Fehler der Prognose in den letzten vier Wochen.',
    span: (least: string, most: string) => `Prognose ${least === most ? least : `${least}–${most}`}`,
    ordered: (n: string) => `${n} davon schon bestellt`,
    dueToday: (n: string) => `für heute bestellt: ${n}, ohne stornierte`,
    to: (hour: number, weekday: string, value: string, before: string) =>
      `bis ${hour} Uhr: ${value}, ${weekday} davor ${before}`,
    noChange: (weekday: string) => `${weekday} davor um diese Zeit: nichts`,
    perHour: 'Bestellungen je Stunde',
    today: 'heute',
    before: (weekday: string) => `${weekday} davor`,
    due: 'erwartet, nach Fälligkeit',
    hour: 'Stunde',
    table: 'Als Tabelle',
    picture: 'Als Bild',
    summary: (n: number, hour: number, most: number) =>
      `${n} ${plural(n, { one: 'Bestellung', other: 'Bestellungen' })} heute, die meisten um ${hour} Uhr: ${most}.`,
    none: 'Heute noch keine Bestellungen.',
    all: 'Statistik',
    failed: 'Die Zahlen von heute konnten nicht geladen werden.',
  },
  {
    revenue: 'Revenue today',
    revenueHint:
      'Gross of the orders completed today, less their refunds. Refunds of earlier orders are shown below; the statistics subtract them as well. Full hours are compared.',
    refunded: (amount) => `, less ${amount} refunded`,
    earlier: (amount) => `. Not subtracted: ${amount} refunded today for earlier orders`,
    completed: (n) => `from ${n} ${plural(n, { one: 'order', other: 'orders' })} completed today`,
    orders: 'Orders today',
    ordersHint: 'All orders that came in today, without failed ones. Full hours are compared.',
    placed: 'all orders placed, including open and cancelled ones',
    expected: 'Expected today',
    expectedHint:
      'Orders and rides that are or will be due today, at least those that already came in today. The span is the mean error of the forecast in the last four weeks.',
    span: (least, most) => `forecast ${least === most ? least : `${least}–${most}`}`,
    ordered: (n) => `${n} of them ordered`,
    dueToday: (n) => `ordered for today: ${n}, without cancelled ones`,
    to: (hour, weekday, value, before) => `by ${hour}:00: ${value}, last ${weekday} ${before}`,
    noChange: (weekday) => `last ${weekday} at this time: nothing`,
    perHour: 'Orders by hour',
    today: 'today',
    before: (weekday) => `last ${weekday}`,
    due: 'expected, by due time',
    hour: 'Hour',
    table: 'As a table',
    picture: 'As a chart',
    summary: (n, hour, most) =>
      `${n} ${plural(n, { one: 'order', other: 'orders' })} today, most of them at ${hour}:00: ${most}.`,
    none: 'No orders yet today.',
    all: 'Statistics',
    failed: "Today's figures could not be loaded.",
  },
)
