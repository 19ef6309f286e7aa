import { backofficeTexts } from '#i18n/backoffice.ts'
import { Mark } from '#ui/backoffice/Mark.tsx'
import { navGroups, type Screen } from '#ui/backoffice/places.ts'
import { hasRole, useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Tooltip } from '@mantine/core'
import { IconDots, IconSearch, IconSteeringWheel } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Link, NavLink, useLocation } from 'react-router'

export type Placed = Screen & { nav: NonNullable<Screen['nav']> }

/** Places of the navigation for this user, in their order; what the role may not do is absent (design §4). */
export function usePlaces(screens: readonly Screen[]): Placed[] {
  const { user, branches } = useStaff()
  const has = (kind: Placed['nav']['needs']) => !kind || branches.some((one) => one.kind === kind)
  return screens
    .filter((one): one is Placed => one.nav !== undefined && hasRole(user, one.roles) && has(one.nav.needs))
    .toSorted((a, b) => navGroups.indexOf(a.nav.group) - navGroups.indexOf(b.nav.group) || a.nav.order - b.nav.order)
}

export function Navigation({
  places,
  waiting,
  isRail,
}: {
  places: readonly Placed[]
  waiting: number
  isRail: boolean
}) {
  const t = useTexts(backofficeTexts)
  const locale = useLocale()
  const groups = navGroups
    .map((group) => ({ group, places: places.filter((one) => one.nav.group === group) }))
    .filter((one) => one.places.length > 0)
  return (
    <nav className="nav no-print" aria-label={t.shell.navigation}>
      <div className="brand">
        <Mark />
        <span>{t.product}</span>
      </div>
      {groups.map(({ group, places }, index) => (
        <Fragment key={group}>
          {index > 0 ? <div className="gsep" /> : null}
          {t.shell.groups[group] ? <div className="grp">{t.shell.groups[group]}</div> : null}
          {places.map((place) => (
            <Tooltip key={place.path} label={place.title(locale)} position="right" disabled={!isRail}>
              <NavLink to={place.nav.to}>
                <place.nav.icon className="i" stroke={1.75} aria-hidden />
                <span>{place.title(locale)}</span>
                {place.nav.to === '/bestellungen' && waiting > 0 ? <span className="cnt new">{waiting}</span> : null}
              </NavLink>
            </Tooltip>
          ))}
        </Fragment>
      ))}
    </nav>
  )
}

/** Five places for the thumb: orders, rides, history, search, more (design §4; time tracking takes its place when it comes). */
export function PhoneBar({
  places,
  waiting,
  onSearch,
  onMore,
}: {
  places: readonly Placed[]
  waiting: number
  onSearch: () => void
  onMore: () => void
}) {
  const t = useTexts(backofficeTexts).shell
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { branches } = useStaff()
  // Where everything is a ride, the board is the list of rides already.
  const isMixed = new Set(branches.map((one) => one.kind)).size > 1
  const isRides = pathname.startsWith('/bestellungen') && new URLSearchParams(search).get('art') === 'fahrten'
  return (
    <nav className="tabbar no-print" aria-label={t.phoneBar}>
      {places
        .filter((one) => one.nav.phoneBar)
        .map((place) => {
          const isBoard = place.nav.to === '/bestellungen'
          const isCurrent = pathname.startsWith(place.nav.to) && !(isBoard && isRides)
          return (
            <Fragment key={place.path}>
              <Link to={place.nav.to} aria-current={isCurrent ? 'page' : undefined}>
                <place.nav.icon className="i" stroke={1.75} aria-hidden />
                <span>{place.title(locale)}</span>
                {isBoard && waiting > 0 ? <span className="cnt new">{waiting}</span> : null}
              </Link>
              {isBoard && isMixed ? (
                <Link to="/bestellungen?art=fahrten" aria-current={isRides ? 'page' : undefined}>
                  <IconSteeringWheel className="i" stroke={1.75} aria-hidden />
                  <span>{t.rides}</span>
                </Link>
              ) : null}
            </Fragment>
          )
        })}
      <button type="button" onClick={onSearch}>
        <IconSearch className="i" stroke={1.75} aria-hidden />
        <span>{t.search}</span>
      </button>
      <button type="button" onClick={onMore}>
        <IconDots className="i" stroke={1.75} aria-hidden />
        <span>{t.more}</span>
      </button>
    </nav>
  )
}
