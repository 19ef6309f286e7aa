import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconMail } from '@tabler/icons-react'
import { lazy } from 'react'
import { outboxTexts } from '../words/outbox.ts'

export const messagingBackoffice = backofficeModule({
  name: 'messaging',
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
