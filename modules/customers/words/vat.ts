import { messages } from '#i18n/messages.ts'

/** Labels of the settings for the connection to the EU register of VAT numbers. */
export const vatConnectionWords = {
  title: { de: 'Prüfung von USt-Ids', en: 'VAT number check' },
  own: { de: 'Ihre eigene USt-Id', en: 'Your own VAT number' },
  ownHint: {
    de: 'In ihrem Namen wird gefragt. So ist die Antwort ein Nachweis.',
    en: 'It is asked in its name. So the answer is a proof.',
  },
  url: { de: 'Adresse', en: 'Address' },
  urlHint: {
    de: 'Leer: der Dienst der Europäischen Kommission.',
    en: 'If empty: the service of the European Commission.',
  },
} as const

export const vatConnectionTexts = messages(
  {
    noCountry: 'Ihre USt-Id beginnt mit keinem Land der Europäischen Union.',
    silent: (reason: string) => `VIES antwortet jetzt nicht (${reason}).`,
    valid: (name: string) => `VIES kennt ${name}.`,
    invalid: (number: string) => `VIES kennt ${number} nicht.`,
  },
  {
    noCountry: 'Your VAT number begins with no country of the European Union.',
    silent: (reason) => `VIES does not answer now (${reason}).`,
    valid: (name) => `VIES knows ${name}.`,
    invalid: (number) => `VIES does not know ${number}.`,
  },
)

/** Texts about the check of a customer's VAT number, next to the form. */
export const vatTexts = messages(
  {
    title: 'USt-Id',
    states: { unchecked: 'nicht geprüft', valid: 'gültig', invalid: 'ungültig' },
    checkedAt: (day: string) => `geprüft am ${day}`,
    proof: (number: string) => `Nachweis ${number}`,
    check: 'Jetzt prüfen',
    done: 'USt-Id geprüft.',
    failed: 'Die USt-Id konnte nicht geprüft werden.',
  },
  {
    title: 'VAT number',
    states: { unchecked: 'not checked', valid: 'valid', invalid: 'not valid' },
    checkedAt: (day) => `checked on ${day}`,
    proof: (number) => `Proof ${number}`,
    check: 'Check now',
    done: 'VAT number checked.',
    failed: 'The VAT number could not be checked.',
  },
)
