import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { catalogueLogTexts } from '../words/log.ts'
import { editors, type Role } from '#contract/roles.ts'
import type { StoredRecord } from '#ui/backoffice/crud/record.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconBasketOff, IconBook2, IconCategory, IconTags, IconToolsKitchen2, IconTrash } from '@tabler/icons-react'
import { lazy } from 'react'
import { useProductCommands } from './commands.ts'
import { foundBy } from '../words/found-by.ts'
import { catalogueTitles } from '../words/titles.ts'

const roles: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK']
const nameOf = ({ name }: StoredRecord): string => String(name ?? '')

export const catalogueBackoffice = backofficeModule({
  name: 'catalogue',
  fills: [fill(logWords, { actions: catalogueLogTexts })],
  screens: [
    {
      path: 'ausverkauft',
      title: (locale) => catalogueTitles(locale).soldOut,
      roles,
      component: lazy(() => import('./sold-out/SoldOutScreen.tsx')),
      nav: {
        group: 'operations',
        order: 25,
        icon: IconBasketOff,
        to: '/ausverkauft',
        keys: ['g', 'a'],
        needs: 'orders',
      },
    },
    {
      path: 'papierkorb',
      title: (locale) => catalogueTitles(locale).trash,
      roles: editors,
      component: lazy(() => import('./trash/TrashScreen.tsx')),
      nav: { group: 'offer', order: 90, icon: IconTrash, to: '/papierkorb' },
    },
  ],
  editors: [
    {
      entity: 'product',
      path: '/produkte',
      icon: IconToolsKitchen2,
      names: (locale) => catalogueTitles(locale).product,
      roles,
      nav: { group: 'offer', order: 10, keys: ['g', 'p'], words: (locale) => foundBy(locale).product },
      rail: true,
      load: () => import('./product/editor.tsx').then(({ productEditor }) => productEditor),
    },
    {
      entity: 'category',
      path: '/kategorien',
      icon: IconCategory,
      names: (locale) => catalogueTitles(locale).category,
      roles,
      nav: { group: 'offer', order: 20 },
      load: () => import('./editors.tsx').then(({ categoryEditor }) => categoryEditor),
    },
    {
      entity: 'menu',
      path: '/karten',
      icon: IconBook2,
      names: (locale) => catalogueTitles(locale).menu,
      roles,
      nav: { group: 'offer', order: 25, needs: 'orders', words: (locale) => foundBy(locale).menu },
      rail: true,
      load: () => import('./menu/editor.tsx').then(({ menuEditor }) => menuEditor),
    },
    {
      entity: 'tag',
      path: '/tags',
      icon: IconTags,
      names: (locale) => catalogueTitles(locale).tag,
      roles,
      nav: { group: 'offer', order: 30 },
      load: () => import('./editors.tsx').then(({ tagEditor }) => tagEditor),
    },
  ],
  references: {
    product: {
      list: () => import('../contract.ts').then(({ catalogueEndpoints }) => catalogueEndpoints.products.list),
      nameOf,
      path: '/produkte',
    },
    tag: {
      list: () => import('../contract.ts').then(({ catalogueEndpoints }) => catalogueEndpoints.tags.list),
      nameOf,
      path: '/tags',
    },
    category: {
      list: () => import('../contract.ts').then(({ catalogueEndpoints }) => catalogueEndpoints.categories.list),
      nameOf,
      path: '/kategorien',
    },
  },
  useCommands: useProductCommands,
  overview: { order: 20, load: () => import('./set-up-gaps.ts').then(({ useProductGap }) => useProductGap) },
})
