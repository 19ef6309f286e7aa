import type { Role } from '#contract/roles.ts'
import { configWords } from '../words/config.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { IconSettings } from '@tabler/icons-react'
import { lazy } from 'react'

const admins: readonly Role[] = ['ROLE_ADMIN']

export const contentScreens: readonly Screen[] = [
  {
    path: 'marke',
    title: (locale) => configWords(locale).one,
    roles: admins,
    component: lazy(() => import('./ConfigScreen.tsx')),
    nav: { group: 'settings', order: 10, icon: IconSettings, to: '/marke' },
  },
]
