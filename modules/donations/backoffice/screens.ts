import type { Role } from '#contract/roles.ts'
import { donateeWords } from '../words/donatee.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { IconHeartHandshake } from '@tabler/icons-react'
import { lazy } from 'react'

const editors: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BACKOFFICE']

export const donationScreens: readonly Screen[] = [
  {
    path: 'spenden',
    title: (locale) => donateeWords(locale).many,
    roles: editors,
    component: lazy(() => import('./DonateeList.tsx')),
    nav: { group: 'settings', order: 35, icon: IconHeartHandshake, to: '/spenden', needs: 'orders' },
  },
  {
    path: 'spenden/:id',
    title: (locale) => donateeWords(locale).one,
    roles: editors,
    component: lazy(() => import('./DonateeForm.tsx')),
  },
]
