import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { IconWebhook } from '@tabler/icons-react'
import { lazy } from 'react'
import { integrationLogTexts, integrationRecordTexts } from '../words/log.ts'
import { integrationTitles } from '../words/titles.ts'

export const integrationBackoffice = backofficeModule({
  name: 'integration',
  fills: [
    fill(logWords, {
      records: {
        'api-key': { one: (locale) => integrationRecordTexts(locale).key, to: () => '/schnittstellen' },
        'webhook-endpoint': { one: (locale) => integrationRecordTexts(locale).webhook, to: () => '/schnittstellen' },
        'embed-origin': { one: (locale) => integrationRecordTexts(locale).origin, to: () => '/schnittstellen' },
        'calendar-feed': { one: (locale) => integrationRecordTexts(locale).feed, to: () => '/schnittstellen' },
      },
      actions: integrationLogTexts,
    }),
  ],
  screens: [
    {
      path: 'schnittstellen',
      title: (locale) => integrationTitles(locale).interfaces,
      roles: ['ROLE_ADMIN'],
      component: lazy(() => import('./IntegrationScreen.tsx')),
      nav: { group: 'settings', order: 14, icon: IconWebhook, to: '/schnittstellen' },
    },
  ],
})
