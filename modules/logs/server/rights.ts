import { admins, editors, type Rights } from '#platform/rights.ts'

/** Who may make the calls of this module. Which entries an editor sees is decided in read-logs.ts. */
export const logsRights: Rights = {
  'logs.list': editors,
  'logs.get': editors,
  'logs.choices': editors,
  'logs.csv': admins,
}
