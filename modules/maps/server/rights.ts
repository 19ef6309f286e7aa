import { everybody, type Rights } from '#platform/rights.ts'

/** The roles that may make the calls of this module. */
export const mapsRights: Rights = {
  'maps.suggest': everybody,
  'maps.retrieve': everybody,
  'maps.route': everybody,
  'maps.drawn-towns': everybody,
}
