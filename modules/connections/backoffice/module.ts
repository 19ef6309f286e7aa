import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { connectionsLogTexts } from '../words/log.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconPlugConnected } from '@tabler/icons-react'
import { lazy } from 'react'
import { connectionsTexts } from '../words/screen.ts'

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
      title: (locale) => connectionsTexts(locale).title,
      roles: ['ROLE_ADMIN'],
      component: lazy(() => import('./ConnectionsScreen.tsx')),
      nav: { group: 'settings', order: 12, icon: IconPlugConnected, to: '/verbindungen' },
    },
  ],
})
