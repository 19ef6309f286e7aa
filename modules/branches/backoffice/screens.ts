import { tableWords } from '../words/table.ts'
import type { Role } from '#contract/roles.ts'
import { branchWords } from '../words/branch.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { IconArmchair, IconBuildingStore } from '@tabler/icons-react'
import { lazy } from 'react'

const editors: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BACKOFFICE']

export const branchScreens: readonly Screen[] = [
  {
    path: 'standorte',
    title: (locale) => branchWords(locale).many,
    roles: editors,
    component: lazy(() => import('./BranchList.tsx')),
    nav: { group: 'offer', order: 40, icon: IconBuildingStore, to: '/standorte' },
  },
  {
    path: 'standorte/:id',
    title: (locale) => branchWords(locale).one,
    roles: editors,
    component: lazy(() => import('./BranchForm.tsx')),
  },
  {
    path: 'tische',
    title: (locale) => tableWords(locale).many,
    roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'],
    component: lazy(() => import('./TableList.tsx')),
    nav: { group: 'offer', order: 50, icon: IconArmchair, to: '/tische', needs: 'orders' },
  },
  {
    path: 'tische/:id',
    title: (locale) => tableWords(locale).one,
    roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'],
    component: lazy(() => import('./TableForm.tsx')),
  },
]
