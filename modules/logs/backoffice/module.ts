import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconListDetails } from '@tabler/icons-react'
import { lazy } from 'react'
import { logTexts } from '../words/logs.ts'

export const logsBackoffice = backofficeModule({
  name: 'logs',
  screens: [
    {
      path: 'protokoll/:id?',
      title: (locale) => logTexts(locale).title,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'],
      component: lazy(() => import('./LogsScreen.tsx')),
      nav: { group: 'settings', order: 90, icon: IconListDetails, to: '/protokoll' },
    },
  ],
})
