import { port } from '#platform/ports.ts'
import type { Category, Menu, Product, SoldOutAt, Tag } from './contract.ts'

/** Everything that can be ordered, as one value with one version, so that all prices of an order come from the same state. */
export interface Catalogue {
  products: readonly Product[]
  categories: readonly Category[]
  tags: readonly Tag[]
  menus: readonly Menu[]
  /** Sold-out marks of single branches. `productsAt` applies them to the products of a branch. */
  soldOut: readonly SoldOutAt[]
}

/** Ids of products that public pages show. Several modules may provide pages. */
export const productsOnPagesPort = port<() => Promise<ReadonlySet<string>>>('catalogue.products-on-pages')

/** The part of the catalogue that the first page of a visitor needs. */
export const startCataloguePort = port<() => Promise<StartCatalogue>>('catalogue.start')

export interface StartCatalogue extends Pick<Catalogue, 'products' | 'menus'> {}

/** The catalogue, from memory. A changed price is used at once in every process. */
export const cataloguePort = port<() => Promise<Catalogue>>('catalogue.all')
