import type { PublicBranch } from '#modules/branches/contract.ts'
import { type SiteCode, slot } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import type { CheckoutCommon } from './every-checkout.ts'

/** The checkout of one kind of branch. */
interface CheckoutKind {
  readonly branchKind: PublicBranch['kind']
  /** The component. Its props are the data that all checkouts have in common, and the result of `data`. */
  readonly screen: SiteCode
  readonly data: (site: SiteContext, branch: PublicBranch, common: CheckoutCommon) => object
}

export const checkoutKinds = slot<CheckoutKind>('checkout.kinds')
