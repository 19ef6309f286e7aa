import { desks } from '#contract/roles.ts'
import type { InitParts } from '#platform/init.ts'
import type { Catalogue, StartCatalogue } from '../ports.ts'
import { isCategoryShown, publicProduct, publicRecord } from '../rules/public-product.ts'

interface Source {
  catalogue(): Promise<Catalogue>
  startCatalogue(): Promise<StartCatalogue>
}

/**
 * The part of the catalogue in the data that the site loads first. Visitors get only public records, and only the products that a first
 * page needs; other calls return more products. Staff get complete records, including prices that are hidden from guests.
 */
export const catalogueInit: InitParts<Source> = {
  lists: {
    categories: {
      dependsOn: ['category'],
      read: async (from) => (await from.catalogue()).categories.filter(isCategoryShown).map(publicRecord),
    },
    products: {
      dependsOn: ['product', 'site'],
      read: async (from) => (await from.startCatalogue()).products.map(publicProduct),
    },
    tags: {
      dependsOn: ['tag'],
      read: async (from) => (await from.catalogue()).tags.filter(({ isEnabled }) => isEnabled).map(publicRecord),
    },
    menus: {
      dependsOn: ['menu', 'product', 'site'],
      read: async (from) => (await from.startCatalogue()).menus.map(publicRecord),
    },
  },
  staff: {
    categories: { access: desks, read: async (from) => (await from.catalogue()).categories },
    products: { access: desks, read: async (from) => (await from.catalogue()).products },
    tags: { access: desks, read: async (from) => (await from.catalogue()).tags },
    menus: { access: desks, read: async (from) => (await from.catalogue()).menus },
  },
}
