import { admins, crudRights, editors, everybody, type Rights, staff } from '#platform/rights.ts'

/** Who may make the calls of this module. */
export const contentRights: Rights = {
  init: everybody,
  'sites.page': everybody,
  ...crudRights('sites', editors, editors),
  ...crudRights('navigations', editors, editors),
  'config.get': staff,
  'config.save': admins,
}
