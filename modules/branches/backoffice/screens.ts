import type { Role } from '#contract/roles.ts'
import { branchWords } from '#i18n/editors/branch.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { IconBuildingStore } from '@tabler/icons-react'
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
]
