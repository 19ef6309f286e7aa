import type { Menu } from '../../contract.ts'

/** Guests find products only on menus. Vehicles are booked without a menu. */
export const isOnNoMenu = (product: { id: string; type?: unknown }, menus: readonly Pick<Menu, 'catalog'>[]): boolean =>
  product.type !== 'vehicle' &&
  !menus.some(({ catalog }) => catalog.some(({ products }) => products.includes(product.id)))
