import { errorEntries } from '#i18n/errors.ts'

/** Error messages of printing; quoted German sentences are the specification's (§8). */
export const deviceErrors = errorEntries({
  'device.test_failed': {
    status: 422,
    de: (v) => `Test nicht erfolgreich. ${v['answer']}.`,
    en: (v) => `The test failed. ${v['answer']}.`,
  },
  'device.host_not_allowed': {
    status: 422,
    de: (v) =>
      `Die Adresse ${v['host']} ist nicht freigegeben. Drucker im eigenen Netz trägt der Betreiber in PRINT_HOSTS ein, zum Beispiel 192.168.1.0/24:9100.`,
    en: (v) =>
      `The address ${v['host']} is not allowed. The operator lists printers of a private network in PRINT_HOSTS, for example 192.168.1.0/24:9100.`,
  },
  'device.address_invalid': {
    status: 422,
    de: 'Bitte geben Sie die Adresse als Name oder IP an, zum Beispiel 192.168.1.50 oder drucker.local:9100.',
    en: 'Please enter the address as a name or IP, for example 192.168.1.50 or printer.local:9100.',
  },
  'device.no_key_needed': {
    status: 422,
    de: 'Dieser Anschluss braucht keinen Schlüssel. Er gilt für Star CloudPRNT und Epson Server Direct Print.',
    en: 'This connection needs no key. Keys are for Star CloudPRNT and Epson Server Direct Print.',
  },
  'device.other_branch': {
    status: 422,
    de: 'Der Ersatzdrucker muss ein anderer Drucker desselben Standorts sein.',
    en: 'The other printer must be another printer of the same branch.',
  },
  'print.failed': {
    status: 409,
    de: 'Beleg konnte nicht gedruckt werden.',
    en: 'The slip could not be printed.',
  },
  'print.media': {
    status: 415,
    de: 'Dieses Format wird nicht angeboten.',
    en: 'This format is not offered.',
  },
  'print.wrong_state': {
    status: 409,
    de: 'Dieser Bon hat inzwischen einen anderen Stand. Bitte laden Sie die Liste neu.',
    en: 'This slip is in another state by now. Please reload the list.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof deviceErrors, unknown> {}
}
