import { boardWords } from './board/board.ts'
import { cardWords } from './board/card.ts'
import { actionWords } from './board/actions.ts'
import { alarmWords } from './board/alarm.ts'
import { drawerWords } from './board/drawer.ts'
import { dialogsWords } from './board/dialogs.ts'
import { historyWords } from './board/history.ts'
import { nameWords } from './board/names.ts'
import { overviewWords } from './board/overview.ts'
import { viewsWords } from './board/views.ts'
import { timelineWords } from './board/timeline.ts'
import { messages } from '#i18n/messages.ts'

/** All texts about orders in the back office. They are defined in the folder board/, one file per part of the screens. */
export const boardTexts = messages(
  {
    ...nameWords.de,
    ...boardWords.de,
    ...cardWords.de,
    ...actionWords.de,
    ...alarmWords.de,
    ...drawerWords.de,
    ...dialogsWords.de,
    ...historyWords.de,
    ...overviewWords.de,
    ...viewsWords.de,
    ...timelineWords.de,
  },
  {
    ...nameWords.en,
    ...boardWords.en,
    ...cardWords.en,
    ...actionWords.en,
    ...alarmWords.en,
    ...drawerWords.en,
    ...dialogsWords.en,
    ...historyWords.en,
    ...overviewWords.en,
    ...viewsWords.en,
    ...timelineWords.en,
  },
)
