import { errorEntries } from '#i18n/errors.ts'
import type { SlipPart } from '../rules/default-templates.ts'
import { slipPartNames } from './slip-parts.ts'

/** Error messages of printing. German sentences that the specification gives are used word for word (§8). */
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
  'device.agent_branch': {
    status: 422,
    de: 'Der Druckagent muss zum Standort des Druckers gehören.',
    en: 'The print agent must belong to the branch of the printer.',
  },
  'device.check_timeout': {
    status: 422,
    de: 'Test nicht erfolgreich. Der Druckagent hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
    en: 'The test failed. The print agent did not answer in time. Please try again.',
  },
  'slip-template.parts': {
    status: 422,
    de: 'Ein Bon hat genau die Teile seiner Art, jeden einmal.',
    en: 'A slip has exactly the parts of its kind, each once.',
  },
  'slip-template.needed': {
    status: 422,
    de: (v) => `Dieser Teil darf auf dem Bon nicht fehlen: ${slipPartNames('de')[v['part'] as SlipPart] ?? v['part']}.`,
    en: (v) => `This part may not be missing on the slip: ${slipPartNames('en')[v['part'] as SlipPart] ?? v['part']}.`,
  },
  'print-agent.unknown': {
    status: 401,
    de: 'Dieser Druckagent ist nicht gekoppelt.',
    en: 'This print agent is not paired.',
  },
  'print-agent.pairing_gone': {
    status: 404,
    de: 'Dieser Code gilt nicht mehr. Der Druckagent zeigt gleich einen neuen.',
    en: 'This code is no longer valid. The print agent is about to show a new one.',
  },
  'print-agent.code_unknown': {
    status: 422,
    de: 'Diesen Code zeigt gerade kein Druckagent. Bitte lesen Sie ihn noch einmal ab; er gilt zehn Minuten.',
    en: 'No print agent shows this code right now. Please read it again; it is valid for ten minutes.',
  },
  'print-agent.code_limit': {
    status: 429,
    de: 'Das waren zu viele falsche Codes. Bitte warten Sie eine Minute.',
    en: 'There were too many wrong codes. Please wait a minute.',
  },
  'print-agent.in_use': {
    status: 409,
    de: (v) =>
      `Über diesen Druckagenten drucken noch Drucker (${v['count']}). Bitte wählen Sie dort zuerst einen anderen Weg.`,
    en: (v) => `Printers still print through this agent (${v['count']}). Please choose another way for them first.`,
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
