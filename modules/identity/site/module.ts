import { siteModule } from '#ui/site/module.ts'

export const identitySite = siteModule({
  name: 'identity',
  late: { toolbar: () => import('./toolbar-root.tsx') },
})
