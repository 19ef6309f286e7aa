import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconListDetails } from '@tabler/icons-react'
import { lazy } from 'react'
import { logsTitles } from '../words/titles.ts'

export const logsBackoffice = backofficeModule({
  name: 'logs',
  screens: [
    {
      path: 'protokoll/:id?',
      title: (locale) => logsTitles(locale).log,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'],
      component: lazy(() => import('./LogsScreen.tsx')),
      nav: { group: 'settings', order: 90, icon: IconListDetails, to: '/protokoll' },
    },
  ],
})
