import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconChartBar } from '@tabler/icons-react'
import { lazy } from 'react'
import { statisticsTexts } from '../words/statistics.ts'

export const statisticsBackoffice = backofficeModule({
  name: 'statistics',
  overview: { order: 5, load: () => import('./overview/use-today.tsx').then(({ useToday }) => useToday) },
  screens: [
    {
      path: 'statistik',
      title: (locale) => statisticsTexts(locale).title,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'],
      component: lazy(() => import('./StatisticsScreen.tsx')),
      nav: { group: 'reports', order: 10, icon: IconChartBar, to: '/statistik', keys: ['g', 's'] },
    },
  ],
})
