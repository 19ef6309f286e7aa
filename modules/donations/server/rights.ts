import { crudRights, editors, type Rights } from '#platform/rights.ts'

/** Declares who may make each API call of this module. */
export const donationsRights: Rights = {
  ...crudRights('donatees', editors, editors),
  'donatees.report': editors,
  'donatees.report-csv': editors,
}
