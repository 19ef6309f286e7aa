import { siteCode } from '#ui/site/module.ts'

/** The branch on the drawn map, for pages of other modules. */
export const branchMap = siteCode(
  'branch-map',
  'modules/maps/site/parts/branch-map.tsx',
  () => import('./branch-map.tsx'),
)
