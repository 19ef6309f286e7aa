import { editors } from '#contract/roles.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconBrowser, IconBuildingStore, IconSettings } from '@tabler/icons-react'
import { lazy } from 'react'
import { contentEndpoints } from '../contract.ts'
import { contentActions, contentLogTexts } from '../words/log.ts'
import { builderTexts } from '../words/builder.ts'
import { configWords } from '../words/config.ts'
import { configEntity } from './config-entity.ts'
import { useBrand } from './use-brand.ts'

export const contentBackoffice = backofficeModule({
  name: 'content',
  fills: [
    fill(logWords, {
      records: {
        site: { one: (locale) => contentLogTexts(locale).site, to: (id) => `/seiten/${id}` },
        navigation: { one: (locale) => contentLogTexts(locale).navigation },
        block: { one: (locale) => contentLogTexts(locale).block },
        node: { one: (locale) => contentLogTexts(locale).node },
        division: { one: (locale) => contentLogTexts(locale).division },
        redirect: { one: (locale) => contentLogTexts(locale).redirect },
      },
      actions: contentActions,
    }),
  ],
  screens: [
    {
      path: 'seiten',
      title: (locale) => builderTexts(locale).pages,
      roles: editors,
      component: lazy(() => import('./pages/PagesScreen.tsx')),
      nav: { group: 'website', order: 10, icon: IconBrowser, to: '/seiten' },
    },
    {
      path: 'seiten/:id',
      title: (locale) => builderTexts(locale).pages,
      roles: editors,
      component: lazy(() => import('./builder/BuilderScreen.tsx')),
      rail: true,
    },
  ],
  references: {
    site: {
      list: contentEndpoints.sites.list,
      nameOf: ({ name, path, locale }) => `${String(name)} (/${String(locale)}/${String(path)})`,
      path: '/seiten',
    },
    block: { list: contentEndpoints.blocks.list, nameOf: ({ name }) => String(name) },
    node: { list: contentEndpoints.nodes.list, nameOf: ({ name }) => String(name) },
    division: { list: contentEndpoints.divisions.list, nameOf: ({ name }) => String(name) },
  },
  editors: [
    {
      entity: configEntity,
      path: '/marke',
      icon: IconBuildingStore,
      words: configWords,
      roles: ['ROLE_ADMIN'],
      nav: { group: 'settings', order: 10, icon: IconSettings },
      only: 'config',
      load: () => import('./editor.tsx').then(({ configEditor }) => configEditor),
    },
  ],
  useBrand,
})
