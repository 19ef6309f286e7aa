import { editors } from '#contract/roles.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { contactSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { IconMailOff } from '@tabler/icons-react'
import { lazy } from 'react'
import { bounceLogTexts } from '../words/log.ts'
import { mailBouncesTitles } from '../words/titles.ts'

const orderBounce = () => import('./hints.tsx').then(({ OrderBounce }) => ({ default: OrderBounce }))

export const mailBouncesBackoffice = backofficeModule({
  name: 'mail-bounces',
  fills: [
    fill(logWords, {
      records: { mailBounce: { one: (locale) => bounceLogTexts(locale).mailBounce, to: () => '/unzustellbar' } },
      actions: bounceLogTexts,
    }),
    fill(contactSlot, lazy(orderBounce)),
  ],
  extensions: [
    { entity: 'customer', load: () => import('./customer-extension.ts').then(({ customerBounce }) => customerBounce) },
  ],
  screens: [
    {
      path: 'unzustellbar',
      title: (locale) => mailBouncesTitles(locale).bounces,
      roles: editors,
      component: lazy(() => import('./BouncesScreen.tsx')),
      nav: { group: 'settings', order: 42, icon: IconMailOff, to: '/unzustellbar' },
    },
  ],
})
