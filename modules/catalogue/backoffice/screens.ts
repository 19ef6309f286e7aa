import type { Role } from '#contract/roles.ts'
import { categoryWords, tagWords } from '#i18n/editors/offer.ts'
import { productWords } from '#i18n/editors/product.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { IconCategory, IconTags, IconToolsKitchen2 } from '@tabler/icons-react'
import { lazy } from 'react'

const readers: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK']

export const catalogueScreens: readonly Screen[] = [
  {
    path: 'produkte',
    title: (locale) => productWords(locale).many,
    roles: readers,
    component: lazy(() => import('./ProductList.tsx')),
    nav: { group: 'offer', order: 10, icon: IconToolsKitchen2, to: '/produkte', keys: ['g', 'p'] },
  },
  {
    path: 'produkte/:id',
    title: (locale) => productWords(locale).one,
    roles: readers,
    component: lazy(() => import('./ProductForm.tsx')),
    rail: true,
  },
  {
    path: 'kategorien',
    title: (locale) => categoryWords(locale).many,
    roles: readers,
    component: lazy(() => import('./CategoryList.tsx')),
    nav: { group: 'offer', order: 20, icon: IconCategory, to: '/kategorien' },
  },
  {
    path: 'kategorien/:id',
    title: (locale) => categoryWords(locale).one,
    roles: readers,
    component: lazy(() => import('./CategoryForm.tsx')),
  },
  {
    path: 'tags',
    title: (locale) => tagWords(locale).many,
    roles: readers,
    component: lazy(() => import('./TagList.tsx')),
    nav: { group: 'offer', order: 30, icon: IconTags, to: '/tags' },
  },
  {
    path: 'tags/:id',
    title: (locale) => tagWords(locale).one,
    roles: readers,
    component: lazy(() => import('./TagForm.tsx')),
  },
]
