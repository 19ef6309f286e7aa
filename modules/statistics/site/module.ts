import { siteModule } from '#ui/site/module.ts'

export const statisticsSite = siteModule({ name: 'statistics', after: () => import('./visit-log.ts') })
