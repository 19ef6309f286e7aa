import { messages } from '#i18n/messages.ts'

/**
 * The titles of the screens, and the names of the records that have an editor (edit screen). The frame of the back office needs them before
 * it loads a screen.
 */
export const devicesTitles = messages(
  { device: { one: 'Drucker', many: 'Drucker' }, devices: 'Geräte & Druck', slipTemplates: 'Bons gestalten' },
  { device: { one: 'Printer', many: 'Printers' }, devices: 'Devices & printing', slipTemplates: 'Design slips' },
)
