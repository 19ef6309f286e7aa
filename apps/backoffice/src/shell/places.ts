import { navGroups, type Screen, type ScreenNav } from '#ui/backoffice/places.ts'
import { hasRole, type Staff } from '#ui/backoffice/staff.tsx'

export type Placed = Screen & { nav: ScreenNav }

/**
 * Entries of the navigation for a user, sorted by group and by `order` in the group. They do not include screens that the user's roles may
 * not open, or screens for a kind of branch that does not exist.
 */
export function placesFor(
  screens: readonly Screen[],
  { user, branches }: { user: Pick<Staff['user'], 'roles'>; branches: Staff['branches'] },
): Placed[] {
  const has = (kind: ScreenNav['needs']) => !kind || branches.some((one) => one.kind === kind)
  return screens
    .filter((one): one is Placed => one.nav !== undefined && hasRole(user, one.roles) && has(one.nav.needs))
    .toSorted((a, b) => navGroups.indexOf(a.nav.group) - navGroups.indexOf(b.nav.group) || a.nav.order - b.nav.order)
}

/**
 * The navigation entry of a page. If several entries fit, for example '/medien' and '/medien/vorlagen', the entry with the longest path
 * is used. So only one entry is marked. Undefined if no entry fits.
 */
export function placeOf<P extends { readonly nav: Pick<ScreenNav, 'to'> }>(
  places: readonly P[],
  pathname: string,
): P | undefined {
  const pathOf = ({ nav }: P): string => new URL(nav.to, 'http://local').pathname
  return places
    .filter((one) => pathname === pathOf(one) || pathname.startsWith(`${pathOf(one)}/`))
    .toSorted((a, b) => pathOf(b).length - pathOf(a).length)[0]
}
