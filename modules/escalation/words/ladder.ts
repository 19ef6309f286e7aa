import { messages } from '#i18n/messages.ts'

/** Texts of the card and the form with a branch's escalation settings. */
export const ladderTexts = messages(
  {
    title: 'Wenn niemand reagiert',
    lead: 'Eine neue Bestellung klingelt sofort. Entscheidet niemand über sie, geht es stufenweise weiter. Jede Stufe steht im Verlauf der Bestellung.',
    isOn: 'Stufen einschalten',
    after: 'nach Minuten',
    steps: { push: 'Mitteilung an alle Geräte', sms: 'SMS an die Liste', call: 'Anrufliste im Verlauf' },
    skip: 'leer: diese Stufe entfällt',
    people: 'Wer wird erreicht',
    name: 'Name',
    phone: 'Mobilnummer',
    addPerson: 'Person hinzufügen',
    removePerson: (name: string) => `${name || 'Person'} entfernen`,
    quiet: 'Ruhezeit',
    quietHint: 'In dieser Zeit wird niemand geweckt. Was offen ist, folgt danach.',
    quietFrom: 'Ruhe von',
    quietTo: 'Ruhe bis',
    save: 'Speichern',
    saved: 'Gespeichert',
    saveFailed: 'Die Stufen konnten nicht gespeichert werden.',
    loadFailed: 'Die Stufen konnten nicht geladen werden.',
  },
  {
    title: 'When nobody reacts',
    lead: 'A new order rings at once. If nobody decides about it, it goes on step by step. Each step is in the history of the order.',
    isOn: 'Switch the steps on',
    after: 'after minutes',
    steps: { push: 'Notification to all devices', sms: 'SMS to the list', call: 'List of calls in the history' },
    skip: 'empty: this step is left out',
    people: 'Who is reached',
    name: 'Name',
    phone: 'Mobile number',
    addPerson: 'Add a person',
    removePerson: (name) => `Remove ${name || 'the person'}`,
    quiet: 'Quiet hours',
    quietHint: 'Nobody is woken in this time. What is open follows afterwards.',
    quietFrom: 'Quiet from',
    quietTo: 'Quiet until',
    save: 'Save',
    saved: 'Saved',
    saveFailed: 'The steps could not be saved.',
    loadFailed: 'The steps could not be loaded.',
  },
)

/** Texts that the server writes into timeline entries, notifications and SMS. */
export const ladderServerTexts = messages(
  {
    devices: (count: number) => (count === 1 ? '1 Gerät' : `${count} Geräte`),
    nobody: 'Niemand wurde erreicht: Es ist kein Gerät und keine Nummer eingerichtet.',
    sms: (shop: string, uid: string, minutes: number) =>
      `${shop}: ${uid} wartet seit ${minutes} Minuten. Bitte im Backoffice antworten.`,
  },
  {
    devices: (count) => (count === 1 ? '1 device' : `${count} devices`),
    nobody: 'Nobody was reached: no device and no number is set up.',
    sms: (shop, uid, minutes) =>
      `${shop}: ${uid} has been waiting for ${minutes} minutes. Please answer in the back office.`,
  },
)
