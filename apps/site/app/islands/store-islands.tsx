import { Storefront } from '#modules/store/site/storefront.tsx'

/** The interactive part of a storefront: all of it. */
export const storeIslands = { store: Storefront }
