import { boardRoles } from '#modules/ordering/backoffice/parts/roles.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { lazy } from 'react'
import { entryTexts } from '../words/entry.ts'

export const storeScreens: readonly Screen[] = [
  {
    path: 'bestellungen/neu',
    title: (locale) => entryTexts(locale).title,
    roles: boardRoles,
    component: lazy(() => import('./entry/EntryScreen.tsx')),
    rail: true,
  },
]
