import type { Endpoint } from '#contract/endpoint.ts'
import { branchesEndpoints, tablesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import { donationsEndpoints } from '#modules/donations/contract.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { mapsEndpoints } from '#modules/maps/contract.ts'
import { mediaEndpoints } from '#modules/media/contract.ts'
import { messagingEndpoints } from '#modules/messaging/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { paymentsEndpoints } from '#modules/payments/contract.ts'
import { storeEndpoints } from '#modules/store/contract.ts'

type Tree = Endpoint | readonly Tree[] | { readonly [name: string]: Tree }

const isEndpoint = (tree: Tree): tree is Endpoint => 'path' in tree && typeof tree.path === 'string'

const flatten = (tree: Tree): Endpoint[] =>
  isEndpoint(tree) ? [tree] : Object.values(tree as Record<string, Tree>).flatMap(flatten)

/** Every call of the product. OpenAPI, the routes and the table of rights come from this list. */
export const contracts: readonly Endpoint[] = flatten([
  mapsEndpoints,
  identityEndpoints,
  messagingEndpoints,
  branchesEndpoints,
  tablesEndpoints,
  catalogueEndpoints,
  donationsEndpoints,
  contentEndpoints,
  mediaEndpoints,
  orderingEndpoints,
  storeEndpoints,
  paymentsEndpoints,
])
