import { messages } from '#i18n/messages.ts'
import { alarmWords } from './board/alarm.ts'
import { nameWords } from './board/names.ts'

/** The texts about orders that every screen of the back office needs: the alarm, the connection, the command palette, the audit trail. */
export const frameTexts = messages({ ...nameWords.de, ...alarmWords.de }, { ...nameWords.en, ...alarmWords.en })
