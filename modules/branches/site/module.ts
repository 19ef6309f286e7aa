import { siteCode, siteModule } from '#ui/site/module.ts'

/** The styles of this module's blocks on content pages. */
export const branchStyles = siteCode(
  'branch-styles',
  'modules/branches/site/branch-styles.ts',
  () => import('./branch-styles.ts'),
)

export const branchesSite = siteModule({ name: 'branches', styles: [branchStyles] })
