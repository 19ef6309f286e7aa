import { tablesSlot } from '#modules/branches/backoffice/parts/slots.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { IconTags } from '@tabler/icons-react'
import { lazy } from 'react'
import { labelLogTexts } from '../words/log.ts'
import { labelsTitles } from '../words/titles.ts'

export const labelsBackoffice = backofficeModule({
  name: 'labels',
  fills: [
    fill(logWords, { actions: labelLogTexts }),
    fill(
      tablesSlot,
      lazy(() => import('./cards/TableCards.tsx').then(({ TableCards }) => ({ default: TableCards }))),
    ),
  ],
  screens: [
    {
      path: 'etiketten',
      title: (locale) => labelsTitles(locale).labels,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'],
      component: lazy(() => import('./LabelsScreen.tsx')),
      nav: { group: 'operations', order: 65, icon: IconTags, to: '/etiketten' },
    },
  ],
})
