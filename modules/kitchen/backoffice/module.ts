import { boardRoles } from '#modules/ordering/backoffice/parts/roles.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconChefHat, IconListCheck } from '@tabler/icons-react'
import { lazy } from 'react'
import { kitchenTitles } from '../words/titles.ts'

export const kitchenBackoffice = backofficeModule({
  name: 'kitchen',
  doors: [{ path: '/kueche/:branch/:key', component: lazy(() => import('./KitchenByKey.tsx')) }],
  screens: [
    {
      path: 'kueche',
      title: (locale) => kitchenTitles(locale).kitchen,
      roles: boardRoles,
      component: lazy(() => import('./KitchenScreen.tsx')),
      nav: { group: 'operations', order: 20, icon: IconChefHat, to: '/kueche', keys: ['g', 'k'], needs: 'orders' },
      bare: true,
    },
    {
      path: 'vorbereitung',
      title: (locale) => kitchenTitles(locale).preparation,
      roles: boardRoles,
      component: lazy(() => import('./PreparationScreen.tsx')),
      nav: { group: 'operations', order: 21, icon: IconListCheck, to: '/vorbereitung', needs: 'orders' },
    },
  ],
})
