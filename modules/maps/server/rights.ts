import { everybody, type Rights } from '#platform/rights.ts'

/** Who may make each API call that this module offers. */
export const mapsRights: Rights = {
  'maps.suggest': everybody,
  'maps.retrieve': everybody,
  'maps.route': everybody,
  'maps.drawn-towns': everybody,
}
