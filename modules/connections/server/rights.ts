import { admins, type Rights } from '#platform/rights.ts'

/** Who may make each API call that this module offers: only administrators. */
export const connectionsRights: Rights = {
  'connections.list': admins,
  'connections.save': admins,
  'connections.clear': admins,
  'connections.test': admins,
}
