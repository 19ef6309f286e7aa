import { everybody, type Rights } from '#platform/rights.ts'

/** The roles that may make the calls of this module. */
export const storeRights: Rights = {
  'store.storefront': everybody,
}
