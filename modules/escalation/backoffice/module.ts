import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { branchMessagesSlot } from '#modules/messaging/backoffice/parts/slots.ts'
import { timelineSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { loggedEntries } from '#modules/ordering/words/entries.ts'
import { ahead } from '#ui/backoffice/ahead.tsx'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { escalationLogTexts } from '../words/log.ts'
import { escalationEntries } from '../words/timeline.ts'

const ladder = ahead(() => import('./LadderCard.tsx').then(({ LadderCard }) => LadderCard))

export const escalationBackoffice = backofficeModule({
  name: 'escalation',
  fills: [
    fill(logWords, {
      records: {
        escalationLadder: { one: (locale) => escalationLogTexts(locale).escalationLadder, to: () => '/nachrichten' },
      },
      actions: (locale) => ({ ...escalationLogTexts(locale), ...loggedEntries(escalationEntries, locale) }),
    }),
    fill(timelineSlot, escalationEntries),
    fill(branchMessagesSlot, ladder.Part),
  ],
})
