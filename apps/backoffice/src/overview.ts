import { boardTexts } from '#modules/ordering/words/board.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { lazy } from 'react'

/** Figures of the day; today they come from orders alone, later from other modules too. */
export const overviewScreen: Screen = {
  path: 'ueberblick',
  title: (locale) => boardTexts(locale).overview.title,
  roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'],
  component: lazy(() => import('#modules/ordering/backoffice/overview/OverviewScreen.tsx')),
  nav: { group: 'top', order: 10, icon: IconLayoutDashboard, to: '/ueberblick', keys: ['g', 'u'] },
}
