import { boardTexts } from '../words/board.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { IconHistory, IconLayoutKanban } from '@tabler/icons-react'
import { lazy } from 'react'
import { boardRoles } from './parts/roles.ts'

export const orderingScreens: readonly Screen[] = [
  {
    path: 'bestellungen/:id?',
    title: (locale) => boardTexts(locale).board.title,
    roles: boardRoles,
    component: lazy(() => import('./board/BoardScreen.tsx')),
    nav: {
      group: 'operations',
      order: 10,
      icon: IconLayoutKanban,
      to: '/bestellungen',
      keys: ['g', 'b'],
      phoneBar: true,
    },
    rail: true,
  },
  {
    path: 'verlauf/:id?',
    title: (locale) => boardTexts(locale).history.title,
    roles: boardRoles,
    component: lazy(() => import('./history/HistoryScreen.tsx')),
    nav: { group: 'operations', order: 30, icon: IconHistory, to: '/verlauf', keys: ['g', 'v'], phoneBar: true },
  },
]
