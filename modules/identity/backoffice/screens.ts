import { roles } from '#contract/roles.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { lazy } from 'react'

export const accountScreen: Screen = {
  path: 'konto',
  title: (locale) => backofficeTexts(locale).account.title,
  roles,
  component: lazy(() => import('./AccountScreen.tsx')),
}
