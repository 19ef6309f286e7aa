import { admins, type Rights } from '#platform/rights.ts'

/** Who may make the calls of this module. */
export const connectionsRights: Rights = {
  'connections.list': admins,
  'connections.save': admins,
  'connections.clear': admins,
  'connections.test': admins,
}
