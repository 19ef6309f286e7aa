import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconHeartHandshake } from '@tabler/icons-react'
import { donationsTitles } from '../words/titles.ts'

export const donationsBackoffice = backofficeModule({
  name: 'donations',
  editors: [
    {
      entity: 'donatee',
      path: '/spenden',
      icon: IconHeartHandshake,
      names: (locale) => donationsTitles(locale).donatee,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'],
      nav: { group: 'settings', order: 35, needs: 'orders' },
      load: () => import('./editor.ts').then(({ donateeEditor }) => donateeEditor),
    },
  ],
})
