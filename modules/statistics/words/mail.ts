import { messages, plural } from '#i18n/messages.ts'

/** Texts of the weekly mail. */
export const weeklyMailTexts = messages(
  {
    subject: (range: string) => `Ihre Woche ${range}`,
    total: (orders: number, money: string) =>
      `${orders} ${plural(orders, { one: 'Bestellung', other: 'Bestellungen' })}, ${money} Umsatz.`,
    most: 'Das hat sich am meisten geändert:',
    calm: 'Sonst war die Woche wie die davor.',
    allCalm: 'Die Woche war wie die davor: Keine Zahl hat sich mehr geändert, als es der Zufall tut.',
    empty: 'In dieser Woche und in der davor gab es keine Bestellung.',
    revenue: (now: string, before: string, change: string) =>
      `Umsatz: ${now}, in der Woche davor ${before} (${change}).`,
    orders: (now: string, before: string, change: string) =>
      `Bestellungen: ${now}, in der Woche davor ${before} (${change}).`,
    visits: (now: string, before: string, change: string) =>
      `Besuche der Website: ${now}, in der Woche davor ${before} (${change}).`,
    channel: (name: string, now: string, before: string, change: string) =>
      `Bestellungen über ${name}: ${now}, in der Woche davor ${before} (${change}).`,
    product: (name: string, now: string, before: string) =>
      `„${name}“ wurde ${now}-mal bestellt, in der Woche davor ${before}-mal.`,
    canceled: (part: string, of: string, share: string, before: string) =>
      `Storniert oder abgelehnt: ${part} von ${of} Bestellungen, das sind ${share}; in der Woche davor ${before}.`,
    fromNothing: 'neu',
    open: 'Zur Statistik',
    why: 'Sie bekommen diese Mail jeden Montag, weil Sie sie in der Statistik unter „Ansichten“ eingeschaltet haben. Dort schalten Sie sie auch ab.',
    figures: 'Umsatz zählt, was fertig wurde, abzüglich Rückerstattungen; Besuche nur mit Einwilligung.',
  },
  {
    subject: (range) => `Your week ${range}`,
    total: (orders, money) => `${orders} ${plural(orders, { one: 'order', other: 'orders' })}, ${money} revenue.`,
    most: 'What changed most:',
    calm: 'Otherwise the week was like the one before.',
    allCalm: 'The week was like the one before: no figure changed more than by chance.',
    empty: 'There was no order in this week or the one before.',
    revenue: (now, before, change) => `Revenue: ${now}, in the week before ${before} (${change}).`,
    orders: (now, before, change) => `Orders: ${now}, in the week before ${before} (${change}).`,
    visits: (now, before, change) => `Visits to the website: ${now}, in the week before ${before} (${change}).`,
    channel: (name, now, before, change) => `Orders by ${name}: ${now}, in the week before ${before} (${change}).`,
    product: (name, now, before) => `“${name}” was ordered ${now} times, in the week before ${before} times.`,
    canceled: (part, of, share, before) =>
      `Cancelled or rejected: ${part} of ${of} orders, that is ${share}; in the week before ${before}.`,
    fromNothing: 'new',
    open: 'Open the statistics',
    why: 'You receive this e-mail every Monday because you switched it on in the statistics under “Views”. You can switch it off there.',
    figures: 'Revenue counts what was completed, less refunds; visits only with consent.',
  },
)
