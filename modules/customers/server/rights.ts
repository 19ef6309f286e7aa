import { admins, crudRights, desks, editors, type Rights } from '#platform/rights.ts'

/** Who may make the calls of this module. An editor sees only the customers of their branches. */
export const customersRights: Rights = {
  ...crudRights('customers', editors, editors),
  'customers.overview': editors,
  'customers.merge': editors,
  'customers.split': editors,
  'customers.different': editors,
  'customers.known': desks,
  'customers.check-vat': editors,
  'customers.csv': admins,
  'guests.file': admins,
  'guests.erase': admins,
}
