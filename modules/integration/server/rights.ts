import { admins, type Rights } from '#platform/rights.ts'

/** Keys and receivers are matters of administrators. */
export const integrationRights: Rights = {
  'api-keys.list': admins,
  'api-keys.scopes': admins,
  'api-keys.create': admins,
  'api-keys.revoke': admins,
}
