import { siteCode, siteModule } from '#ui/site/module.ts'

/** The styles of the contact section. The section itself needs no script in the browser. */
export const branchStyles = siteCode(
  'branch-styles',
  'modules/branches/site/branch-styles.ts',
  () => import('./branch-styles.ts'),
)

export const branchesSite = siteModule({ name: 'branches', styles: [branchStyles] })
