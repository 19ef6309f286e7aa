import { siteCode, siteModule } from '#ui/site/module.ts'

export const storefrontIsland = siteCode(
  'store',
  'modules/store/site/storefront-island.tsx',
  () => import('./storefront-island.tsx'),
)
export const foodCheckout = siteCode(
  'checkout.orders',
  'modules/store/site/checkout/food-checkout.tsx',
  () => import('./checkout/food-checkout.tsx'),
)
export const foodStatus = siteCode(
  'status.food',
  'modules/store/site/status/food-status-page.tsx',
  () => import('./status/food-status-page.tsx'),
)

/** The styles of this module's blocks on content pages. These blocks are no islands (they do not run in the browser). */
export const storeBlockStyles = siteCode(
  'store-blocks',
  'modules/store/site/blocks/block-styles.ts',
  () => import('./blocks/block-styles.ts'),
)

export const storeSite = siteModule({
  name: 'store',
  islands: [storefrontIsland],
  late: { nearest: () => import('./find-nearest.ts') },
  screens: [foodCheckout, foodStatus],
  styles: [storeBlockStyles],
})
