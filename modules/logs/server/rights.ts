import { admins, editors, type Rights } from '#platform/rights.ts'

/** Who may make each API call that this module offers. Which entries a caller may see is decided in read-logs.ts. */
export const logsRights: Rights = {
  'logs.list': editors,
  'logs.get': editors,
  'logs.choices': editors,
  'logs.csv': admins,
}
