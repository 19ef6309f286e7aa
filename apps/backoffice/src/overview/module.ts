import { backofficeTexts } from '#i18n/backoffice.ts'
import type { BackofficeModule } from '#ui/backoffice/module.ts'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { lazy } from 'react'

/**
 * The manifest of the overview. The shell provides this screen. Its figures, cards and warnings come from the manifests of the modules
 * (`overview`).
 */
export const overview = (modules: readonly BackofficeModule[]): BackofficeModule => ({
  name: 'overview',
  screens: [
    {
      path: 'ueberblick',
      title: (locale) => backofficeTexts(locale).overview.title,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'],
      component: lazy(async () => {
        const [{ OverviewScreen }, ...parts] = await Promise.all([
          import('./OverviewScreen.tsx'),
          ...modules
            .flatMap((one) => one.overview ?? [])
            .toSorted((a, b) => a.order - b.order)
            .map(({ load }) => load()),
        ])
        return { default: () => OverviewScreen({ parts }) }
      }),
      nav: { group: 'top', order: 10, icon: IconLayoutDashboard, to: '/ueberblick', keys: ['g', 'u'] },
    },
  ],
  start: [{ roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'], to: '/ueberblick', order: 10 }],
})
