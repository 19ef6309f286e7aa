import { messages } from '#i18n/messages.ts'

/** Texts for the actions that this module writes into the audit trail. */
export const deviceLogTexts = messages(
  {
    'device.pair': 'Adresse erzeugt',
    'print-agent.pair': 'Druckagent gekoppelt',
    'print-agent.unpair': 'Druckagent getrennt',
    'print-agent.remove': 'Druckagent entfernt',
    'slip-template.change': 'Bon umgestaltet',
    'slip-template.reset': 'Bon wieder wie im Original',
  },
  {
    'device.pair': 'Address created',
    'print-agent.pair': 'Print agent paired',
    'print-agent.unpair': 'Print agent unpaired',
    'print-agent.remove': 'Print agent removed',
    'slip-template.change': 'Slip redesigned',
    'slip-template.reset': 'Default design of a slip restored',
  },
)

/** Names of the records that this module writes into the audit trail, and that have no editor (edit screen). */
export const deviceRecordTexts = messages(
  { printAgent: 'Druckagent', slipTemplate: 'Bongestaltung' },
  { printAgent: 'Print agent', slipTemplate: 'Design of a slip' },
)
