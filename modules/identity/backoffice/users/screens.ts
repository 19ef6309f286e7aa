import type { Role } from '#contract/roles.ts'
import { userWords } from '../../words/user.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { IconUsers } from '@tabler/icons-react'
import { lazy } from 'react'

const admins: readonly Role[] = ['ROLE_ADMIN']

export const userScreens: readonly Screen[] = [
  {
    path: 'benutzer',
    title: (locale) => userWords(locale).title,
    roles: admins,
    component: lazy(() => import('./UserList.tsx')),
    nav: { group: 'settings', order: 20, icon: IconUsers, to: '/benutzer' },
  },
  {
    path: 'benutzer/:id',
    title: (locale) => userWords(locale).one,
    roles: admins,
    component: lazy(() => import('./UserForm.tsx')),
  },
]
