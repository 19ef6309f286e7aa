import { messages } from '#i18n/messages.ts'

/** Texts for the condition of a printer. */
export const conditionTexts = messages(
  {
    testPage: 'Probedruck',
    names: {
      unknown: 'noch nie gesehen',
      ok: 'bereit',
      'paper-low': 'Papier fast zu Ende',
      'paper-end': 'Papier leer',
      'cover-open': 'Deckel offen',
      offline: 'nicht bereit',
      error: 'Störung',
      silent: 'keine Antwort',
      'agent-off': 'Druckagent nicht verbunden',
    },
    answers: {
      unknown: 'Der Drucker hat sich noch nie gemeldet',
      ok: 'Der Drucker ist bereit',
      'paper-low': 'Das Papier ist fast zu Ende',
      'paper-end': 'Das Papier ist zu Ende. Bitte legen Sie eine neue Rolle ein',
      'cover-open': 'Der Deckel ist offen. Bitte schließen Sie ihn',
      offline: 'Der Drucker ist nicht bereit. Bitte drücken Sie die Taste am Gerät',
      error: 'Der Drucker meldet eine Störung. Bitte schalten Sie ihn aus und wieder ein',
      silent: 'Der Drucker antwortet nicht. Bitte prüfen Sie Strom, Netzwerk und Adresse',
      'agent-off': 'Der Druckagent ist nicht verbunden. Bitte prüfen Sie, ob sein Rechner läuft und im Internet ist',
    },
    notSeen:
      'Der Drucker hat sich in den letzten zwei Minuten nicht gemeldet. Bitte prüfen Sie die eingetragene Adresse',
  },
  {
    testPage: 'Test page',
    names: {
      unknown: 'never seen',
      ok: 'ready',
      'paper-low': 'paper low',
      'paper-end': 'out of paper',
      'cover-open': 'cover open',
      offline: 'not ready',
      error: 'fault',
      silent: 'no answer',
      'agent-off': 'print agent not connected',
    },
    answers: {
      unknown: 'The printer has never been seen',
      ok: 'The printer is ready',
      'paper-low': 'The paper is almost used up',
      'paper-end': 'The paper is used up. Please put in a new roll',
      'cover-open': 'The cover is open. Please close it',
      offline: 'The printer is not ready. Please press the button on it',
      error: 'The printer reports a fault. Please switch it off and on again',
      silent: 'The printer does not answer. Please check power, network and address',
      'agent-off':
        'The print agent is not connected. Please check that its computer is running and has internet access',
    },
    notSeen: 'The printer has not been seen in the last two minutes. Please check the address that it uses',
  },
)
