import { plural, words } from '#i18n/messages.ts'

/** Texts of the board (the screen with all current orders in columns): its bar and columns. */
export const boardWords = words(
  {
    board: {
      filter: 'Ansicht',
      all: 'Alle',
      food: 'Essen',
      missed: 'Verpasst',
      missedTitle: 'Verpasste Bestellungen',
      missedNone: 'Nichts verpasst.',
      missedText: 'Länger als 10 Minuten ohne Antwort, oder der Termin ist unbestätigt vorbei.',
      column: 'Spalte',
      failed: 'Bestellungen konnten nicht geladen werden.',
      fresh: (n: number) => `${n} ${plural(n, { one: 'neue', other: 'neue' })}`,
      closed: (until: string | undefined) => (until ? `bis ${until} zu` : 'zu'),
      closedAt: (name: string, from: string | undefined) =>
        from ? `${name}: geschlossen bis ${from}, neue Bestellungen zählen ab dann` : `${name}: geschlossen`,
      pickupClosed: (until: string | undefined) => (until ? `Abholung bis ${until} zu` : 'Abholung zu'),
      pickupClosedAt: (name: string, from: string | undefined) =>
        from
          ? `${name}: Abholung und Tische geschlossen bis ${from}, neue Bestellungen dafür zählen ab dann. Lieferungen warten sofort auf Sie`
          : `${name}: Abholung und Tische geschlossen. Lieferungen warten sofort auf Sie`,
      closedRides: (name: string, from: string | undefined) =>
        `${name}: geschlossen${from ? ` bis ${from}` : ''}, neue Fahrten warten trotzdem sofort auf Sie`,
      notYet: (n: number) => `${n} ${plural(n, { one: 'wartet', other: 'warten' })} auf Gast oder Öffnung`,
      empty: {
        new: 'Keine neuen Bestellungen.',
        accepted: 'Nichts angenommen.',
        'in-delivery': 'Nichts in Zustellung oder abholbereit.',
        preordered: 'Nichts für später.',
      },
      unpaidUntil: 'verfällt nach 30 min',
      unpaidLeft: (n: number) => `noch ${n} min`,
      check: 'Status prüfen',
      next: 'Nächste Karte',
      previous: 'Vorige Karte',
      readyIn: 'Vorgabe fertig in',
      printOnConfirm: 'Beim Annehmen drucken',
      open: 'Öffnen',
      collapse: (name: string) => `Spalte „${name}“ einklappen`,
      expand: (name: string) => `Spalte „${name}“ ausklappen`,
      left: 'Spalte links',
      right: 'Spalte rechts',
    },
    /** The name of the column 'in-delivery' if the business offers only rides. */
    ridesUnderWay: 'Unterwegs',
  },
  {
    board: {
      filter: 'View',
      all: 'All',
      food: 'Food',
      missed: 'Missed',
      missedTitle: 'Missed orders',
      missedNone: 'Nothing missed.',
      missedText: 'Without an answer for more than 10 minutes, or the appointment has passed unconfirmed.',
      column: 'Column',
      failed: 'Orders could not be loaded.',
      fresh: (n) => `${n} new`,
      closed: (until) => (until ? `closed until ${until}` : 'closed'),
      closedAt: (name, from) =>
        from ? `${name}: closed until ${from}, new orders count from then on` : `${name}: closed`,
      pickupClosed: (until) => (until ? `takeaway closed until ${until}` : 'takeaway closed'),
      pickupClosedAt: (name, from) =>
        from
          ? `${name}: takeaway and dine in closed until ${from}, new orders for them count from then on. Deliveries wait for you at once`
          : `${name}: takeaway and dine in closed. Deliveries wait for you at once`,
      closedRides: (name, from) =>
        `${name}: closed${from ? ` until ${from}` : ''}, new rides still wait for you at once`,
      notYet: (n) => `${n} waiting for the guest or for opening time`,
      empty: {
        new: 'No new orders.',
        accepted: 'Nothing accepted.',
        'in-delivery': 'Nothing on its way or ready.',
        preordered: 'Nothing for later.',
      },
      unpaidUntil: 'fails after 30 min',
      unpaidLeft: (n) => `${n} min left`,
      check: 'Check status',
      next: 'Next card',
      previous: 'Previous card',
      readyIn: 'Ready in, usually',
      printOnConfirm: 'Print when accepting',
      open: 'Open',
      collapse: (name) => `Collapse the column ‘${name}’`,
      expand: (name) => `Expand the column ‘${name}’`,
      left: 'Column to the left',
      right: 'Column to the right',
    },
    ridesUnderWay: 'Under way',
  },
)
