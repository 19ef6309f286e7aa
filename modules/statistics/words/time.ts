import { messages } from '#i18n/messages.ts'

/** Words of the figures of working time. */
export const timeTexts = messages({ none: 'Ohne Zuordnung' }, { none: 'Not assigned' })
