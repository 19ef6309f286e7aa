import { admins, crudRights, desks, editors, everybody, type Rights } from '#platform/rights.ts'

/**
 * API calls that a screen makes. The two API calls about pairing need no key. The handlers of all other API calls check the key of the
 * screen. Without a valid key they respond with 401, even if the same browser has the session of a person.
 */
const byKey: Rights = Object.fromEntries(
  [
    'pairings',
    'pairing',
    'manifest',
    'asset',
    'data',
    'events',
    'heartbeat',
    'command',
    'plays',
    'logs',
    'screenshot',
  ].map((name) => [`player.${name}`, everybody]),
)

/** The roles that may make the API calls of this module. */
export const signageRights: Rights = {
  ...byKey,
  ...crudRights('scenes', desks, editors),
  ...crudRights('digital-signage-segments', desks, editors),
  ...crudRights('digital-signage-streams', desks, editors),
  ...crudRights('digital-signage-devices', desks, editors),
  'digital-signage-devices.command': desks,
  'digital-signage-devices.command-abort': desks,
  'digital-signage-commands.create': desks,
  'digital-signage-commands.list': desks,
  'digital-signage-devices.pair': editors,
  'digital-signage-devices.unpair': editors,
  'digital-signage-states.list': desks,
  'digital-signage.preview': desks,
  'digital-signage.template': desks,
  'digital-signage.ready-made': editors,
  'digital-signage.film': editors,
  'digital-signage-settings.get': desks,
  'digital-signage-settings.change': admins,
  'digital-signage-plays.list': desks,
  'digital-signage-plays.csv': desks,
  'digital-signage-devices.logs': desks,
  'digital-signage-devices.screenshot': desks,
}
