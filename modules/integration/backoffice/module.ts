import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { IconWebhook } from '@tabler/icons-react'
import { lazy } from 'react'
import { embedTexts } from '../words/embed.ts'
import { feedTexts } from '../words/feeds.ts'
import { keyTexts } from '../words/keys.ts'

export const integrationBackoffice = backofficeModule({
  name: 'integration',
  fills: [
    fill(logWords, {
      records: {
        'api-key': { one: (locale) => keyTexts(locale).log.key, to: () => '/schnittstellen' },
        'webhook-endpoint': { one: (locale) => keyTexts(locale).log.webhook, to: () => '/schnittstellen' },
        'embed-origin': { one: (locale) => embedTexts(locale).log.origin, to: () => '/schnittstellen' },
        'calendar-feed': { one: (locale) => feedTexts(locale).log.feed, to: () => '/schnittstellen' },
      },
      actions: (locale) => ({
        ...keyTexts(locale).log,
        'calendar-feed.revoke': feedTexts(locale).log.revoke,
        'embed-origin.remove': embedTexts(locale).log.remove,
      }),
    }),
  ],
  screens: [
    {
      path: 'schnittstellen',
      title: (locale) => keyTexts(locale).title,
      roles: ['ROLE_ADMIN'],
      component: lazy(() => import('./IntegrationScreen.tsx')),
      nav: { group: 'settings', order: 14, icon: IconWebhook, to: '/schnittstellen' },
    },
  ],
})
