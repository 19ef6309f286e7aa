import { messages } from '#i18n/messages.ts'

/** Mails about shifts, a missing end, and decisions, to the person whom they concern. */
export const staffMailTexts = messages(
  {
    open: 'Stempeluhr öffnen',
    publishedSubject: (week: string) => `Ihr Dienstplan ab ${week} ist da`,
    publishedText: (n: number) =>
      n === 1 ? 'Neu für Sie geplant ist ein Dienst:' : `Neu für Sie geplant sind ${n} Dienste:`,
    changedSubject: (day: string) => `Ihr Dienst am ${day} ist geändert`,
    changedText: (before: string, after: string) => `Bisher: ${before}. Jetzt: ${after}.`,
    addedSubject: (day: string) => `Neuer Dienst für Sie am ${day}`,
    addedText: (shift: string) => `Sie sind eingeteilt: ${shift}.`,
    withdrawnSubject: (day: string) => `Ihr Dienst am ${day} entfällt`,
    withdrawnText: (shift: string) => `Dieser Dienst ist nicht mehr Ihrer: ${shift}.`,
    forgottenSubject: 'Das Ende Ihres Dienstes fehlt',
    forgottenText: (since: string) =>
      `Ihr Dienst läuft seit ${since}. Bitte melden Sie in der Stempeluhr, wann Sie aufgehört haben. Jemand anderes bestätigt die Zeit.`,
    decidedSubject: {
      approved: 'Ihr Antrag ist genehmigt',
      refused: 'Ihr Antrag ist abgelehnt',
      cancelled: 'Ihre Abwesenheit ist storniert',
    },
    decidedText: {
      approved: (what: string, by: string) => `${by} hat genehmigt: ${what}.`,
      refused: (what: string, by: string) => `${by} hat abgelehnt: ${what}.`,
      cancelled: (what: string, by: string) => `${by} hat storniert: ${what}.`,
    },
    swapSubject: (name: string) => `${name} möchte mit Ihnen tauschen`,
    swapText: (given: string, back: string) => `Sie bekämen: ${given}. Sie gäben ab: ${back}.`,
    passOnText: (given: string) => `Sie würden diesen Dienst übernehmen: ${given}.`,
    swapHow: 'Bitte antworten Sie in der Stempeluhr unter „Anträge“. Danach entscheidet Ihre Leitung.',
    swapRefused: (name: string) => `${name} möchte nicht tauschen.`,
    note: (note: string) => `Begründung: ${note}`,
    shift: (day: string, from: string, to: string) => `${day}, ${from}–${to} Uhr`,
    span: (from: string, to: string) => `${from} bis ${to}`,
  },
  {
    open: 'Open the time clock',
    publishedSubject: (week) => `Your roster from ${week} is here`,
    publishedText: (n) => (n === 1 ? 'One shift is newly planned for you:' : `${n} shifts are newly planned for you:`),
    changedSubject: (day) => `Your shift on ${day} has changed`,
    changedText: (before, after) => `Before: ${before}. Now: ${after}.`,
    addedSubject: (day) => `A new shift for you on ${day}`,
    addedText: (shift) => `You are planned for: ${shift}.`,
    withdrawnSubject: (day) => `Your shift on ${day} is cancelled`,
    withdrawnText: (shift) => `This shift is no longer yours: ${shift}.`,
    forgottenSubject: 'The end of your shift is missing',
    forgottenText: (since) =>
      `Your shift has been running since ${since}. Please report in the time clock when you stopped. Somebody else confirms the time.`,
    decidedSubject: {
      approved: 'Your request is approved',
      refused: 'Your request is refused',
      cancelled: 'Your absence is cancelled',
    },
    decidedText: {
      approved: (what, by) => `${by} approved: ${what}.`,
      refused: (what, by) => `${by} refused: ${what}.`,
      cancelled: (what, by) => `${by} cancelled: ${what}.`,
    },
    swapSubject: (name) => `${name} would like to swap with you`,
    swapText: (given, back) => `You would get: ${given}. You would give: ${back}.`,
    passOnText: (given) => `You would take this shift: ${given}.`,
    swapHow: 'Please answer in the time clock under ‘Requests’. Then your manager decides.',
    swapRefused: (name) => `${name} does not want to swap.`,
    note: (note) => `Reason: ${note}`,
    shift: (day, from, to) => `${day}, ${from}–${to}`,
    span: (from, to) => `${from} to ${to}`,
  },
)
