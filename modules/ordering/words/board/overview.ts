import { plural, words } from '#i18n/messages.ts'

/** Texts of the figures and warnings about orders on the overview screen. */
export const overviewWords = words(
  {
    overview: {
      open: 'Offene Bestellungen',
      openHint: 'Neu, angenommen, unterwegs und für später; ohne unbezahlte.',
      parts: (fresh: number, notYet: number, working: number, later: number) =>
        `${fresh} neu${notYet > 0 ? ` · ${notYet} ${plural(notYet, { one: 'wartet', other: 'warten' })} auf Gast oder Öffnung` : ''} · ${working} in Arbeit · ${later} für später`,
      due: 'Offene Beträge',
      dueHint:
        'Was von den offenen Bestellungen noch zu bezahlen ist: vor Ort, oder online, wo das Geld noch nicht da ist.',
      dueParts: (onTheSpot: string, online: string) => `${onTheSpot} vor Ort · ${online} online`,
      see: 'Ansehen',
      missedRow: (label: string) => `${label} ist verpasst`,
      waitingRow: (label: string) => `${label} wartet auf Antwort`,
      counterRow: (label: string) => `${label}: Vorschlag ohne Antwort`,
      lateRow: (label: string) => `${label} ist überfällig`,
      routeRow: (label: string) => `${label}: Strecke prüfen`,
    },
  },
  {
    overview: {
      open: 'Open orders',
      openHint: 'New, accepted, under way and for later; without unpaid ones.',
      parts: (fresh, notYet, working, later) =>
        `${fresh} new${notYet > 0 ? ` · ${notYet} waiting for the guest or for opening time` : ''} · ${working} in progress · ${later} for later`,
      due: 'Open amounts',
      dueHint: 'What is still to be paid for open orders: in person, or online where the money has not arrived yet.',
      dueParts: (onTheSpot, online) => `${onTheSpot} in person · ${online} online`,
      see: 'View',
      missedRow: (label) => `${label} was missed`,
      waitingRow: (label) => `${label} is waiting for a reply`,
      counterRow: (label) => `${label}: proposal not answered`,
      lateRow: (label) => `${label} is overdue`,
      routeRow: (label) => `${label}: check the route`,
    },
  },
)
