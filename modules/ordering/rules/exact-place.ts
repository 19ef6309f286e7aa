/** A place of a ride. `name`: 'Graz'. `place`: its town or region, 'Graz, Steiermark, Österreich'; may be empty. */
interface Named {
  readonly name: string
  readonly place: string
}

/**
 * A place of a ride in one line, with what the guest added if the map knows only a town or a large place (`detail`): 'Graz · Hotel Weitzer'.
 * The town follows the name, except if it says the same: 'Hauptbahnhof, 1100 Wien'. Without a detail, a town has its region: 'Graz,
 * Steiermark, Österreich'.
 */
export function exactPlace({ name, place }: Named, detail: string): string {
  const isTown = place.startsWith(name)
  if (detail) return `${place && !isTown ? `${name}, ${place}` : name} · ${detail}`
  return place && !isTown ? `${name}, ${place}` : place || name
}

/** The same for a narrow card: without the town and the region. */
export const shortPlace = ({ name }: Pick<Named, 'name'>, detail = ''): string =>
  detail ? `${name} · ${detail}` : name
