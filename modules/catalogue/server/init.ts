import { desks } from '#contract/roles.ts'
import type { InitParts } from '#platform/init.ts'
import type { Catalogue } from '../ports.ts'
import { isCategoryShown, publicProduct, publicRecord } from '../rules/public-product.ts'

interface Source {
  catalogue(): Promise<Catalogue>
}

/** What the initial load shows of the catalogue: visitors see what is public, desks see whole records with hidden prices. */
export const catalogueInit: InitParts<Source> = {
  lists: {
    categories: {
      dependsOn: ['category'],
      read: async (from) => (await from.catalogue()).categories.filter(isCategoryShown).map(publicRecord),
    },
    products: {
      dependsOn: ['product'],
      read: async (from) => (await from.catalogue()).products.filter(({ isPublic }) => isPublic).map(publicProduct),
    },
    tags: {
      dependsOn: ['tag'],
      read: async (from) => (await from.catalogue()).tags.filter(({ isEnabled }) => isEnabled).map(publicRecord),
    },
    menus: { dependsOn: ['menu'], read: async (from) => (await from.catalogue()).menus.map(publicRecord) },
  },
  staff: {
    categories: { access: desks, read: async (from) => (await from.catalogue()).categories },
    products: { access: desks, read: async (from) => (await from.catalogue()).products },
    tags: { access: desks, read: async (from) => (await from.catalogue()).tags },
    menus: { access: desks, read: async (from) => (await from.catalogue()).menus },
  },
}
