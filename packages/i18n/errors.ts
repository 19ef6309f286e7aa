import type { BaseErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'
import { plural } from './messages.ts'
import { foodErrorTexts } from '#modules/store/words/errors.ts'
import { orderErrorTexts } from '#modules/ordering/words/errors.ts'

type Values = Readonly<Record<string, string | number>>
type Text = string | ((values: Values) => string)

const comma = (value: string | number): string => String(value).replace('.', ',')
const minutes = (values: Values): number => Math.max(1, Number(values['minutes'] ?? 1))

/** One text per code in both languages; a code without text does not compile. Authentication: specification §8. */
const texts: Readonly<Record<BaseErrorCode, Readonly<Record<Locale, Text>>>> = {
  'request.invalid': {
    de: 'Die Anfrage ist unvollständig oder fehlerhaft.',
    en: 'The request is incomplete or malformed.',
  },
  'request.too_large': { de: 'Die gesendeten Daten sind zu groß.', en: 'The data sent is too large.' },
  'request.media_type': { de: 'Dieses Datenformat wird nicht angenommen.', en: 'This data format is not accepted.' },
  'request.not_found': { de: 'Die angeforderte Adresse gibt es nicht.', en: 'The requested address does not exist.' },
  'request.rate_limited': {
    de: 'Das waren zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es etwas später erneut.',
    en: 'There were too many requests in a short time. Please try again a little later.',
  },
  'request.unavailable': {
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.',
    en: 'The service is not available right now. Please try again in a moment.',
  },
  'request.origin': {
    de: 'Die Anfrage kam von einer fremden Seite und wurde abgelehnt.',
    en: 'The request came from a foreign site and was refused.',
  },
  'request.conflict': {
    de: 'Diese Anfrage widerspricht einer früheren mit demselben Schlüssel.',
    en: 'This request contradicts an earlier one with the same key.',
  },
  internal: { de: 'Ein unbekannter Fehler ist aufgetreten.', en: 'An unknown error occurred.' },
  'theme.contrast': {
    de: ({ page = '', text = '' }) =>
      `Zu wenig Kontrast: Schrift ${comma(text)} : 1 (nötig 4,5), Fläche ${comma(page)} : 1 (nötig 3).`,
    en: ({ page = '', text = '' }) => `Too little contrast: text ${text} : 1 (needs 4.5), area ${page} : 1 (needs 3).`,
  },
  'field.required': { de: 'Bitte füllen Sie dieses Feld aus.', en: 'Please fill in this field.' },
  'field.too_short': {
    de: (v) =>
      plural(Number(v['min']), {
        one: `Bitte geben Sie mindestens ${v['min']} Zeichen ein.`,
        other: `Bitte geben Sie mindestens ${v['min']} Zeichen ein.`,
      }),
    en: (v) =>
      plural(Number(v['min']), {
        one: `Please enter at least ${v['min']} character.`,
        other: `Please enter at least ${v['min']} characters.`,
      }),
  },
  'field.too_long': {
    de: (v) => `Bitte geben Sie höchstens ${v['max']} Zeichen ein.`,
    en: (v) =>
      plural(Number(v['max']), {
        one: `Please enter at most ${v['max']} character.`,
        other: `Please enter at most ${v['max']} characters.`,
      }),
  },
  'field.too_small': {
    de: (v) => `Der Wert muss mindestens ${v['min']} sein.`,
    en: (v) => `The value must be at least ${v['min']}.`,
  },
  'field.too_large': {
    de: (v) => `Der Wert darf höchstens ${v['max']} sein.`,
    en: (v) => `The value must be at most ${v['max']}.`,
  },
  'field.format': {
    de: 'Dieser Wert ist ungültig. Bitte prüfen Sie die Eingabe.',
    en: 'This value is invalid. Please check your input.',
  },
  'field.email': { de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', en: 'Please enter a valid email address.' },
  'field.unique': { de: 'Dieser Wert wird bereits verwendet.', en: 'This value is already in use.' },
  'field.choice': {
    de: 'Bitte wählen Sie einen der angebotenen Werte.',
    en: 'Please choose one of the values offered.',
  },
  'field.unknown': { de: 'Dieses Feld ist hier nicht vorgesehen.', en: 'This field is not expected here.' },
  'field.accept': { de: 'Bitte stimmen Sie zu, um fortzufahren.', en: 'Please accept to continue.' },
  'auth.invalid_credentials': {
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
    en: 'Email address or password is wrong.',
  },
  'auth.account_disabled': { de: 'Ihr Konto ist deaktiviert.', en: 'Your account is disabled.' },
  'auth.account_locked': { de: 'Ihr Konto ist gesperrt.', en: 'Your account is locked.' },
  'auth.account_expired': { de: 'Ihr Konto ist abgelaufen.', en: 'Your account has expired.' },
  'auth.credentials_expired': { de: 'Ihre Zugangsdaten sind abgelaufen.', en: 'Your credentials have expired.' },
  'auth.login_link_invalid': {
    de: 'Der Anmeldelink ist ungültig oder abgelaufen.',
    en: 'The login link is invalid or has expired.',
  },
  'auth.session_timeout': {
    de: 'Sie sind nicht angemeldet oder Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an.',
    en: 'You are not signed in or your session has timed out. Please sign in.',
  },
  'auth.csrf_invalid': {
    de: 'Das CSRF-Token ist ungültig. Bitte laden Sie die Seite neu.',
    en: 'The CSRF token is invalid. Please reload the page.',
  },
  'auth.not_privileged': { de: 'Sie haben dafür keine Berechtigung.', en: 'You do not have permission to do this.' },
  'auth.too_many_attempts': {
    de: (v) => {
      const n = minutes(v)
      return `Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in ${n} ${plural(n, { one: 'Minute', other: 'Minuten' })} erneut.`
    },
    en: (v) => {
      const n = minutes(v)
      return `Too many failed login attempts. Please try again in ${n} ${plural(n, { one: 'minute', other: 'minutes' })}.`
    },
  },
  'auth.code_required': {
    de: 'Bitte geben Sie den Code aus Ihrer Authentifizierungs-App ein.',
    en: 'Please enter the code from your authenticator app.',
  },
  'auth.code_invalid': { de: 'Der Code ist ungültig.', en: 'The code is invalid.' },
  'auth.password_weak': {
    de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    en: 'This password is too easy to guess. Please choose another one.',
  },
  'auth.last_admin': {
    de: 'Der letzte Administrator kann nicht entfernt, deaktiviert oder herabgestuft werden.',
    en: 'The last administrator cannot be removed, disabled or demoted.',
  },
  'auth.self_promotion': {
    de: 'Sie können Ihre eigenen Rechte nicht erweitern.',
    en: 'You cannot extend your own permissions.',
  },
  'record.not_found': { de: 'Der Eintrag wurde nicht gefunden.', en: 'The record was not found.' },
  'record.stale': {
    de: (v) => `Der Eintrag wurde inzwischen von ${v['by'] ?? 'jemand anderem'} geändert.`,
    en: (v) => `The record was changed by ${v['by'] ?? 'someone else'} in the meantime.`,
  },
  'record.in_use': {
    de: (v) =>
      v['count']
        ? `Der Eintrag wird noch in ${plural(Number(v['count']), { one: '1 anderen Eintrag', other: `${v['count']} anderen Einträgen` })} verwendet und kann nicht gelöscht werden.`
        : 'Der Eintrag wird noch verwendet und kann nicht gelöscht werden.',
    en: (v) =>
      v['count']
        ? `The record is still used in ${plural(Number(v['count']), { one: '1 other record', other: `${v['count']} other records` })} and cannot be deleted.`
        : 'The record is still in use and cannot be deleted.',
  },
  'import.no_name': {
    de: 'Die Tabelle hat keine Spalte „Name“. Bitte prüfen Sie die erste Zeile.',
    en: 'The table has no column “Name”. Please check its first line.',
  },
  'import.too_long': {
    de: 'Die Tabelle hat mehr als 5.000 Zeilen. Bitte teilen Sie sie auf.',
    en: 'The table has more than 5,000 lines. Please split it.',
  },
  'import.twice': {
    de: 'Dieses Produkt steht weiter oben schon einmal in der Tabelle.',
    en: 'This product is in the table already, further up.',
  },
  'import.changed': {
    de: 'Der Bestand hat sich inzwischen geändert. Bitte prüfen Sie die neue Vorschau.',
    en: 'The products have changed in the meantime. Please check the new preview.',
  },
  'upload.unusable': {
    de: (v) =>
      `Die ausgewählte Datei "${v['file']}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`,
    en: (v) =>
      `The selected file "${v['file']}" cannot be processed. It may be too large or its file type is not recognised.`,
  },
  ...orderErrorTexts,
  ...foodErrorTexts,
}

/** The text of a code. An unknown code reads as an unknown error (specification §8, No response data). */
export function errorText(locale: Locale, code: string, values: Values = {}): string {
  const text = (Object.hasOwn(texts, code) ? texts[code as BaseErrorCode] : texts.internal)[locale]
  return typeof text === 'function' ? text(values) : text
}
