import type { Menu } from '../../contract.ts'

/** Goods reach guests by a menu alone; vehicles are booked without one. */
export const isOnNoMenu = (product: { id: string; type?: unknown }, menus: readonly Pick<Menu, 'catalog'>[]): boolean =>
  product.type !== 'vehicle' &&
  !menus.some(({ catalog }) => catalog.some(({ products }) => products.includes(product.id)))
