import type { Role } from '#contract/roles.ts'
import { outboxTexts } from '../words/outbox.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { IconMail } from '@tabler/icons-react'
import { lazy } from 'react'

const staff: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BACKOFFICE']

export const messagingScreens: readonly Screen[] = [
  {
    path: 'ausgang/:id?',
    title: (locale) => outboxTexts(locale).title,
    roles: staff,
    component: lazy(() => import('./OutboxScreen.tsx')),
    nav: { group: 'settings', order: 40, icon: IconMail, to: '/ausgang' },
  },
]
