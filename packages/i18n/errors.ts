import { errorCodes, type PlatformErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'
import { plural } from './messages.ts'

export type ErrorValues = Readonly<Record<string, string | number>>
type Text = string | ((values: ErrorValues) => string)
type Texts = Readonly<Record<Locale, Text>>

/** The entry of an error code: its HTTP status and its text in each language. */
export interface ErrorEntry extends Texts {
  readonly status: number
}

/** Error codes, each with its HTTP status and its texts. */
export type ErrorEntries = Readonly<Record<string, ErrorEntry>>

/** Declares the error codes of a module. If a text or a status is missing, TypeScript reports an error. */
export const errorEntries = <const T extends ErrorEntries>(entries: T): T => entries

const minutes = (values: ErrorValues): number => Math.max(1, Number(values['minutes'] ?? 1))

/** For each error code of the platform one text in each of the two languages. If a text is missing, TypeScript reports an error. */
const texts: Readonly<Record<PlatformErrorCode, Texts>> = {
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
  'auth.session_timeout': {
    de: 'Sie sind nicht angemeldet oder Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an.',
    en: 'You are not signed in or your session has timed out. Please sign in.',
  },
  'auth.csrf_invalid': {
    de: 'Das CSRF-Token ist ungültig. Bitte laden Sie die Seite neu.',
    en: 'The CSRF token is invalid. Please reload the page.',
  },
  'auth.key_invalid': {
    de: 'Dieser Schlüssel gilt nicht (mehr). Bitte erzeugen Sie einen neuen.',
    en: 'This key is not valid (any more). Please create a new one.',
  },
  'auth.key_scope': {
    de: ({ scope }) => `Dieser Schlüssel darf das nicht. Nötig ist: ${scope}.`,
    en: ({ scope }) => `This key may not do this. It needs: ${scope}.`,
  },
  'auth.key_and_session': {
    de: 'Bitte senden Sie entweder einen Schlüssel oder ein Cookie, nicht beides.',
    en: 'Please send either a key or a cookie, not both.',
  },
  'auth.not_privileged': { de: 'Sie haben dafür keine Berechtigung.', en: 'You do not have permission to do this.' },
  'auth.not_your_branches': {
    de: (v) =>
      `Das gilt auch für ${v['branches']}. Ändern kann es nur, wer für alle betroffenen Standorte zuständig ist, oder die Administration.`,
    en: (v) =>
      `This also applies to ${v['branches']}. Only somebody in charge of all branches concerned, or an administrator, can change it.`,
  },
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
  'delivery.postcode_format': {
    de: 'Bitte geben Sie Postleitzahlen wie 1010 oder 1012 AB ein, Bereiche wie 80331-80335, höchstens 500 für ein Gebiet.',
    en: 'Please enter postcodes like 1010 or SW1A 1AA, ranges like 80331-80335, at most 500 for one area.',
  },
}

/** The error codes that every API call may return. */
export const platformErrors: ErrorEntries = Object.fromEntries(
  Object.entries(errorCodes).map(([code, status]) => [code, { status, ...texts[code as PlatformErrorCode] }]),
)

/** The text of a code. An unknown code gets the text of an unknown error (specification §8, No response data). */
export function errorTextIn(entries: ErrorEntries, locale: Locale, code: string, values: ErrorValues = {}): string {
  const text = Object.hasOwn(entries, code) ? (entries[code]?.[locale] ?? '') : texts.internal[locale]
  return typeof text === 'function' ? text(values) : text
}

/** The text for an error code of the platform, for checks that run in the browser. */
export const errorText = (locale: Locale, code: string, values: ErrorValues = {}): string =>
  errorTextIn(platformErrors, locale, code, values)
