import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { messagingLogTexts } from '../words/log.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { editors } from '#contract/roles.ts'
import { IconMail, IconMessageForward } from '@tabler/icons-react'
import { lazy } from 'react'
import { outboxTexts } from '../words/outbox.ts'
import { routesTexts } from '../words/routes.ts'

export const messagingBackoffice = backofficeModule({
  name: 'messaging',
  fills: [
    fill(logWords, {
      records: {
        messageRoutes: { one: (locale) => messagingLogTexts(locale).messageRoutes, to: () => '/nachrichten' },
        message: { one: (locale) => messagingLogTexts(locale).message, to: (id) => `/ausgang/${id}` },
      },
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
    {
      path: 'nachrichten',
      title: (locale) => routesTexts(locale).title,
      roles: editors,
      component: lazy(() => import('./RoutesScreen.tsx')),
      nav: { group: 'settings', order: 38, icon: IconMessageForward, to: '/nachrichten' },
    },
  ],
})
