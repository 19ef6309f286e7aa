import { admins, everybody, type Rights } from '#platform/rights.ts'

/**
 * Who may make which API call of this module. Only administrators manage keys, webhooks, calendars and the websites that may show our
 * pages.
 */
export const integrationRights: Rights = {
  'api-keys.list': admins,
  'api-keys.scopes': admins,
  'api-keys.create': admins,
  'api-keys.revoke': admins,
  'webhook-endpoints.list': admins,
  'webhook-endpoints.events': admins,
  'webhook-endpoints.create': admins,
  'webhook-endpoints.update': admins,
  'webhook-endpoints.remove': admins,
  'webhook-endpoints.rotate': admins,
  'webhook-endpoints.test': admins,
  'webhook-endpoints.deliveries': admins,
  'webhook-endpoints.replay': admins,
  'embed-origins.list': admins,
  'embed-origins.create': admins,
  'embed-origins.remove': admins,
  'embed.script': everybody,
  'calendar-feeds.list': admins,
  'calendar-feeds.create': admins,
  'calendar-feeds.revoke': admins,
  'calendar-feeds.read': everybody,
}
