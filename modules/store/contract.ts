import { endpoint } from '#contract/endpoint.ts'
import { PublicBranch, PublicTable } from '#modules/branches/contract.ts'
import { PublicCategory, PublicMenu, PublicProduct, PublicTag } from '#modules/catalogue/contract.ts'
import * as z from 'zod'

/** Everything that a storefront shows and calculates prices from: one branch with the products that it may offer now and later. */
export const Storefront = z.object({
  /** A new version for each change of this data. */
  version: z.string(),
  branch: PublicBranch,
  /** Menus of this branch, newest first. The time decides which is active (specification §4, Active menu). None: every public product is offered. */
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
