import { roles } from '#contract/roles.ts'
import { identityTexts } from '../words/identity.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { lazy } from 'react'

export const accountScreen: Screen = {
  path: 'konto',
  title: (locale) => identityTexts(locale).account.title,
  roles,
  component: lazy(() => import('./AccountScreen.tsx')),
}
