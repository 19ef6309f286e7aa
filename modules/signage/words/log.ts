import { messages } from '#i18n/messages.ts'

/** Texts for the actions that this module writes into the audit trail. */
export const signageLogTexts = messages(
  {
    'signage.pair': 'Schirm gekoppelt',
    'signage.unpair': 'Schirm getrennt',
    'signage.command': 'Befehl gegeben',
    'signage.abort': 'Befehl abgebrochen',
    'signage.hosts': 'Webseiten für Schirme geändert',
    'signage.silent-minutes': 'Mails über stille Schirme geändert',
  },
  {
    'signage.pair': 'Screen paired',
    'signage.unpair': 'Screen disconnected',
    'signage.command': 'Command given',
    'signage.abort': 'Command aborted',
    'signage.hosts': 'Web pages for screens changed',
    'signage.silent-minutes': 'Mails about silent screens changed',
  },
)

export const signageRecordTexts = messages(
  {
    scene: 'Szene',
    segment: 'Segment',
    stream: 'Programm',
    device: 'Schirm',
    settings: 'Einstellungen für Schirme',
  },
  {
    scene: 'Scene',
    segment: 'Segment',
    stream: 'Program',
    device: 'Screen',
    settings: 'Settings for screens',
  },
)
