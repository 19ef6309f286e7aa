import { siteCode, siteModule } from '#ui/site/module.ts'

/** Styles of the contact section, which needs no code in the browser. */
export const branchStyles = siteCode(
  'branch-styles',
  'modules/branches/site/branch-styles.ts',
  () => import('./branch-styles.ts'),
)

export const branchesSite = siteModule({ name: 'branches', styles: [branchStyles] })
