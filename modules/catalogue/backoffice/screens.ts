import type { Role } from '#contract/roles.ts'
import { menuWords } from '../words/menu.ts'
import { categoryWords, tagWords } from '../words/offer.ts'
import { productWords } from '../words/product.ts'
import { soldOutTexts } from '../words/sold-out.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { IconBasketOff, IconBook2, IconCategory, IconTags, IconToolsKitchen2 } from '@tabler/icons-react'
import { lazy } from 'react'

const readers: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK']

export const catalogueScreens: readonly Screen[] = [
  {
    path: 'ausverkauft',
    title: (locale) => soldOutTexts(locale).title,
    roles: readers,
    component: lazy(() => import('./sold-out/SoldOutScreen.tsx')),
    nav: { group: 'operations', order: 25, icon: IconBasketOff, to: '/ausverkauft', keys: ['g', 'a'], needs: 'orders' },
  },
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
    path: 'karten',
    title: (locale) => menuWords(locale).many,
    roles: readers,
    component: lazy(() => import('./MenuList.tsx')),
    nav: { group: 'offer', order: 25, icon: IconBook2, to: '/karten', needs: 'orders' },
  },
  {
    path: 'karten/:id',
    title: (locale) => menuWords(locale).one,
    roles: readers,
    component: lazy(() => import('./MenuForm.tsx')),
    rail: true,
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
