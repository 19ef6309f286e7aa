import { messages } from '#i18n/messages.ts'

/**
 * The titles of the screens, and the names of the records that have an editor (edit screen). The frame of the back office needs them before
 * it loads a screen.
 */
export const statisticsTitles = messages(
  { annotation: { one: 'Anmerkung', many: 'Anmerkungen' }, statistics: 'Statistik' },
  { annotation: { one: 'Annotation', many: 'Annotations' }, statistics: 'Statistics' },
)
