import { port } from '#platform/ports.ts'
import type { Category, Menu, Product, SoldOutAt, Tag } from './contract.ts'

/** The whole catalogue as it was at one moment. All prices of an order are taken from one `Catalogue` object, so that they fit together. */
export interface Catalogue {
  products: readonly Product[]
  categories: readonly Category[]
  tags: readonly Tag[]
  menus: readonly Menu[]
  /** The marks that a product is sold out in one branch. `productsAt` adds them to the products of a branch. */
  soldOut: readonly SoldOutAt[]
}

/** Returns the ids of the products that published pages show. Several modules can provide such pages. */
export const productsOnPagesPort = port<() => Promise<ReadonlySet<string>>>('catalogue.products-on-pages')

/** Returns the part of the catalogue that a visitor's first page needs. */
export const startCataloguePort = port<() => Promise<StartCatalogue>>('catalogue.start')

export interface StartCatalogue extends Pick<Catalogue, 'products' | 'menus'> {}

/** Returns the whole catalogue. It is kept in memory. After a change, every server process reads the catalogue again before using it. */
export const cataloguePort = port<() => Promise<Catalogue>>('catalogue.all')
