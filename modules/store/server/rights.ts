import { everybody, type Rights } from '#platform/rights.ts'

/** The roles that may make the API calls of this module. */
export const storeRights: Rights = {
  'store.storefront': everybody,
}
