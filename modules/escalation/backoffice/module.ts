import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { branchMessagesSlot } from '#modules/messaging/backoffice/parts/slots.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { escalationLogTexts } from '../words/log.ts'
import { LadderCard } from './LadderCard.tsx'

export const escalationBackoffice = backofficeModule({
  name: 'escalation',
  fills: [
    fill(logWords, {
      records: {
        escalationLadder: { one: (locale) => escalationLogTexts(locale).escalationLadder, to: () => '/nachrichten' },
      },
      actions: escalationLogTexts,
    }),
    fill(branchMessagesSlot, LadderCard),
  ],
})
