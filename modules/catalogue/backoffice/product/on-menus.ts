import type { Menu } from '../../contract.ts'

/**
 * Whether no menu contains a product. Guests then find the product only in branches without an active menu. False for vehicles: guests book
 * them without a menu.
 */
export const isOnNoMenu = (product: { id: string; type?: unknown }, menus: readonly Pick<Menu, 'catalog'>[]): boolean =>
  product.type !== 'vehicle' &&
  !menus.some(({ catalog }) => catalog.some(({ products }) => products.includes(product.id)))
