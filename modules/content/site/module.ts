import { siteCode, siteModule } from '#ui/site/module.ts'

/** The styles of the blocks. The blocks themselves are rendered on the server and need no script. */
export const contentStyles = siteCode(
  'content-styles',
  'modules/content/site/content-styles.ts',
  () => import('./content-styles.ts'),
)

export const contentSite = siteModule({
  name: 'content',
  styles: [contentStyles],
  openers: { lightbox: () => import('./open-lightbox.tsx') },
  late: {
    reviews: () => import('./reviews-frame.ts'),
    'page-events': () => import('./page-events.ts'),
    'page-preview': () => import('./preview/page-preview.ts'),
  },
})
