import { editors } from '#contract/roles.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { backofficeModule } from '#ui/backoffice/module.ts'
import {
  IconArrowRampRight,
  IconBrowser,
  IconBuildingCommunity,
  IconBuildingStore,
  IconListDetails,
  IconPuzzle,
  IconSettings,
  IconSitemap,
} from '@tabler/icons-react'
import { lazy } from 'react'
import { contentActions, contentLogTexts } from '../words/log.ts'
import { contentTitles } from '../words/titles.ts'
import { usePageCommands } from './commands.ts'
import { firstBrand, useBrand } from './use-brand.ts'

export const contentBackoffice = backofficeModule({
  name: 'content',
  fills: [
    fill(logWords, {
      records: {
        site: { one: (locale) => contentLogTexts(locale).site, to: (id) => `/seiten/${id}` },
        navigation: { one: (locale) => contentLogTexts(locale).navigation, to: () => '/navigation' },
        block: { one: (locale) => contentLogTexts(locale).block, to: (id) => `/bausteine/${id}` },
      },
      actions: contentActions,
    }),
  ],
  screens: [
    {
      path: 'seiten',
      title: (locale) => contentTitles(locale).pages,
      roles: editors,
      component: lazy(() => import('./pages/PagesScreen.tsx')),
      nav: { group: 'website', order: 10, icon: IconBrowser, to: '/seiten' },
    },
    {
      path: 'seiten/:id',
      title: (locale) => contentTitles(locale).pages,
      roles: editors,
      component: lazy(() => import('./builder/BuilderScreen.tsx')),
      rail: true,
    },
    {
      path: 'navigation',
      title: (locale) => contentTitles(locale).menus,
      roles: editors,
      component: lazy(() => import('./menus/MenusScreen.tsx')),
      nav: { group: 'website', order: 20, icon: IconSitemap, to: '/navigation' },
    },
    {
      path: 'bausteine',
      title: (locale) => contentTitles(locale).parts,
      roles: editors,
      component: lazy(() => import('./parts-screens/PartsScreen.tsx')),
      nav: { group: 'website', order: 30, icon: IconPuzzle, to: '/bausteine' },
    },
    {
      path: 'bausteine/:id',
      title: (locale) => contentTitles(locale).parts,
      roles: editors,
      component: lazy(() => import('./parts-screens/PartScreen.tsx')),
      rail: true,
    },
  ],
  useCommands: usePageCommands,
  references: {
    site: {
      list: () => import('../contract.ts').then(({ contentEndpoints }) => contentEndpoints.sites.list),
      nameOf: ({ name, path, locale }) => `${String(name)} (/${String(locale)}/${String(path)})`,
      path: '/seiten',
    },
    block: {
      list: () => import('../contract.ts').then(({ contentEndpoints }) => contentEndpoints.blocks.list),
      nameOf: ({ name }) => String(name),
      path: '/bausteine',
    },
    node: {
      list: () => import('../contract.ts').then(({ contentEndpoints }) => contentEndpoints.nodes.list),
      nameOf: ({ name }) => String(name),
      path: '/eintraege',
    },
    division: {
      list: () => import('../contract.ts').then(({ contentEndpoints }) => contentEndpoints.divisions.list),
      nameOf: ({ name }) => String(name),
      path: '/organisationen',
    },
  },
  editors: [
    {
      entity: 'node',
      path: '/eintraege',
      icon: IconListDetails,
      names: (locale) => contentTitles(locale).node,
      roles: editors,
      nav: { group: 'website', order: 40 },
      load: () => import('./records/editors.tsx').then(({ nodeEditor }) => nodeEditor),
    },
    {
      entity: 'division',
      path: '/organisationen',
      icon: IconBuildingCommunity,
      names: (locale) => contentTitles(locale).division,
      roles: editors,
      nav: { group: 'website', order: 50 },
      load: () => import('./records/editors.tsx').then(({ divisionEditor }) => divisionEditor),
    },
    {
      entity: 'redirect',
      path: '/weiterleitungen',
      icon: IconArrowRampRight,
      names: (locale) => contentTitles(locale).redirect,
      roles: editors,
      nav: { group: 'website', order: 60 },
      load: () => import('./records/editors.tsx').then(({ redirectEditor }) => redirectEditor),
    },
    {
      entity: 'config',
      path: '/marke',
      icon: IconBuildingStore,
      names: (locale) => contentTitles(locale).config,
      roles: ['ROLE_ADMIN'],
      nav: { group: 'settings', order: 10, icon: IconSettings },
      only: 'config',
      load: () => import('./editor.tsx').then(({ configEditor }) => configEditor),
    },
  ],
  firstCalls: [firstBrand],
  useBrand,
})
