import { port } from '#platform/ports.ts'
import type { Category, Menu, Product, SoldOutAt, Tag } from './contract.ts'

/** All that can be ordered, as one value with one version, so that an order is priced from one state. */
export interface Catalogue {
  products: readonly Product[]
  categories: readonly Category[]
  tags: readonly Tag[]
  menus: readonly Menu[]
  /** What single branches have marked as sold out; `productsAt` puts it into the products of a branch. */
  soldOut: readonly SoldOutAt[]
}

/** Ids of products that public pages show. Several modules may have pages. */
export const productsOnPagesPort = port<() => Promise<ReadonlySet<string>>>('catalogue.products-on-pages')

/** What the first page of a visitor needs of the catalogue. */
export const startCataloguePort = port<() => Promise<StartCatalogue>>('catalogue.start')

export interface StartCatalogue extends Pick<Catalogue, 'products' | 'menus'> {}

/** The catalogue from memory. A changed price is used at once, in every process. */
export const cataloguePort = port<() => Promise<Catalogue>>('catalogue.all')
