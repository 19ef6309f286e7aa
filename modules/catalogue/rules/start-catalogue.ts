import type { Menu, Product } from '../contract.ts'

interface Part<P, M> {
  products: readonly P[]
  menus: readonly M[]
}

/**
 * The part of the catalogue that a visitor's first page needs: public vehicles for the booking form, and public products that pages show.
 * Menus contain only these products. Therefore a long menu of a restaurant does not make the data of the first page larger.
 */
export function startCatalogue<P extends Pick<Product, 'id' | 'type' | 'isPublic'>, M extends Pick<Menu, 'catalog'>>(
  { products, menus }: Part<P, M>,
  onPages: ReadonlySet<string>,
): Part<P, M> {
  const shown = products.filter(({ id, type, isPublic }) => isPublic && (type === 'vehicle' || onPages.has(id)))
  const ids = new Set(shown.map(({ id }) => id))
  return {
    products: shown,
    menus: menus.map((menu) => ({
      ...menu,
      catalog: menu.catalog.flatMap((group) => {
        const left = group.products.filter((id) => ids.has(id))
        return left.length > 0 ? [{ ...group, products: left }] : []
      }),
    })),
  }
}
