import { errorEntries } from '#i18n/errors.ts'

const minutesDe = (n: unknown): string => (n === 1 ? '1 Minute' : `${String(n ?? '')} Minuten`)
const minutesEn = (n: unknown): string => (n === 1 ? '1 minute' : `${String(n ?? '')} minutes`)

/** Error messages that people see at a shared terminal (kiosk). */
export const kioskErrors = errorEntries({
  // The status is not 401, because the back office shows the sign-in after 401, and a terminal has no session.
  'time.kiosk_unknown': {
    status: 404,
    de: 'Dieses Stempelterminal ist nicht mehr gekoppelt.',
    en: 'This time kiosk is not paired any more.',
  },
  'time.kiosk_code_gone': {
    status: 404,
    de: 'Dieser Code gilt nicht mehr. Das Terminal zeigt gleich einen neuen.',
    en: 'This code is no longer valid. The kiosk is about to show a new one.',
  },
  'time.kiosk_code_unknown': {
    status: 422,
    de: 'Diesen Code zeigt gerade kein Terminal. Bitte lesen Sie ihn noch einmal ab; er gilt zehn Minuten.',
    en: 'No kiosk shows this code right now. Please read it again; it is valid for ten minutes.',
  },
  'time.kiosk_code_limit': {
    status: 429,
    de: 'Das waren zu viele falsche Codes. Bitte warten Sie eine Minute.',
    en: 'There were too many wrong codes. Please wait a minute.',
  },
  'time.kiosk_seal': {
    status: 422,
    de: 'Dieser Eintrag konnte nicht gelesen werden. Bitte sagen Sie Ihrer Leitung die Uhrzeit.',
    en: 'This entry could not be read. Please tell your manager the time.',
  },
  'time.badge_taken': {
    status: 409,
    de: 'Diese Karte gehört schon jemand anderem.',
    en: 'This card already belongs to somebody else.',
  },
  'time.badge_unknown': {
    status: 404,
    de: 'Diese Karte ist hier nicht bekannt. Bitte tippen Sie Ihren Namen an.',
    en: 'This card is not known here. Please tap your name.',
  },
  'time.pin_missing': {
    status: 409,
    de: 'Sie haben noch keine PIN. Bitte setzen Sie eine in Ihrer Stempeluhr oder fragen Sie Ihre Leitung.',
    en: 'You have no PIN yet. Please set one in your time clock, or ask your manager.',
  },
  'time.pin_trivial': {
    status: 422,
    de: 'Diese PIN errät man zu leicht. Bitte wählen Sie keine gleichen Ziffern, keine Reihe und keine Gruppe, die sich wiederholt.',
    en: 'This PIN is too easy to guess. Please do not use equal digits, digits in a row or a group that repeats.',
  },
  'time.pin_wrong': {
    status: 422,
    de: ({ left }) =>
      left === 1
        ? 'Diese PIN ist nicht richtig. Sie haben noch einen Versuch.'
        : `Diese PIN ist nicht richtig. Sie haben noch ${left ?? ''} Versuche.`,
    en: ({ left }) =>
      left === 1
        ? 'This PIN is not correct. You have one try left.'
        : `This PIN is not correct. You have ${left ?? ''} tries left.`,
  },
  'time.pin_wait': {
    status: 429,
    de: ({ minutes }) =>
      `Das waren zu viele falsche PINs. Bitte warten Sie an diesem Terminal ${minutesDe(minutes)}. Ihr Telefon geht weiter.`,
    en: ({ minutes }) =>
      `There were too many wrong PINs. Please wait ${minutesEn(minutes)} at this kiosk. Your phone still works.`,
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof kioskErrors, unknown> {}
}
