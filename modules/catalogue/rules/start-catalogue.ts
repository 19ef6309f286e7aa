import type { Menu, Product } from '../contract.ts'

interface Part<P, M> {
  products: readonly P[]
  menus: readonly M[]
}

/**
 * The part of the catalogue that the first page of a visitor needs: public vehicles, which the booking form offers, and public products that
 * pages show. Other products are removed from its menus. So the initial load does not grow with a restaurant's menu.
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
