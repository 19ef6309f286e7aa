import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { IconChartBar, IconPinned } from '@tabler/icons-react'
import { lazy } from 'react'
import { statisticsTitles } from '../words/titles.ts'

export const statisticsBackoffice = backofficeModule({
  name: 'statistics',
  fills: [fill(logWords, { records: { statistic: { one: (locale) => statisticsTitles(locale).statistics } } })],
  overview: { order: 5, load: () => import('./overview/use-today.tsx').then(({ useToday }) => useToday) },
  editors: [
    {
      entity: 'annotation',
      path: '/anmerkungen',
      icon: IconPinned,
      names: (locale) => statisticsTitles(locale).annotation,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'],
      nav: { group: 'reports', order: 11 },
      load: () => import('./annotation-editor.ts').then(({ annotationEditor }) => annotationEditor),
    },
  ],
  screens: [
    {
      path: 'statistik',
      title: (locale) => statisticsTitles(locale).statistics,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'],
      component: lazy(() => import('./StatisticsScreen.tsx')),
      nav: { group: 'reports', order: 10, icon: IconChartBar, to: '/statistik', keys: ['g', 's'] },
    },
  ],
})
