import { backofficeTexts } from '#i18n/backoffice.ts'
import { Mark } from '#ui/backoffice/Mark.tsx'
import { navGroups, type Screen } from '#ui/backoffice/places.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Tooltip } from '@mantine/core'
import { IconDots, IconSearch } from '@tabler/icons-react'
import { Fragment, memo, useMemo, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useComposition } from '../composition.tsx'
import { currentLink } from './phone-links.ts'
import { type Placed, placeOf, placesFor } from './places.ts'

/** The screens to which the navigation links, for the signed-in user. */
export function usePlaces(screens: readonly Screen[]): readonly Placed[] {
  const { user, branches } = useStaff()
  return useMemo(() => placesFor(screens, { user, branches }), [screens, user, branches])
}

/**
 * The links to all screens. The component is memoised, because the frame of the page renders several times while a page starts. If the
 * navigation is a rail (icons only), a tooltip shows the name of the link that has the mouse or the focus. All links share one tooltip.
 * Creating a tooltip for each link would take a fifth of the time until the order board is shown.
 */
export const Navigation = memo(function Navigation({ places, isRail }: { places: readonly Placed[]; isRail: boolean }) {
  const t = useTexts(backofficeTexts)
  const [pointed, setPointed] = useState<HTMLElement | null>(null)
  const point = (event: { currentTarget: HTMLElement }) => setPointed(event.currentTarget)
  const leave = () => setPointed(null)
  const tip = isRail ? { onMouseEnter: point, onFocus: point, onMouseLeave: leave, onBlur: leave } : {}
  const locale = useLocale()
  const here = placeOf(places, useLocation().pathname)
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
            <NavLink key={place.path} to={place.nav.to} end={here !== undefined && place !== here} {...tip}>
              <place.nav.icon className="i" stroke={1.75} aria-hidden />
              <span>{place.title(locale)}</span>
              {place.nav.badge ? <place.nav.badge /> : null}
            </NavLink>
          ))}
        </Fragment>
      ))}
      {isRail && pointed && (
        <Tooltip target={pointed} opened label={pointed.querySelector('span')?.textContent} position="right" />
      )}
    </nav>
  )
})

/**
 * The navigation bar on a phone: the screens with `phoneBar`, each followed by the links that modules declare for it (`phoneLinks`), then the search
 * and the list of all screens.
 */
export const PhoneBar = memo(function PhoneBar({
  places,
  onSearch,
  onMore,
}: {
  places: readonly Placed[]
  onSearch: () => void
  onMore: () => void
}) {
  const t = useTexts(backofficeTexts).shell
  const locale = useLocale()
  const location = useLocation()
  const { branches, user } = useStaff()
  const { phoneLinks } = useComposition()
  // If all branches take orders of one kind (rides or food), a link for this kind would show the same as the screen itself.
  const isMixed = new Set(branches.map((one) => one.kind)).size > 1
  const links = phoneLinks.filter(({ isForMixed }) => isMixed || !isForMixed)
  const shown = places.filter(({ nav: { phoneBar } }) =>
    typeof phoneBar === 'object' ? user.roles.every((role) => phoneBar.includes(role)) : phoneBar,
  )
  const current = currentLink([...shown.map(({ nav }) => nav.to), ...links.map(({ to }) => to)], location)
  const state = (to: string) => (to === current ? 'page' : undefined)
  return (
    <nav className="tabbar no-print" aria-label={t.phoneBar}>
      {shown.map((place) => (
        <Fragment key={place.path}>
          <Link to={place.nav.to} aria-current={state(place.nav.to)}>
            <place.nav.icon className="i" stroke={1.75} aria-hidden />
            <span>{place.title(locale)}</span>
            {place.nav.badge ? <place.nav.badge /> : null}
          </Link>
          {links
            .filter(({ after }) => after === place.nav.to)
            .map((link) => (
              <Link key={link.to} to={link.to} aria-current={state(link.to)}>
                <link.icon className="i" stroke={1.75} aria-hidden />
                <span>{link.title(locale)}</span>
              </Link>
            ))}
        </Fragment>
      ))}
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
})
