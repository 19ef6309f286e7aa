import { crudRights, editors, everybody, type Rights } from '#platform/rights.ts'

/** For each API call of this module: who may use it. */
export const partnersRights: Rights = {
  ...crudRights('external-users', editors, editors),
  'external-users.statement': editors,
  'external-users.own-statement': everybody,
  'external-users.statement-csv': editors,
  'external-users.statement-pdf': editors,
  'partner-links.open': everybody,
}
