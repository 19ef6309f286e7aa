import { crudRights, editors, type Rights } from '#platform/rights.ts'

/** For each call of this module, who may use it. */
export const donationsRights: Rights = {
  ...crudRights('donatees', editors, editors),
  'donatees.report': editors,
  'donatees.report-csv': editors,
}
