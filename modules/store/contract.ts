import { endpoint } from '#contract/endpoint.ts'
import { PublicBranch, PublicTable } from '#modules/branches/contract.ts'
import { PublicCategory, PublicMenu, PublicProduct, PublicTag } from '#modules/catalogue/contract.ts'
import * as z from 'zod'

/**
 * The data of one branch from which the website shows its storefront and calculates prices. It contains the branch, its menus, and the
 * products that the branch offers now or on a future menu.
 */
export const Storefront = z.object({
  /** A text that changes whenever this data changes, so that an outdated copy can be detected. */
  version: z.string(),
  branch: PublicBranch,
  /**
   * The active and the future menus of this branch, the newest first. The menu that began last is active (specification §4, Active menu).
   * If no menu is active, all public products are offered.
   */
  menus: z.array(PublicMenu),
  categories: z.array(PublicCategory),
  /** The public products of these menus and of the bundles in them; if no menu is active, all public products except vehicles. */
  products: z.array(PublicProduct),
  tags: z.array(PublicTag),
  tables: z.array(PublicTable),
  currency: z.string(),
})
export type Storefront = z.infer<typeof Storefront>

export const storeEndpoints = {
  storefront: endpoint({
    id: 'store.storefront',
    method: 'GET',
    path: '/api/store/:branch',
    access: 'public',
    params: z.strictObject({ branch: z.string().max(60) }),
    reply: Storefront,
    summary: 'The storefront of a branch by its identifier, from memory; 304 while nothing changes',
  }),
}
