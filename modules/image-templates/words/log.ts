import { messages } from '#i18n/messages.ts'

/** Texts for the actions in the audit trail. */
export const templateLogTexts = messages(
  { 'font.upload': 'Schrift hochgeladen', 'font.delete': 'Schrift gelöscht' },
  { 'font.upload': 'Font uploaded', 'font.delete': 'Font deleted' },
)

export const templateRecordTexts = messages(
  { template: 'Bildvorlage', font: 'Schrift' },
  { template: 'Image template', font: 'Font' },
)
