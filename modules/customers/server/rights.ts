import { admins, crudRights, desks, editors, type Rights } from '#platform/rights.ts'

/** Who may use each API call of this module. Administrators see all customers, back-office users only customers of their branches. */
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
