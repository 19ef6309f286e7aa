import { crudRights, editors, type Rights } from '#platform/rights.ts'

/** Who may make the calls of this module. */
export const donationsRights: Rights = {
  ...crudRights('donatees', editors, editors),
  'donatees.report': editors,
  'donatees.report-csv': editors,
}
