import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { connectionsLogTexts } from '../words/log.ts'
import { connectionsTitles } from '../words/titles.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconPlugConnected } from '@tabler/icons-react'
import { lazy } from 'react'

export const connectionsBackoffice = backofficeModule({
  name: 'connections',
  fills: [
    fill(logWords, {
      records: { connection: { one: (locale) => connectionsLogTexts(locale).connection, to: () => '/verbindungen' } },
      actions: connectionsLogTexts,
    }),
  ],
  screens: [
    {
      path: 'verbindungen',
      title: (locale) => connectionsTitles(locale).connections,
      roles: ['ROLE_ADMIN'],
      component: lazy(() => import('./ConnectionsScreen.tsx')),
      nav: { group: 'settings', order: 12, icon: IconPlugConnected, to: '/verbindungen' },
    },
  ],
})
