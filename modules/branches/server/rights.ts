import { crudRights, desks, editors, type Rights, staff } from '#platform/rights.ts'

/** Who may use each API call of this module. */
export const branchesRights: Rights = {
  'branches.list': staff,
  'branches.get': { met: '-+0+0++' },
  'branches.create': editors,
  'branches.update': editors,
  'branches.remove': editors,
  ...crudRights('tables', desks, editors),
  'tables.order': editors,
}
