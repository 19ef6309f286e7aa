import { endpoint } from '#contract/endpoint.ts'
import { PublicBranch, PublicTable } from '#modules/branches/contract.ts'
import { PublicCategory, PublicMenu, PublicProduct, PublicTag } from '#modules/catalogue/contract.ts'
import * as z from 'zod'

/** The data from which a storefront is shown and its prices are calculated: one branch, with the products that it offers now or may offer later. */
export const Storefront = z.object({
  /** Changes whenever this data changes. */
  version: z.string(),
  branch: PublicBranch,
  /**
   * Menus of this branch, newest first. The current time decides which menu is active (specification §4, Active menu). Without a menu every
   * public product is offered.
   */
  menus: z.array(PublicMenu),
  categories: z.array(PublicCategory),
  /** Public products without vehicles, in their order. */
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
