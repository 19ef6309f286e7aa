import { siteCode, siteModule } from '#ui/site/module.ts'

/** The styles of the offline page. */
export const pwaStyles = siteCode('pwa-styles', 'modules/pwa/site/pwa-styles.ts', () => import('./pwa-styles.ts'))

export const pwaSite = siteModule({
  name: 'pwa',
  styles: [pwaStyles],
  late: { app: () => import('./app-root.tsx'), 'offline-page': () => import('./offline-page.ts') },
})
