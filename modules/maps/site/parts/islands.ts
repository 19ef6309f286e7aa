import { siteCode } from '#ui/site/module.ts'

/** The drawn map with one branch, as code that the pages of other modules can load. */
export const branchMap = siteCode(
  'branch-map',
  'modules/maps/site/parts/branch-map.tsx',
  () => import('./branch-map.tsx'),
)
