import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconBuildingSkyscraper } from '@tabler/icons-react'
import { partnersTitles } from '../words/titles.ts'

export const partnersBackoffice = backofficeModule({
  name: 'partners',
  editors: [
    {
      entity: 'externalUser',
      path: '/partner',
      icon: IconBuildingSkyscraper,
      names: (locale) => partnersTitles(locale).externalUser,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'],
      nav: { group: 'operations', order: 52 },
      load: () => import('./editor.ts').then(({ externalUserEditor }) => externalUserEditor),
    },
  ],
})
