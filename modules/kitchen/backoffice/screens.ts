import { boardRoles } from '#modules/ordering/backoffice/parts/roles.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { IconChefHat } from '@tabler/icons-react'
import { lazy } from 'react'
import { kitchenTexts } from '../words/kitchen.ts'

export const kitchenScreens: readonly Screen[] = [
  {
    path: 'kueche',
    title: (locale) => kitchenTexts(locale).title,
    roles: boardRoles,
    component: lazy(() => import('./KitchenScreen.tsx')),
    nav: { group: 'operations', order: 20, icon: IconChefHat, to: '/kueche', keys: ['g', 'k'], needs: 'orders' },
    bare: true,
  },
]
