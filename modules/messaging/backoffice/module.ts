import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { messagingLogTexts } from '../words/log.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconMail } from '@tabler/icons-react'
import { lazy } from 'react'
import { outboxTexts } from '../words/outbox.ts'

export const messagingBackoffice = backofficeModule({
  name: 'messaging',
  fills: [
    fill(logWords, {
      records: { message: { one: (locale) => messagingLogTexts(locale).message, to: (id) => `/ausgang/${id}` } },
      actions: messagingLogTexts,
    }),
  ],
  screens: [
    {
      path: 'ausgang/:id?',
      title: (locale) => outboxTexts(locale).title,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'],
      component: lazy(() => import('./OutboxScreen.tsx')),
      nav: { group: 'settings', order: 40, icon: IconMail, to: '/ausgang' },
    },
  ],
})
