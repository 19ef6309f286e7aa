import type { PublicBranch } from '#modules/branches/contract.ts'
import { type SiteCode, slot } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import type { CheckoutCommon } from './every-checkout.ts'

/** The checkout for one kind of branch. The booking module adds one for rides, the store module one for food. */
interface CheckoutKind {
  readonly branchKind: PublicBranch['kind']
  /** The component of the checkout. Its props are `CheckoutCommon` and the result of `data`. */
  readonly screen: SiteCode
  readonly data: (site: SiteContext, branch: PublicBranch, common: CheckoutCommon) => object
}

export const checkoutKinds = slot<CheckoutKind>('checkout.kinds')
