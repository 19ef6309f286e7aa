import { errorEntries } from '#i18n/errors.ts'

/** For each state of the clock that prevents an action: the sentence that explains it in an error message (specification §8, Time tracking). */
const because = {
  de: {
    already_open: 'Ihr Dienst läuft schon.',
    not_open: 'Es läuft kein Dienst.',
    paused: 'Sie sind schon in Pause.',
    not_paused: 'Es läuft keine Pause.',
  },
  en: {
    already_open: 'Your shift is already running.',
    not_open: 'No shift is running.',
    paused: 'You are already on a break.',
    not_paused: 'No break is running.',
  },
} as const
const why = (locale: 'de' | 'en', reason: unknown): string => {
  const texts: Readonly<Record<string, string>> = because[locale]
  const text = texts[String(reason)]
  return text === undefined ? '' : ` ${text}`
}

export const timeErrors = errorEntries({
  'time.not_startable': {
    status: 409,
    de: ({ reason }) => `Der Dienst kann nicht gestartet werden.${why('de', reason)}`,
    en: ({ reason }) => `The shift cannot be started.${why('en', reason)}`,
  },
  'time.not_pausable': {
    status: 409,
    de: ({ reason }) => `Die Pause kann nicht beginnen.${why('de', reason)}`,
    en: ({ reason }) => `The break cannot begin.${why('en', reason)}`,
  },
  'time.not_resumable': {
    status: 409,
    de: ({ reason }) => `Der Dienst kann nicht fortgesetzt werden.${why('de', reason)}`,
    en: ({ reason }) => `The shift cannot be resumed.${why('en', reason)}`,
  },
  'time.not_endable': {
    status: 409,
    de: ({ reason }) => `Der Dienst kann nicht beendet werden.${why('de', reason)}`,
    en: ({ reason }) => `The shift cannot be ended.${why('en', reason)}`,
  },
  'time.out_of_order': {
    status: 409,
    de: ({ expected }) => `Ein früherer Tastendruck fehlt noch. Erwartet wird Nummer ${expected ?? ''}.`,
    en: ({ expected }) => `An earlier tap is still missing. Number ${expected ?? ''} is expected.`,
  },
  'time.key_reused': {
    status: 409,
    de: 'Dieser Tastendruck wurde schon mit anderem Inhalt gesendet.',
    en: 'This tap was already sent with other content.',
  },
  'time.claim_requested': {
    status: 409,
    de: 'Die Uhrzeit Ihres Geräts war nicht sicher. Die Zeit liegt jetzt als Antrag auf Berichtigung vor.',
    en: 'The clock of your device was not certain. The time is now a request for a correction.',
  },
  'time.claimed_end': {
    status: 422,
    de: 'Das Ende muss nach dem Beginn und darf nicht in der Zukunft liegen, und der Dienst muss seit 12 Stunden offen sein.',
    en: 'The end must be after the start and not in the future, and the shift must have been open for 12 hours.',
  },
  'time.overlap': {
    status: 409,
    de: 'Diese Zeit überschneidet sich mit einer anderen. Bitte ändern Sie Beginn oder Ende.',
    en: 'This time overlaps with another one. Please change its start or end.',
  },
  'time.not_undoable': {
    status: 409,
    de: 'Rückgängig geht nur innerhalb von 10 Sekunden. Bitte beantragen Sie eine Berichtigung.',
    en: 'Undo works within 10 seconds only. Please ask for a correction.',
  },
  'time.month_closed': {
    status: 409,
    de: 'Der Monat ist abgeschlossen. Eine Berichtigung wird als Gegenbuchung im offenen Monat gebucht.',
    en: 'The month is closed. A correction is booked as a counter entry in the open month.',
  },
  'time.month_state': {
    status: 409,
    de: 'Der Monat ist inzwischen in einem anderen Stand. Bitte laden Sie neu.',
    en: 'The month is in another state by now. Please reload.',
  },
  'time.month_blocked': {
    status: 409,
    de: 'Vorher ist noch etwas offen: ein fehlendes Ende, ein offener Antrag, der Monat davor, oder der Monat läuft noch.',
    en: 'Something is still open: a missing end, an open request, the month before, or the month has not ended.',
  },
  'time.month_not_closed': {
    status: 409,
    de: 'Dieser Tag liegt in einem offenen Monat. Bitte berichtigen Sie ihn in den Ist-Zeiten.',
    en: 'This day is in an open month. Please correct it in the actual times.',
  },
  'time.closed_and_open': {
    status: 409,
    de: 'Ein Teil davon liegt in einem abgeschlossenen Monat. Bitte teilen Sie den Antrag an der Monatsgrenze.',
    en: 'A part of it is in a closed month. Please split the request at the end of the month.',
  },
  'time.already_reminded': {
    status: 409,
    de: 'Die Person wurde heute schon erinnert, oder der Monat ist schon eingereicht.',
    en: 'The person was reminded today already, or the month is already submitted.',
  },
  'time.payroll_setup': {
    status: 422,
    de: 'Für den Export fehlen Mandant, Lohnart der Arbeitsstunden oder, für DATEV, der Berater.',
    en: 'The export needs the client, the wage type of hours worked and, for DATEV, the consultant.',
  },
  'time.nothing_closed': {
    status: 409,
    de: 'In diesem Monat ist noch niemand abgeschlossen.',
    en: 'Nobody is closed in this month yet.',
  },
  'time.no_personnel_number': {
    status: 422,
    de: ({ name }) => `Im Vertrag von ${name ?? ''} fehlt die Personalnummer.`,
    en: ({ name }) => `The contract of ${name ?? ''} has no personnel number.`,
  },
  'time.nothing_new': {
    status: 409,
    de: 'Seit dem letzten Export ist nichts Neues dazugekommen.',
    en: 'Nothing is new since the last export.',
  },
  'time.own_record': {
    status: 403,
    de: 'Über eigene Zeiten entscheidet eine andere Person.',
    en: 'Somebody else decides about your own times.',
  },
  'time.targets_sum': {
    status: 422,
    de: 'Montag bis Sonntag müssen zusammen das Wochensoll ergeben.',
    en: 'Monday to Sunday must add up to the weekly target.',
  },
  'time.opening_first_only': {
    status: 422,
    de: 'Anfangsstände stehen nur im ersten Vertrag einer Person.',
    en: 'Opening balances stand in the first contract of a person only.',
  },
  'time.request_decided': {
    status: 409,
    de: 'Über diesen Antrag ist schon entschieden.',
    en: 'This request is already decided.',
  },
  'time.already_asked': {
    status: 409,
    de: 'Für diesen Dienst haben Sie schon einen offenen Antrag.',
    en: 'You already have an open request for this shift.',
  },
  'time.shift_changed': {
    status: 409,
    de: 'Dieser Dienst wurde inzwischen geändert oder vergeben. Bitte laden Sie neu.',
    en: 'This shift was changed or given away meanwhile. Please reload.',
  },
  'time.not_agreed': {
    status: 409,
    de: 'Die Kollegin oder der Kollege hat dem Tausch noch nicht zugestimmt.',
    en: 'The colleague has not agreed to the swap yet.',
  },
  'time.absence_overlap': {
    status: 409,
    de: 'An diesen Tagen ist die Person schon abwesend.',
    en: 'The person is already absent on these days.',
  },
  'time.shift_length': {
    status: 422,
    de: 'Ein Dienst endet nach seinem Beginn und dauert höchstens 16 Stunden.',
    en: 'A shift ends after its start and lasts 16 hours at most.',
  },
  'time.block_times': {
    status: 422,
    de: 'Das Ende muss nach dem Beginn und darf nicht in der Zukunft liegen.',
    en: 'The end must be after the start and not in the future.',
  },
  'time.block_length': {
    status: 422,
    de: 'Eine Arbeitszeit dauert höchstens 48 Stunden. Bitte teilen Sie sie auf.',
    en: 'A working time lasts 48 hours at most. Please split it.',
  },
  'time.pause_outside': {
    status: 422,
    de: 'Pausen müssen innerhalb der Arbeitszeit liegen und dürfen sich nicht überschneiden.',
    en: 'Breaks must be inside the working time and must not overlap.',
  },
  'time.breaches': {
    status: 409,
    de: ({ count, names }) =>
      `Nicht möglich: ${count === undefined || count === 1 ? 'ein Verstoß' : `${count} Verstöße`} gegen die Regeln${names === undefined ? '' : ` bei ${names}`}. Bitte ändern Sie diese Dienste.`,
    en: ({ count, names }) =>
      `Not possible: ${count === undefined || count === 1 ? 'one breach' : `${count} breaches`} of the rules${names === undefined ? '' : ` for ${names}`}. Please change these shifts.`,
  },
  'time.contract_overlap': {
    status: 409,
    de: 'Für diese Tage hat die Person schon einen Vertrag. Bitte beenden Sie ihn vorher.',
    en: 'The person already has a contract for these days. Please end it first.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof timeErrors, unknown> {}
}
