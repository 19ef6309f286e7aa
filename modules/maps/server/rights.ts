import { everybody, type Rights } from '#platform/rights.ts'

/** Who may make the calls of this module. */
export const mapsRights: Rights = {
  'maps.suggest': everybody,
  'maps.retrieve': everybody,
  'maps.route': everybody,
  'maps.drawn-towns': everybody,
}
