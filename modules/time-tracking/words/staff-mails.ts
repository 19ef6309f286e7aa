import { messages } from '#i18n/messages.ts'

/** Texts of mails to staff about shifts, a forgotten end, requests, and PINs. */
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
    kioskOpen: 'Stempelterminals öffnen',
    kioskAlarmSubject: (kiosk: string) => `Falsche PINs am Stempelterminal „${kiosk}“`,
    kioskAlarmText:
      'Mehrere Personen müssen dort nach falschen PINs warten. Vielleicht rät jemand. Bitte sehen Sie nach, und ziehen Sie das Terminal notfalls zurück.',
    pinSetSubject: 'Ihre PIN für das Stempelterminal ist gesetzt',
    pinSetText: (by: string) => `${by} hat für Sie eine PIN für das Stempelterminal gesetzt.`,
    pinClearSubject: 'Ihre PIN für das Stempelterminal gilt nicht mehr',
    pinClearText: (by: string) => `${by} hat Ihre PIN für das Stempelterminal beendet.`,
    pinSharedSubject: 'Ihre PIN wurde an zwei Stempelterminals zugleich benutzt',
    pinSharedText: (kiosk: string) =>
      `Binnen einer Minute öffnete Ihre PIN die Stempeluhr an einem anderen Terminal und an „${kiosk}“. Waren Sie das nicht selbst, kennt sie noch jemand.`,
    pinSharedManagerSubject: (name: string) => `PIN von ${name} an zwei Stempelterminals zugleich`,
    pinSharedManagerText: (name: string, kiosk: string) =>
      `Binnen einer Minute öffnete die PIN von ${name} die Stempeluhr an zwei Terminals, zuletzt an „${kiosk}“. Vielleicht kennt sie noch jemand. Sie können die PIN beenden.`,
    pinHow: 'In der Stempeluhr setzen Sie jederzeit selbst eine neue, die nur Sie kennen.',
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
    kioskOpen: 'Open the time kiosks',
    kioskAlarmSubject: (kiosk) => `Wrong PINs at the time kiosk ‘${kiosk}’`,
    kioskAlarmText:
      'Several people have to wait there after wrong PINs. Somebody may be guessing. Please have a look, and revoke the kiosk if need be.',
    pinSetSubject: 'Your PIN for the time kiosk is set',
    pinSetText: (by) => `${by} set a PIN for the time kiosk for you.`,
    pinClearSubject: 'Your PIN for the time kiosk is no longer valid',
    pinClearText: (by) => `${by} deleted your PIN for the time kiosk.`,
    pinSharedSubject: 'Your PIN was used at two time kiosks at once',
    pinSharedText: (kiosk) =>
      `Within a minute your PIN opened the time clock at another kiosk and at ‘${kiosk}’. If it was not you, somebody else knows it.`,
    pinSharedManagerSubject: (name) => `PIN of ${name} at two time kiosks at once`,
    pinSharedManagerText: (name, kiosk) =>
      `Within a minute the PIN of ${name} opened the time clock at two kiosks, the last one ‘${kiosk}’. Perhaps somebody else knows it. You can delete the PIN.`,
    pinHow: 'In the time clock you can set a new one at any time that only you know.',
    shift: (day, from, to) => `${day}, ${from}–${to}`,
    span: (from, to) => `${from} to ${to}`,
  },
)
