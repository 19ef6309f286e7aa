import type { Branch, Table } from '#modules/branches/contract.ts'
import { publicBranch } from '#modules/branches/rules/public-branch.ts'
import type { Category, Menu, Product, PublicProduct, SoldOutAt, Tag } from '#modules/catalogue/contract.ts'
import { isCategoryShown, publicProduct, publicRecord } from '#modules/catalogue/rules/public-product.ts'
import { productsAt } from '#modules/catalogue/rules/sold-out.ts'
import type { Storefront } from '../contract.ts'
import { activeMenu } from '../rules/menu.ts'

/** All data from which storefronts are made. It still contains fields that only staff may see. */
interface StoreSources {
  readonly products: readonly Product[]
  readonly categories: readonly Category[]
  readonly tags: readonly Tag[]
  readonly menus: readonly Menu[]
  readonly soldOut: readonly SoldOutAt[]
  readonly tables: readonly Table[]
  readonly currency: string
}

/**
 * The data of a branch that visitors may see (docs/rules/security.md, Rights): the active and future menus, and the products that these
 * menus or their bundles contain. If no menu is active, also every other public product except vehicles.
 */
export function storefrontOf(
  branch: Branch,
  sources: StoreSources,
  version: string,
  now: Temporal.Instant,
): Storefront {
  const own = sources.menus.filter(({ branches }) => branches.includes(branch.id))
  const active = activeMenu(own, now)
  const menus = own.filter((menu) => menu === active || !isPast(menu, now))
  const all = productsAt(sources.products, sources.soldOut, branch.id).filter(
    ({ isPublic, type }) => isPublic && type !== 'vehicle',
  )
  const products = (active ? listedOn(menus, all) : all).map((product): PublicProduct => publicProduct(product))
  return {
    version,
    branch: publicBranch(branch),
    menus: menus.map(publicRecord),
    categories: sources.categories.filter(isCategoryShown).map(publicRecord),
    products,
    tags: sources.tags.filter(({ isEnabled }) => isEnabled).map(publicRecord),
    tables: sources.tables
      .filter(({ branchId }) => branchId === branch.id)
      .map(({ id, identifier, branchId, area }) => ({ id, identifier, branchId, area })),
    currency: sources.currency,
  }
}

const isPast = ({ availableFrom }: Menu, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(availableFrom), now) <= 0

function listedOn(menus: readonly Menu[], all: readonly Product[]): Product[] {
  const listed = new Set(menus.flatMap(({ catalog }) => catalog.flatMap(({ products }) => products)))
  const parts = all.filter(({ id }) => listed.has(id)).flatMap(({ bundle }) => bundle.map(({ product }) => product))
  const needed = new Set([...listed, ...parts])
  return all.filter(({ id }) => needed.has(id))
}
