import { port } from '#platform/ports.ts'
import type { Category, Menu, Product, Tag } from './contract.ts'

/** All that can be ordered, as one value with one version: whoever prices an order sees one state of it. */
export interface Catalogue {
  products: readonly Product[]
  categories: readonly Category[]
  tags: readonly Tag[]
  menus: readonly Menu[]
}

/** The catalogue from memory. A changed price holds at once, in every process. */
export const cataloguePort = port<() => Promise<Catalogue>>('catalogue.all')
