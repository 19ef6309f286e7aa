import { crudRights, desks, editors, everybody, type Rights } from '#platform/rights.ts'

/** Who may make the calls of this module. */
export const catalogueRights: Rights = {
  'products.public': everybody,
  ...crudRights('products', desks, editors),
  ...crudRights('categories', desks, editors),
  ...crudRights('tags', desks, editors),
  'products.order': editors,
  'categories.order': editors,
  'tags.order': editors,
  'products.bulk': editors,
  'products.bulk.remove': editors,
  'products.csv': editors,
  'products.import.preview': editors,
  'products.import': editors,
  'products.sold-out': desks,
  ...crudRights('menus', desks, editors),
  'branches.menus': desks,
}
