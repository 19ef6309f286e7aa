import { siteCode, siteModule } from '#ui/site/module.ts'

/** The styles of the page on which guests review an order. */
export const reviewStyles = siteCode(
  'review-styles',
  'modules/reviews/site/review-styles.ts',
  () => import('./review-styles.ts'),
)

export const reviewsSite = siteModule({
  name: 'reviews',
  styles: [reviewStyles],
  late: { questionnaire: () => import('./fill-questionnaire.tsx') },
})
