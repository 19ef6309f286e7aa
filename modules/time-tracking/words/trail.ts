import { messages } from '#i18n/messages.ts'

/** Texts of the page with all changes of recorded and planned times. */
export const trailTexts = messages(
  {
    lead: 'Wer hat was geändert, wann und warum, und wer hat es genehmigt: alles zu den Tagen aller oder einer Person. Nichts davon lässt sich löschen.',
    failed: 'Der Nachweis konnte nicht geladen werden.',
    person: 'Person',
    everybody: 'Alle Personen',
    from: 'Von',
    to: 'Bis',
    empty: 'In diesem Zeitraum wurde nichts geändert',
    emptyText: 'Gestempelte Zeiten ohne Änderung stehen in den Ist-Zeiten.',
    kinds: {
      time: () => 'Arbeitszeit geändert',
      undo: () => 'Selbst zurückgenommen, binnen 10 Sekunden',
      request: (detail: string) => `Beantragt: ${requestsDe[detail] ?? detail}`,
      decision: (detail: string) => `Antrag ${decisionsDe[detail] ?? detail}`,
      shift: (detail: string) => (detail === 'withdraw' ? 'Dienst abgesagt' : 'Veröffentlichter Dienst geändert'),
      plan: () => 'Dienstplan der Woche veröffentlicht',
      account: (detail: string) => `Zeitkonto: ${bookingsDe[detail] ?? detail}`,
      leave: (detail: string) => `Urlaub: ${bookingsDe[detail] ?? detail}`,
      month: (detail: string) => `Monat ${monthsDe[detail] ?? detail}`,
      pin: (detail: string) => pinsDe[detail] ?? detail,
      badge: (detail: string) => badgesDe[detail] ?? detail,
    },
    by: (name: string) => `von ${name}`,
    unknown: 'unbekannt',
    approvedBy: (name: string) => `genehmigt von ${name}`,
    why: (reason: string) => `Grund: ${reason}`,
    changed: (before: string, after: string) => `${before} → ${after}`,
    none: 'nichts',
    minutes: (text: string) => `${text} h`,
    days: (text: string) => `${text} Tage`,
    concerns: (day: string) => `Betrifft ${day}`,
  },
  {
    lead: 'Who changed what, when and why, and who approved it: everything about the days of everybody or of one person. None of it can be deleted.',
    failed: 'The change history could not be loaded.',
    person: 'Person',
    everybody: 'Everybody',
    from: 'From',
    to: 'To',
    empty: 'Nothing was changed in this period',
    emptyText: 'Recorded times that were never changed are listed under ‘Actual times’.',
    kinds: {
      time: () => 'Working time changed',
      undo: () => 'Undone by the person within 10 seconds',
      request: (detail) => `Requested: ${requestsEn[detail] ?? detail}`,
      decision: (detail) => `Request ${decisionsEn[detail] ?? detail}`,
      shift: (detail) => (detail === 'withdraw' ? 'Shift withdrawn' : 'Published shift changed'),
      plan: () => 'Roster of the week published',
      account: (detail) => `Time account: ${bookingsEn[detail] ?? detail}`,
      leave: (detail) => `Leave: ${bookingsEn[detail] ?? detail}`,
      month: (detail) => `Month ${monthsEn[detail] ?? detail}`,
      pin: (detail) => pinsEn[detail] ?? detail,
      badge: (detail) => badgesEn[detail] ?? detail,
    },
    by: (name) => `by ${name}`,
    unknown: 'unknown',
    approvedBy: (name) => `approved by ${name}`,
    why: (reason) => `Reason: ${reason}`,
    changed: (before, after) => `${before} → ${after}`,
    none: 'nothing',
    minutes: (text) => `${text} h`,
    days: (text) => `${text} days`,
    concerns: (day) => `Concerns ${day}`,
  },
)

type Names = Readonly<Record<string, string>>
const pinsDe: Names = { set: 'PIN gesetzt', clear: 'PIN beendet', shared: 'PIN an zwei Terminals zugleich benutzt' }
const badgesDe: Names = { set: 'Karte zugeteilt', clear: 'Karte entfernt' }
const badgesEn: Names = { set: 'Card assigned', clear: 'Card removed' }
const pinsEn: Names = { set: 'PIN set', clear: 'PIN deleted', shared: 'PIN used at two kiosks at once' }
const requestsDe: Names = { leave: 'Abwesenheit', correction: 'Berichtigung', swap: 'Tausch', shift: 'Dienst' }
const requestsEn: Names = { leave: 'absence', correction: 'correction', swap: 'swap', shift: 'shift' }
const decisionsDe: Names = {
  approved: 'genehmigt',
  refused: 'abgelehnt',
  withdrawn: 'zurückgezogen',
  cancelled: 'genehmigt und später storniert',
}
const decisionsEn: Names = {
  approved: 'approved',
  refused: 'refused',
  withdrawn: 'withdrawn',
  cancelled: 'approved and cancelled later',
}
const bookingsDe: Names = {
  opening: 'Anfangsstand',
  adjustment: 'Berichtigung',
  counter: 'Gegenbuchung',
  payout: 'Auszahlung',
  adjust: 'Berichtigung',
  carry: 'Übertrag',
}
const bookingsEn: Names = {
  opening: 'opening balance',
  adjustment: 'adjustment',
  counter: 'counter entry',
  payout: 'payout',
  adjust: 'adjustment',
  carry: 'carried over',
}
const monthsDe: Names = {
  submit: 'eingereicht',
  return: 'zurückgegeben',
  approve: 'freigegeben',
  close: 'abgeschlossen',
}
const monthsEn: Names = { submit: 'submitted', return: 'returned', approve: 'approved', close: 'closed' }
