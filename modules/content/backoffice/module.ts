import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconBuildingStore, IconSettings } from '@tabler/icons-react'
import { configWords } from '../words/config.ts'
import { configEntity } from './config-entity.ts'
import { useBrand } from './use-brand.ts'

export const contentBackoffice = backofficeModule({
  name: 'content',
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
