import { boardRoles } from '#modules/ordering/backoffice/parts/roles.ts'
import { chooseItemSlot, takeOrderSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { lazy } from 'react'
import { storeTitles } from '../words/titles.ts'

export const storeBackoffice = backofficeModule({
  name: 'store',
  screens: [
    {
      path: 'bestellungen/neu',
      title: (locale) => storeTitles(locale).entry,
      roles: boardRoles,
      component: lazy(() => import('./entry/EntryScreen.tsx')),
      rail: true,
    },
  ],
  fills: [
    fill(
      chooseItemSlot,
      lazy(() => import('./entry/ChooseItem.tsx')),
    ),
    fill(takeOrderSlot, { kind: 'orders', title: (locale) => storeTitles(locale).entry, to: '/bestellungen/neu' }),
  ],
})
